#include "logic/expert/steps.h"

#include "logic/expert/oddagons.h"

namespace ninefold::logic::expert {

StepSearch::StepSearch() {
    for (const bool groups : {false, true}) {
        whips_[groups] = std::make_unique<WhipSearch>(groups);
        or_whips_[groups] = std::make_unique<WhipSearch>(groups);
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
        or_whips_[groups]->begin(position_, relations_);
    }
    reached_.clear();
    if (relations_.empty()) kinds &= ~kWithRelations;
    // Every kind is a g-braid, or one with relations: what does not contradict itself has no chain at all. Oddagons
    // and forcing whips are of another nature.
    std::vector<int> left, left_by_relations;
    for (const int target : targets) {
        if (whips_[true]->contradicts(target)) left.push_back(target);
        if ((kinds & kWithRelations) && or_whips_[true]->contradicts(target)) left_by_relations.push_back(target);
    }
    for (int allowed = 1; allowed <= length; ++allowed) {
        for (int i = 0; i < kChainKinds; ++i) {
            const auto kind = static_cast<ChainKind>(i);
            // A chain of one variable is a whip; of two, the braids are whips too.
            if (!(kinds & bit_of(kind))) continue;
            if (allowed == 1 && kind != ChainKind::whip && kind != ChainKind::or_whip) continue;
            if (kind == ChainKind::or_forcing_whip) {
                auto forced = forcing(targets, allowed, stop);
                if (forced) return forced;
                continue;
            }
            const bool related = (kWithRelations & bit_of(kind)) != 0;
            for (const int target : kind == ChainKind::oddagon ? targets : related ? left_by_relations : left) {
                ChainStep step;
                step.kind = kind;
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
        case ChainKind::oddagon:
            return length % 2 == 1 && length > 1 && find_oddagon(position_, target, length, chain);
        case ChainKind::or_whip:
        case ChainKind::or_g_whip:
            return or_whips_[kind == ChainKind::or_g_whip]->search(target, length, stop, touched, &chain);
        case ChainKind::or_forcing_whip:
            return false;
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

// From each label of a relation a partial whip to one that rules out the target: as many variables together as allowed,
// the relation counted as one.
std::optional<ChainStep> StepSearch::forcing(const std::vector<int>& targets, int length, Stop& stop) {
    WhipSearch& search = *whips_[true];
    constexpr int kLongestBranch = 5;
    if (reached_.empty()) {
        reached_.resize(relations_.size());
        for (std::size_t i = 0; i < relations_.size(); ++i) {
            reached_[i].resize(relations_[i].size());
            for (std::size_t at = 0; at < relations_[i].size(); ++at)
                search.spread(relations_[i][at], kLongestBranch, stop, reached_[i][at]);
        }
    }
    for (std::size_t i = 0; i < relations_.size(); ++i) {
        for (const int target : targets) {
            int sum = 1;
            for (const auto& reached : reached_[i]) sum += reached[target];
            if (sum > length || stop.stopped()) continue;
            ChainStep step{ChainKind::or_forcing_whip, {target, {}}, {target}, {}, static_cast<int>(i)};
            for (std::size_t at = 0; at < relations_[i].size(); ++at) {
                Chain& branch = step.branches.emplace_back();
                search.reach(relations_[i][at], target, reached_[i][at][target], stop, branch);
            }
            if (!stop.stopped()) return step;
        }
    }
    return std::nullopt;
}

std::vector<int> StepSearch::targets_of(const ChainStep& step) const {
    if (step.chain.length() > 1) return {step.chain.target};
    std::vector<int> all;
    const int variable = step.chain.links[0].variable;
    Relation labels;
    if (variable >= kVariables)
        labels = relations_[static_cast<std::size_t>(variable - kVariables)];
    else
        for (unsigned rest = static_cast<unsigned>(position_.mask(variable)); rest; rest &= rest - 1)
            labels.push_back(kCsp.labels[variable][std::countr_zero(rest)]);
    position_.each_label([&](int label) {
        bool sees = true;
        for (const int other : labels) sees = sees && kCsp.linked_to(label, other);
        if (sees) all.push_back(label);
    });
    return all;
}

}  // namespace ninefold::logic::expert
