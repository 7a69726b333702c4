// BUG + n: but for a few further candidates every open cell has two, and every digit has two places in each house or
// none. Without the further ones the grid would have two solutions or none, so one of them is true: what all of them
// rule out goes. (One further candidate alone is BUG + 1, a technique of its own.)
#include "logic/nine/finders/finders.h"
#include "logic/nine/guardians.h"

namespace ninefold::logic {

namespace {

constexpr int kMostLargerCells = 6;

// Whether the digit has a third place in every house of the cell.
bool third_everywhere(const Grid& grid, int cell, int digit) {
    for (const int house : kGeometry.of[cell])
        if (grid.places(house, digit) < 3) return false;
    return true;
}

}  // namespace

void find_bug_plus_n(Query& query) {
    const Grid& grid = query.grid;
    const CellSet larger = grid.empty() - grid.bivalue();
    if (larger.empty() || larger.count() > kMostLargerCells) return;
    std::vector<Candidate> guardians;
    for (const int cell : larger) {
        int extra = 0;
        for (const int digit : each_digit(grid.mask(cell)))
            if (third_everywhere(grid, cell, digit)) {
                guardians.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
                ++extra;
            }
        if (grid.count(cell) - extra != 2) return;
    }
    if (guardians.size() < 2) return;
    for (int house = 0; house < kHouses; ++house)
        for (int digit = 1; digit <= kSize; ++digit) {
            int left = grid.places(house, digit);
            for (const auto& [cell, extra] : guardians) left -= extra == digit && house_cells(house).has(cell);
            if (left != 0 && left != 2) return;
        }
    Step step(Technique::bug_plus_n, 0);
    rule_out_by_all(grid, guardians, step);
    if (step.eliminations.empty()) return;
    for (const auto& [cell, digit] : guardians) {
        step.digits |= bit(digit);
        step.mark(digit, CellSet::only(cell), Role::extra);
    }
    step.use(larger);
    query.add(std::move(step));
}

}  // namespace ninefold::logic
