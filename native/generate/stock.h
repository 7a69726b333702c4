// Sets of cells of a solution of which one at least must be given (unavoidable sets): were all of one empty, another
// solution would fit the rest. What a digger knows of its grid.
//
// Units are dropped in a random order, so a set is lost, if at all, at its last unit in that order. That makes the
// question "may this unit go?" a few words of bits: the sets that end here, less those with a unit kept before.
#pragma once

#include "generate/plan.h"

namespace ninefold::generate {

class Stock {
  public:
    static constexpr int kWords = 4;
    using Sets = std::array<std::uint64_t, kWords>;  // one bit per set
    using Positions = std::array<std::int8_t, kCells>;

    void clear();
    // Positions of the cells' units in the order of dropping, -1 for a cell that is never given. False if full.
    bool add(CellSet set, const Positions& position_of);

    // Sets that have their last unit at a position, and sets that hold some cell of it.
    const Sets& ending_at(int position) const { return ends_[position]; }
    const Sets& through(int position) const { return through_[position]; }
    // Whether some set has no cell in any unit: then no puzzle of this plan has one solution.
    bool hopeless() const { return hopeless_; }

  private:
    int size_ = 0;
    bool hopeless_ = false;
    std::array<Sets, kCells> ends_, through_;
};

}  // namespace ninefold::generate
