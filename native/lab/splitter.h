// Splitting search: reason as far as `reason` goes, then try each candidate of the cell that `choose` names, deeper
// and deeper. Every depth keeps its own position, so that coming back costs nothing.
#pragma once

#include <deque>

#include "lab/position.h"

namespace ninefold::lab {

template <int Words, typename Reason, typename Choose>
class Splitter {
  public:
    Splitter(const Layout<Words>& layout, Meter& meter, Reason reason, Choose choose)
        : layout_(layout), meter_(meter), reason_(reason), choose_(choose) {}

    void run(const Position<Words>& start) {
        at(0) = start;
        meter_.state_bytes =
            sizeof(start) + start.digits.size() + start.candidates.size() * sizeof(typename Position<Words>::Set);
        split(0, meter_.root());
    }

  private:
    Position<Words>& at(std::size_t depth) {
        while (positions_.size() <= depth) positions_.emplace_back();
        return positions_[depth];
    }

    // True: done, by a solution or by a limit.
    bool split(std::size_t depth, int tree) {
        Position<Words>& position = positions_[depth];
        if (!meter_.heavy_node(depth, tree) || !meter_.store(depth + 1)) return true;
        if (!position.dead) reason_(layout_, position, meter_);
        if (position.full()) return meter_.found(position.digits, tree);
        meter_.expanded(tree);
        if (position.dead) meter_.barren();
        if (position.dead) return false;
        const int cell = choose_(layout_, position);
        const auto choices = position.candidates[cell];
        for (int digit = choices.first(); digit != 0; digit = choices.after(digit)) {
            at(depth + 1) = positions_[depth];
            at(depth + 1).place(layout_, cell, digit, meter_);
            if (split(depth + 1, meter_.plant(tree, cell, digit))) return true;
        }
        return false;
    }

    const Layout<Words>& layout_;
    Meter& meter_;
    Reason reason_;
    Choose choose_;
    std::deque<Position<Words>> positions_;  // one per depth; a deque keeps references alive while it grows
};

}  // namespace ninefold::lab
