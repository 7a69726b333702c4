#include "logic/expert/steps.h"

namespace ninefold::logic::expert {

StepSearch::StepSearch() {
    for (const bool groups : {false, true}) {
        whips_[groups] = std::make_unique<WhipSearch>(groups);
        braids_[groups] = std::make_unique<BraidSearch>(groups);
    }
}

std::optional<ChainStep> StepSearch::next(const Position& position, unsigned kinds, int length, Stop& stop) {
    std::vector<int> targets;
    position.each_label([&](int label) {
        if (!position.is_placed(label)) targets.push_back(label);
    });
    position_ = position;
    return first_of(targets, kinds, length, stop);
}

std::optional<ChainStep> StepSearch::on(const Position& position, int target, unsigned kinds, int length, Stop& stop) {
    if (!position.has(target) || position.is_placed(target)) return std::nullopt;
    position_ = position;
    return first_of({target}, kinds, length, stop);
}

std::optional<ChainStep> StepSearch::first_of(const std::vector<int>& targets, unsigned kinds, int length, Stop& stop) {
    plain_.begin(position_);
    for (const bool groups : {false, true}) {
        whips_[groups]->begin(position_);
        braids_[groups]->begin(position_);
    }
    // Every other kind is a g-braid: what does not contradict itself has no chain at all.
    std::vector<int> left;
    for (const int target : targets)
        if (whips_[true]->contradicts(target)) left.push_back(target);
    for (int allowed = 1; allowed <= length; ++allowed) {
        for (int i = 0; i < kChainKinds; ++i) {
            const auto kind = static_cast<ChainKind>(i);
            // A chain of one variable is a whip; of two, the braids are whips too.
            if (!(kinds & bit_of(kind)) || (allowed == 1 && kind != ChainKind::whip)) continue;
            for (const int target : left) {
                ChainStep step{kind, {}, {}};
                if (stop.look()) return std::nullopt;
                if (!holds(kind, target, allowed, stop, step.chain)) continue;
                step.eliminations = targets_of(step);
                return step;
            }
        }
    }
    return std::nullopt;
}

bool StepSearch::holds(ChainKind kind, int target, int length, Stop& stop, Chain& chain) {
    VariableSet touched;
    switch (kind) {
        case ChainKind::biv_chain:
            return plain_.search(PlainKind::biv_chain, target, length, stop, chain);
        case ChainKind::z_chain:
            return plain_.search(PlainKind::z_chain, target, length, stop, chain);
        case ChainKind::t_whip:
            return plain_.search(PlainKind::t_whip, target, length, stop, chain);
        case ChainKind::whip:
        case ChainKind::g_whip:
            return whips_[kind == ChainKind::g_whip]->search(target, length, stop, touched, &chain);
        case ChainKind::braid:
        case ChainKind::g_braid:
            return braids_[kind == ChainKind::g_braid]->search(target, length, stop, touched, &chain);
    }
    return false;
}

std::vector<int> StepSearch::targets_of(const ChainStep& step) const {
    if (step.chain.length() > 1) return {step.chain.target};
    std::vector<int> all;
    const int variable = step.chain.links[0].variable;
    position_.each_label([&](int label) {
        bool sees = true;
        for (unsigned rest = static_cast<unsigned>(position_.mask(variable)); rest; rest &= rest - 1)
            sees = sees && kCsp.linked_to(label, kCsp.labels[variable][std::countr_zero(rest)]);
        if (sees) all.push_back(label);
    });
    return all;
}

}  // namespace ninefold::logic::expert
