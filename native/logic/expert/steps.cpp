#include "logic/expert/steps.h"

#include "logic/expert/oddagons.h"

namespace ninefold::logic::expert {

StepSearch::StepSearch() : subset_whips_(std::make_unique<SubsetWhipSearch>()) {
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
    subset_whips_->begin(position_);
    reached_.clear();
    reached_.resize(kLabels);
    variables_.clear();
    for (int variable = 0; variable < kVariables; ++variable) {
        const auto mask = static_cast<unsigned>(position_.mask(variable));
        if (std::popcount(mask) < 2 || std::popcount(mask) > 3) continue;
        Relation& labels = variables_.emplace_back();
        for (unsigned rest = mask; rest; rest &= rest - 1)
            labels.push_back(kCsp.labels[variable][std::countr_zero(rest)]);
    }
    if (relations_.empty()) kinds &= ~kWithRelations;
    // Every kind is a g-braid, or one with relations or subsets: what does not contradict itself has no chain at all.
    // Oddagons and forcing whips are of another nature.
    std::vector<int> left, left_by_relations, left_by_subsets;
    for (const int target : targets) {
        if (whips_[true]->contradicts(target)) left.push_back(target);
        if ((kinds & kWithRelations) && or_whips_[true]->contradicts(target)) left_by_relations.push_back(target);
        if ((kinds & bit_of(ChainKind::s_whip)) && subset_whips_->contradicts(target))
            left_by_subsets.push_back(target);
    }
    for (int allowed = 1; allowed <= length; ++allowed) {
        for (int i = 0; i < kChainKinds; ++i) {
            const auto kind = static_cast<ChainKind>(i);
            // A chain of one variable is a whip; of two, the braids are whips too.
            if (!(kinds & bit_of(kind))) continue;
            if (allowed == 1 && kind != ChainKind::whip && kind != ChainKind::or_whip) continue;
            if (kind == ChainKind::or_forcing_whip || kind == ChainKind::forcing_whip) {
                auto forced = forcing(kind, targets, allowed, stop);
                if (forced) return forced;
                continue;
            }
            const bool related = (kWithRelations & bit_of(kind)) != 0;
            for (const int target : kind == ChainKind::oddagon  ? targets
                                    : kind == ChainKind::s_whip ? left_by_subsets
                                    : related                   ? left_by_relations
                                                                : left) {
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
        case ChainKind::s_whip:
            return subset_whips_->search(target, length, stop, chain);
        case ChainKind::or_whip:
        case ChainKind::or_g_whip:
            return or_whips_[kind == ChainKind::or_g_whip]->search(target, length, stop, touched, &chain);
        case ChainKind::or_forcing_whip:
        case ChainKind::forcing_whip:
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

const WhipSearch::Reached& StepSearch::reached_from(int label, Stop& stop) {
    constexpr int kLongestBranch = 5;
    auto& reached = reached_[static_cast<std::size_t>(label)];
    if (!reached) {
        reached = std::make_unique<WhipSearch::Reached>();
        whips_[true]->spread(label, kLongestBranch, stop, *reached);
    }
    return *reached;
}

// From each label of a relation, or of a variable, a partial whip to one that rules out the target: as many variables
// together as allowed, that which they begin with counted as one.
std::optional<ChainStep> StepSearch::forcing(ChainKind kind, const std::vector<int>& targets, int length, Stop& stop) {
    const std::vector<Relation>& starts = kind == ChainKind::forcing_whip ? variables_ : relations_;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        std::vector<const WhipSearch::Reached*> reached;
        for (const int label : starts[i]) reached.push_back(&reached_from(label, stop));
        for (const int target : targets) {
            int sum = 1;
            for (const auto* each : reached) sum += (*each)[target];
            // Of one place it is a whip.
            if (sum > length || (sum == 1 && kind == ChainKind::forcing_whip) || stop.stopped()) continue;
            ChainStep step{
                kind, {target, {}, {}}, {target}, {}, kind == ChainKind::forcing_whip ? -1 : static_cast<int>(i)};
            for (std::size_t at = 0; at < starts[i].size(); ++at)
                whips_[true]->reach(starts[i][at], target, (*reached[at])[target], stop, step.branches.emplace_back());
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
