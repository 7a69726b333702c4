#include "logic/expert/s_whips.h"

namespace ninefold::logic::expert {

namespace {

constexpr int kMostStates = 20000;  // of one search

std::uint64_t scattered_set(const LabelSet& set) {
    std::uint64_t all = 0;
    for (int w = 0; w < LabelSet::kWords; ++w) all = scattered(all + set.word(w));
    return all;
}

}  // namespace

bool SubsetWhipSearch::search(int target, int length, Stop& stop, Chain& found) {
    stop_ = &stop;
    path_length_ = 0;
    subsets_.clear();
    key_ = 0;
    work_ = kMostStates;
    memory_.clear();
    Way way = Way::none;
    if (trail_.add(target, -1)) {
        end(kCsp.kills[target]);
        way = Way::found;
    } else if (length >= 2) {
        way = extend(kCsp.kills[target], length);
    }
    trail_.undo();
    if (way != Way::found || stop.stopped()) return false;
    found.target = target;
    found.links.assign(path_.begin(), path_.begin() + path_length_);
    found.subsets = subsets_;
    return true;
}

// The last variable, by a left candidate that has just died and so is new.
void SubsetWhipSearch::end(const LabelSet& seen) {
    const int variable = trail_.empty();
    int left = -1;
    for (unsigned rest = static_cast<unsigned>(trail_.start(variable)); rest; rest &= rest - 1) {
        const int label = trail_.label(variable, std::countr_zero(rest));
        if (seen.has(label) && !used(label)) left = label;
    }
    path_[path_length_++] = {variable, left, -1};
}

bool SubsetWhipSearch::contradicts(int target) {
    const bool at_once = trail_.add(target, -1);
    const bool in_the_end = at_once || rounds(kLabels) <= kLabels;
    trail_.undo();
    return in_the_end;
}

bool SubsetWhipSearch::used(int left) const {
    for (int i = 0; i < path_length_; ++i)
        if (path_[i].left == left) return true;
    return false;
}

// `seen`: what the last conclusion rules out. `length`: how many variables may still come, the last one included; at
// least two.
SubsetWhipSearch::Way SubsetWhipSearch::extend(const LabelSet& seen, int length) {
    if (stop_->now() || --work_ < 0) return Way::none;
    if (length > 2 && rounds(length - 1) >= length) return Way::none;
    Way way = Way::none;
    const VariableSet open = trail_.state().open;
    for (int w = 0; w < VariableSet::kWords; ++w) {
        for (std::uint64_t rest = open.word(w); rest; rest &= rest - 1) {
            const Way on = conclude(64 * w + std::countr_zero(rest), seen, length);
            if (on == Way::found) return on;
            if (on == Way::blocked) way = on;
        }
    }
    if (length == 2) return way;
    std::vector<Subset> subsets;
    each_subset(trail_.masks(), std::min(length - 1, kLargestSubset),
                [&](const Subset& subset) { subsets.push_back(subset); });
    for (const Subset& subset : subsets) {
        const Way on = conclude(subset, seen, length);
        if (on == Way::found) return on;
        if (on == Way::blocked) way = on;
    }
    return way;
}

// Of several left candidates one does, unless it stands in the way of a later variable.
SubsetWhipSearch::Way SubsetWhipSearch::by_each_left(int variable, const LabelSet& seen, auto follow) {
    Way way = Way::none;
    for (int lefts = trail_.start(variable) & ~trail_.mask(variable); lefts; lefts &= lefts - 1) {
        const int left = trail_.label(variable, std::countr_zero(static_cast<unsigned>(lefts)));
        if (!seen.has(left)) continue;
        if (used(left)) {
            way = Way::blocked;
            continue;
        }
        const Way on = follow(left);
        if (on != Way::blocked) return on;
        way = on;
    }
    return way;
}

SubsetWhipSearch::Way SubsetWhipSearch::conclude(int variable, const LabelSet& seen, int length) {
    const int node = trail_.conclusion(variable);
    if (length == 2 && !trail_.ends(node)) return Way::none;
    return by_each_left(variable, seen, [&](int left) {
        return follow({variable, left, node}, kCsp.kills[node], scattered(std::uint64_t(node)), length - 1,
                      [&] { return trail_.add(node, variable); });
    });
}

SubsetWhipSearch::Way SubsetWhipSearch::conclude(const Subset& subset, const LabelSet& seen, int length) {
    const Crossing& crossing = kCrossing[static_cast<std::size_t>(subset.crossing)];
    Way way = Way::none;
    const LabelSet kills = subset.kills();
    for (int i = 0; i < kSize; ++i) {
        if (!(subset.lines >> i & 1)) continue;
        const int variable = crossing.lines[i];
        const Way on = by_each_left(variable, seen, [&](int left) {
            subsets_.push_back(subset);
            const int right = kNodes + static_cast<int>(subsets_.size()) - 1;
            const Way further = follow({variable, left, right}, kills, scattered_set(kills), length - subset.size(),
                                       [&] { return trail_.add_all(kills); });
            if (further != Way::found) subsets_.pop_back();
            return further;
        });
        if (on == Way::found) return on;
        if (on == Way::blocked) way = on;
    }
    return way;
}

// `length`: how many variables may come after it.
template <typename Conclude>
SubsetWhipSearch::Way SubsetWhipSearch::follow(Link link, const LabelSet& kills, std::uint64_t own, int length,
                                               Conclude conclude) {
    const std::uint64_t state = (key_ + own) * 31 + own;
    if (length > 1 && memory_.hopeless(state, length)) return Way::none;
    path_[path_length_++] = link;
    Way way = Way::none;
    if (conclude()) {
        end(kills);
        way = Way::found;
    } else if (length > 1) {
        key_ += own;
        way = extend(kills, length);
        key_ -= own;
        if (way == Way::none) memory_.keep(state, length);
    }
    trail_.undo();
    if (way != Way::found) --path_length_;
    return way;
}

// As of Trail, with subsets: one of p variables that is there after a round works p rounds later.
int SubsetWhipSearch::rounds(int limit) {
    std::array<std::uint16_t, kVariables> masks;
    std::copy_n(trail_.masks().begin(), kVariables, masks.begin());
    constexpr int kAhead = kLargestSubset + 1;
    std::array<LabelSet, kAhead> due;
    LabelSet said;
    const auto say = [&](int label, int round) {
        if (said.has(label)) return;
        said.add(label);
        due[round % kAhead] |= kCsp.kills[label];
    };
    trail_.state().open.each([&](int variable) { say(trail_.conclusion(variable), 1); });
    int idle = 0;
    for (int round = 1; round <= limit && idle < kAhead; ++round) {
        each_subset(masks, kLargestSubset,
                    [&](const Subset& subset) { due[(round - 1 + subset.size()) % kAhead] |= subset.kills(); });
        LabelSet now = due[round % kAhead];
        due[round % kAhead] = {};
        ++idle;
        bool empty = false;
        now.each([&](int label) {
            if (!(masks[cell_of(label)] >> digit_of(label) & 1)) return;
            idle = 0;
            for (const auto& [variable, bit] : kCsp.places[label]) {
                const unsigned left = masks[variable] &= static_cast<std::uint16_t>(~bit);
                if (left == 0) empty = true;
                if (std::has_single_bit(left)) say(kCsp.labels[variable][std::countr_zero(left)], round + 1);
            }
        });
        if (empty) return round;
    }
    return limit + 1;
}

}  // namespace ninefold::logic::expert
