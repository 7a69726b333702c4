// No two rows or columns are the same number, read from either end. Two lines that agree everywhere but at one place
// must differ there.
#pragma once

#include "general/propagators/board_lines.h"

namespace ninefold::general {

template <int Words>
class Unlike final : public Propagator<Words> {
  public:
    Unlike(const std::vector<int>& board, int size) : Propagator<Words>(board), lines_(board, size) {}
    Price price() const override { return Price::line; }
    std::uint64_t steps() const override { return 32 * this->watched().size(); }

    bool propagate(Space<Words>& space) override {
        const int size = lines_.size();
        // Two lines are alike if they are so backward: the second of the two is read both ways, the first is not.
        for (int a = 0; a < lines_.count(); ++a) {
            if (a / size % 2 == 1) continue;
            for (int b = a + 1; b < lines_.count(); ++b) {
                if (!differ(space, lines_[a], lines_[b])) return false;
            }
        }
        return true;
    }

  private:
    static bool differ(Space<Words>& space, const std::vector<int>& a, const std::vector<int>& b) {
        int open = -1;
        for (std::size_t k = 0; k < a.size(); ++k) {
            const auto &here = space[a[k]], &there = space[b[k]];
            if (a[k] == b[k]) continue;
            if (!here.intersects(there)) return true;
            if (here.single() && there.single()) continue;
            if (open >= 0) return true;
            open = static_cast<int>(k);
        }
        if (open < 0) return false;
        const auto here = space[a[open]], there = space[b[open]];
        if (here.single()) return space.remove(b[open], here);
        return !there.single() || space.remove(a[open], there);
    }

    BoardLines lines_;
};

}  // namespace ninefold::general
