// For each digit the candidates that some single-digit argument could remove: those in no way to place the
// digit once in every row, column and box. Where there are none, no fish, colouring or single-digit chain can
// find anything, and their finders need not start.
#pragma once

#include "logic/grid.h"

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

// One way to place the digit on `cells`, using `through`, and avoiding nothing; empty if there is none.
CellSet one_template(CellSet cells, int through);

}  // namespace ninefold::logic
