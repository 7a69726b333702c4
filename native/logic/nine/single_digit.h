// For each digit the candidates that some single-digit argument could remove: those in no way to place the
// digit once in every row, column and box. Where there are none, no fish, colouring or single-digit chain can
// find anything, and their finders need not start.
#pragma once

#include "logic/nine/grid.h"

namespace ninefold::logic {

// A table for Workspace::current<SingleDigit>(grid).
class SingleDigit {
  public:
    void build(const Grid& grid);
    CellSet removable(int digit) const { return removable_[digit]; }

  private:
    std::array<CellSet, 10> cells_{}, removable_{};
};

// The candidates out of `cells` (all candidates of one digit) that are in no way to place it.
CellSet unplaceable(CellSet cells);
// The candidates out of `cells` that are in every way to place it.
CellSet unavoidable(CellSet cells);

}  // namespace ninefold::logic
