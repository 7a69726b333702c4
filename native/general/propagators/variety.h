// A cell that says how many different digits others hold. At least those that are placed, and one more for each cell
// that has none of what was counted; at most the placed ones and one for each open cell, and no more than there are
// candidates.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Variety final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    // cells: the one that counts, then the others; shift: the number of a digit d is d + shift
    Variety(const std::vector<int>& cells, int shift)
        : Propagator<Words>(each_once(cells)),
          control_(cells[0]),
          others_(each_once({cells.begin() + 1, cells.end()})),
          shift_(shift) {}
    Price price() const override { return Price::line; }

    bool propagate(Space<Words>& space) override {
        Set placed, all;
        int open = 0;
        for (const int cell : others_) {
            all |= space[cell];
            if (space[cell].single()) placed |= space[cell];
        }
        Set met = placed;
        int least = placed.count();
        for (const int cell : others_) {
            open += !placed.contains(space[cell]);
            if (met.intersects(space[cell])) continue;
            ++least;
            met |= space[cell];
        }
        const int most = std::min(all.count(), placed.count() + open);
        if (least - shift_ > space.size() || most - shift_ < 1) return false;
        const Set low = Set::all(std::max(least - shift_ - 1, 0)),
                  high = Set::all(std::min(most - shift_, space.size()));
        if (!space.keep(control_, high.without(low))) return false;
        if (space[control_].last() + shift_ == placed.count()) return no_more(space, placed);
        return space[control_].first() + shift_ != placed.count() + open || all_new(space, placed);
    }

  private:
    bool no_more(Space<Words>& space, const Set& placed) {
        return std::all_of(others_.begin(), others_.end(), [&](int cell) { return space.keep(cell, placed); });
    }
    // Every open cell that is counted brings a digit that is not placed.
    bool all_new(Space<Words>& space, const Set& placed) {
        return std::all_of(others_.begin(), others_.end(),
                           [&](int cell) { return placed.contains(space[cell]) || space.remove(cell, placed); });
    }

    int control_;
    std::vector<int> others_;
    int shift_;
};

}  // namespace ninefold::general
