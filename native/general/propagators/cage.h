// A killer cage: different digits with a given sum. Looks at every set of digits that makes the sum.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Cage final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;
    static constexpr int kMostDigits = 16;  // beyond this there are too many sets; bounds must do

    using Sets = std::vector<Set>;

    // All sets of so many digits that make the sum.
    static Sets sets(int count, int size, int total) {
        Sets found;
        if (count <= size) collect(Set(), 1, count, total, size, found);
        return found;
    }

    // Cages of as many cells with the same sum share their sets.
    Cage(std::vector<int> cells, std::shared_ptr<const Sets> sets)
        : Propagator<Words>(std::move(cells)), sets_(std::move(sets)) {}
    Price price() const override { return Price::sum; }
    std::uint64_t steps() const override { return (4 + sets_->size()) * this->watched().size(); }

    bool propagate(Space<Words>& space) override {
        const auto& cells = this->watched();
        Set together, fixed, allowed, required = space.all();
        for (const int cell : cells) {
            together |= space[cell];
            if (space[cell].single()) fixed |= space[cell];
        }
        for (const Set& set : *sets_) {
            if (!together.contains(set) || !set.contains(fixed) || !meets_all(space, set)) continue;
            allowed |= set;
            required &= set;
        }
        for (const int cell : cells) {
            if (!space.keep(cell, allowed)) return false;
        }
        return place_required(space, required.without(fixed));
    }

  private:
    static void collect(const Set& chosen, int from, int left, int total, int size, Sets& found) {
        if (left == 0) {
            if (total == 0) found.push_back(chosen);
            return;
        }
        for (int digit = from; digit <= size && digit * left <= total; ++digit) {
            Set more = chosen;
            more.add(digit);
            collect(more, digit + 1, left - 1, total - digit, size, found);
        }
    }
    bool meets_all(const Space<Words>& space, const Set& set) const {
        for (const int cell : this->watched()) {
            if (!space[cell].intersects(set)) return false;
        }
        return true;
    }
    // A digit that every set has: its only place, or the cells that see all its places.
    bool place_required(Space<Words>& space, const Set& required) {
        for (int digit = required.first(); digit != 0; digit = required.after(digit)) {
            places_.clear();
            for (const int cell : this->watched()) {
                if (space[cell].has(digit)) places_.push_back(cell);
            }
            if (places_.empty()) return false;
            if (places_.size() == 1) {
                if (!space.place(places_[0], digit)) return false;
                continue;
            }
            for (const int cell : space.peers(places_[0])) {
                if (!space[cell].has(digit)) continue;
                bool sees_all = true;
                for (const int place : places_) sees_all &= space.are_peers(cell, place);
                if (sees_all && !space.remove(cell, Set::only(digit))) return false;
            }
        }
        return true;
    }

    std::shared_ptr<const Sets> sets_;
    std::vector<int> places_;
};

}  // namespace ninefold::general
