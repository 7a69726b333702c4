// All different, complete: keeps exactly the candidates that occur in some filling of the house (Régin 1994). Finds
// every naked and hidden set at once.
//
// A matching gives each cell a digit of its own. Draw an arrow from cell i to cell j if i could take the digit of j. A
// candidate survives if the owner of its digit is on a cycle with the cell (swap around the cycle), or if from the
// owner arrows lead to a cell that can take a digit nobody owns.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Matching final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;
    explicit Matching(std::vector<int> cells) : Propagator<Words>(std::move(cells)), match_(this->watched().size()) {}
    Price price() const override { return Price::matching; }
    bool settles() const override { return true; }
    std::uint64_t steps() const override { return (15 + match_.size()) * match_.size(); }

    bool propagate(Space<Words>& space) override {
        const auto& cells = this->watched();
        const int n = static_cast<int>(cells.size());
        owner_.assign(space.size() + 1, -1);
        for (int i = 0; i < n; ++i) {  // what is left of the last matching
            const int digit = match_[i];
            if (digit != 0 && space[cells[i]].has(digit) && owner_[digit] < 0) {
                owner_[digit] = i;
            } else {
                match_[i] = 0;
            }
        }
        for (int i = 0; i < n; ++i) {
            if (match_[i] != 0) continue;
            seen_ = Set();
            if (!augment(space, i)) return false;
        }
        find_components(space);
        for (int i = 0; i < n; ++i) {
            if (space[cells[i]].single()) continue;
            Set keep = Set::only(match_[i]);
            for (int d = space[cells[i]].first(); d != 0; d = space[cells[i]].after(d)) {
                const int j = owner_[d];
                if (j < 0 || free_[component_[j]] || component_[i] == component_[j]) keep.add(d);
            }
            if (!space.keep(cells[i], keep)) return false;
        }
        return true;
    }

  private:
    bool augment(const Space<Words>& space, int i) {
        const Set open = space[this->watched()[i]].without(seen_);
        for (int d = open.first(); d != 0; d = open.after(d)) {
            if (owner_[d] < 0) return take(i, d);
        }
        for (int d = open.first(); d != 0; d = open.after(d)) {
            if (seen_.has(d)) continue;
            seen_.add(d);
            if (augment(space, owner_[d])) return take(i, d);
        }
        return false;
    }
    bool take(int i, int digit) {
        owner_[digit] = i;
        match_[i] = digit;
        return true;
    }

    // Tarjan. free_[c]: from component c arrows lead to a digit that nobody owns.
    void find_components(const Space<Words>& space) {
        const std::size_t n = match_.size();
        order_.assign(n, 0);
        low_.assign(n, 0);
        component_.assign(n, -1);
        free_.clear();
        stack_.clear();
        clock_ = 0;
        for (std::size_t i = 0; i < n; ++i) {
            if (order_[i] == 0) visit(space, static_cast<int>(i));
        }
    }
    bool visit(const Space<Words>& space, int i) {
        order_[i] = low_[i] = ++clock_;
        stack_.push_back(i);
        bool free = false;
        const Set& here = space[this->watched()[i]];
        for (int d = here.first(); d != 0; d = here.after(d)) {
            const int j = owner_[d];
            if (j < 0) {
                free = true;
            } else if (order_[j] == 0) {
                free |= visit(space, j);
                low_[i] = std::min(low_[i], low_[j]);
            } else if (component_[j] < 0) {
                low_[i] = std::min(low_[i], order_[j]);
            } else {
                free |= free_[component_[j]] != 0;
            }
        }
        reaches_free_.resize(match_.size());
        reaches_free_[i] = free;
        if (low_[i] != order_[i]) return free;
        const int id = static_cast<int>(free_.size());
        bool any = false;
        while (true) {
            const int j = stack_.back();
            stack_.pop_back();
            component_[j] = id;
            any |= reaches_free_[j] != 0;
            if (j == i) break;
        }
        free_.push_back(any);
        return any;
    }

    std::vector<int> match_, owner_, order_, low_, component_, stack_;
    std::vector<char> free_, reaches_free_;
    Set seen_;
    int clock_ = 0;
};

}  // namespace ninefold::general
