// Counting circles: a digit in a circle is the number of circles that hold it.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Circles final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;
    // counts[d - 1]: the number that digit d stands for
    Circles(std::vector<int> cells, std::vector<int> counts)
        : Propagator<Words>(std::move(cells)), counts_(std::move(counts)) {}
    Price price() const override { return Price::line; }
    std::uint64_t steps() const override { return this->watched().size() * counts_.size(); }

    bool propagate(Space<Words>& space) override {
        const auto& cells = this->watched();
        // 1. A digit is in no circle, or in as many as it says.
        std::uint64_t sums = 1;  // bit s: the digits so far can fill s circles
        Set sure;
        for (int digit = 1; digit <= space.size(); ++digit) {
            int certain = 0, possible = 0;
            for (const int cell : cells) {
                possible += space[cell].has(digit);
                certain += space[cell].has(digit) && space[cell].single();
            }
            const int count = counts_[digit - 1];
            if (certain > 0) sure.add(digit);
            if (certain > count || (certain > 0 && possible < count)) return false;
            const auto gone = Set::only(digit);
            for (const int cell : cells) {
                if (!space[cell].has(digit) || space[cell].single()) continue;
                if (possible < count || certain == count) {
                    if (!space.remove(cell, gone)) return false;
                } else if (certain > 0 && possible == count) {
                    if (!space.keep(cell, gone)) return false;
                }
            }
            const bool can = possible >= count && count > 0 && count < 64;
            sums = (certain > 0 ? 0 : sums) | (can ? sums << count : 0);
        }
        // 2. Together they fill all circles.
        return cells.size() >= 64 || (sums >> cells.size() & 1) != 0;
    }

  private:
    std::vector<int> counts_;
};

}  // namespace ninefold::general
