#include "logic/nine/single_digit.h"

namespace ninefold::logic {

namespace {

// Fills the rows that still have cells, the row with the fewest first; cells in `preferred` are tried first,
// so that a few templates cover most candidates.
bool fill(CellSet cells, CellSet preferred, unsigned rows, CellSet& chosen) {
    if (rows == 0) return true;
    int best = -1, fewest = 10;
    for (unsigned rest = rows; rest; rest &= rest - 1) {
        const int row = std::countr_zero(rest);
        const int count = (cells & house_cells(row)).count();
        if (count < fewest) {
            fewest = count;
            best = row;
        }
        if (fewest <= 1) break;
    }
    const CellSet options = cells & house_cells(best);
    for (const CellSet part : {options & preferred, options - preferred}) {
        for (const int cell : part) {
            chosen.add(cell);
            if (fill(cells - peers(cell), preferred, rows & ~(1u << best), chosen)) return true;
            chosen.remove(cell);
        }
    }
    return false;
}

unsigned rows_of(CellSet cells) {
    unsigned rows = 0;
    for (int row = 0; row < kSize; ++row)
        if (cells.meets(house_cells(row))) rows |= 1u << row;
    return rows;
}

CellSet one_template(CellSet cells, CellSet preferred, int through) {
    CellSet chosen = CellSet::only(through);
    const unsigned rows = rows_of(cells) & ~(1u << row_of(through));
    return fill(cells - peers(through), preferred, rows, chosen) ? chosen : CellSet();
}

}  // namespace

CellSet unplaceable(CellSet cells) {
    CellSet left = cells, untried = cells;
    while (!untried.empty()) {
        const int cell = untried.first();
        const CellSet found = one_template(left, untried, cell);
        untried.remove(cell);
        if (found.empty())
            left.remove(cell);  // in no template, so no other template needs it
        else
            untried -= found;
    }
    return cells - left;
}

CellSet unavoidable(CellSet cells) {
    const unsigned rows = rows_of(cells);
    CellSet every;
    if (!fill(cells, {}, rows, every)) return {};
    for (const int cell : every) {
        CellSet other;
        if (fill(cells - CellSet::only(cell), {}, rows, other)) every.remove(cell);
    }
    return every;
}

void SingleDigit::build(const Grid& grid) {
    for (int digit = 1; digit <= kSize; ++digit) {
        if (cells_[digit] == grid.cells_of(digit)) continue;
        cells_[digit] = grid.cells_of(digit);
        removable_[digit] = unplaceable(cells_[digit]);
    }
}

}  // namespace ninefold::logic
