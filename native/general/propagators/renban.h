// Cells, no two alike, that hold consecutive digits in any order: they fill one of the windows of so many digits.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Renban final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;
    using Propagator<Words>::Propagator;
    Price price() const override { return Price::sum; }

    bool propagate(Space<Words>& space) override {
        const auto& cells = this->watched();
        const int n = static_cast<int>(cells.size());
        Set together, allowed, required = space.all();
        for (const int cell : cells) together |= space[cell];
        for (int low = 1; low + n - 1 <= space.size(); ++low) {
            Set window;
            for (int digit = low; digit < low + n; ++digit) window.add(digit);
            if (!together.contains(window) || !fills(space, window)) continue;
            allowed |= window;
            required &= window;
        }
        for (const int cell : cells) {
            if (!space.keep(cell, allowed)) return false;
        }
        // A digit of every window with one place left goes there.
        for (int digit = required.first(); digit != 0; digit = required.after(digit)) {
            int place = -1, places = 0;
            for (const int cell : cells) {
                if (space[cell].has(digit)) place = cell, ++places;
            }
            if (places == 0 || (places == 1 && !space.place(place, digit))) return false;
        }
        return true;
    }

  private:
    bool fills(const Space<Words>& space, const Set& window) const {
        for (const int cell : this->watched()) {
            if (!space[cell].intersects(window)) return false;
        }
        return true;
    }
};

}  // namespace ninefold::general
