// Parts of equal length that hold the same digits, each equally often. For every digit the least and the greatest
// number of times each part can hold it are compared with those of the others.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Same final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;
    Same(std::vector<int> cells, int length) : Propagator<Words>(std::move(cells)), length_(length) {}
    Price price() const override { return Price::line; }
    std::uint64_t steps() const override { return 20 * this->watched().size(); }

    bool propagate(Space<Words>& space) override {
        const auto& cells = this->watched();
        const int parts = static_cast<int>(cells.size()) / length_;
        Set common = space.all();
        for (int part = 0; part < parts; ++part) {
            Set here;
            for (int k = 0; k < length_; ++k) here |= space[cells[part * length_ + k]];
            common &= here;
        }
        for (const int cell : cells) {
            if (!space.keep(cell, common)) return false;
        }
        for (int digit = common.first(); digit != 0; digit = common.after(digit)) {
            if (!balance(space, digit, parts)) return false;
        }
        return true;
    }

  private:
    bool balance(Space<Words>& space, int digit, int parts) {
        const auto& cells = this->watched();
        int least = 0, most = length_;
        for (int part = 0; part < parts; ++part) {
            int sure = 0, possible = 0;
            for (int k = 0; k < length_; ++k) {
                const Set& here = space[cells[part * length_ + k]];
                if (!here.has(digit)) continue;
                ++possible;
                sure += here.single();
            }
            least = std::max(least, sure);
            most = std::min(most, possible);
        }
        if (least > most) return false;
        for (int part = 0; part < parts; ++part) {
            int sure = 0, possible = 0;
            for (int k = 0; k < length_; ++k) {
                const Set& here = space[cells[part * length_ + k]];
                possible += here.has(digit);
                sure += here.has(digit) && here.single();
            }
            for (int k = 0; k < length_ && possible > sure; ++k) {
                const int cell = cells[part * length_ + k];
                if (!space[cell].has(digit) || space[cell].single()) continue;
                if (possible == least && !space.place(cell, digit)) return false;
                if (sure == most && !space.remove(cell, Set::only(digit))) return false;
            }
        }
        return true;
    }

    int length_;
};

}  // namespace ninefold::general
