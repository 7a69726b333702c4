#include "logic/nine/guardians.h"

namespace ninefold::logic {

void rule_out_by_all(const Grid& grid, const std::vector<Candidate>& guardians, Step& step) {
    std::array<CellSet, 10> ruled_out;
    ruled_out.fill(grid.empty());
    for (const auto& [cell, guardian] : guardians)
        for (int digit = 1; digit <= kSize; ++digit)
            ruled_out[digit] &= digit == guardian ? peers(cell) : CellSet::only(cell);
    CellSet hit;
    for (int digit = 1; digit <= kSize; ++digit) hit |= ruled_out[digit] & grid.cells_of(digit);
    for (const int cell : hit)
        for (const int digit : each_digit(grid.mask(cell)))
            if (ruled_out[digit].has(cell)) step.eliminate(digit, CellSet::only(cell));
}

}  // namespace ninefold::logic
