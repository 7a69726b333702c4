// Two cells and a table of the pairs of digits that may stand there: each candidate needs a partner.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Pair final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    // table: size × size, row by row, nonzero where (first, second) may stand
    Pair(std::vector<int> cells, int size, const std::vector<int>& table)
        : Propagator<Words>(std::move(cells)), to_(size + 1), from_(size + 1) {
        for (int a = 1; a <= size; ++a) {
            for (int b = 1; b <= size; ++b) {
                if (table[(a - 1) * size + b - 1] == 0) continue;
                to_[a].add(b);
                from_[b].add(a);
            }
        }
    }
    Price price() const override { return Price::pair; }

    bool propagate(Space<Words>& space) override {
        const int a = this->watched()[0], b = this->watched()[1];
        return space.keep(b, partners(space[a], to_)) && space.keep(a, partners(space[b], from_));
    }

  private:
    static Set partners(const Set& digits, const std::vector<Set>& table) {
        Set result;
        for (int digit = digits.first(); digit != 0; digit = digits.after(digit)) result |= table[digit];
        return result;
    }
    std::vector<Set> to_, from_;
};

}  // namespace ninefold::general
