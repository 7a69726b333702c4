// Bivalue universal grave + 1: every empty cell has two candidates, but for one with three, and every digit
// has two places in every house, but for one digit that has three in the houses of that cell. Without that
// candidate the puzzle would have two solutions or none, so the cell holds that digit.
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

void find_bug(Query& query) {
    const Grid& grid = query.grid;
    const CellSet rest = grid.empty() - grid.bivalue();
    if (!rest.single() || grid.count(rest.first()) != 3) return;
    const int cell = rest.first();
    int extra = 0;
    for (int house = 0; house < kHouses; ++house) {
        for (int digit = 1; digit <= kSize; ++digit) {
            const int places = grid.places(house, digit);
            if (places == 0 || places == 2) continue;
            if (places != 3 || !house_cells(house).has(cell) || !grid.has(cell, digit)) return;
            if (extra != 0 && extra != digit) return;
            extra = digit;
        }
    }
    if (extra == 0) return;
    Step step(Technique::bug_plus_1, 0);
    step.use(rest);
    step.mark(extra, rest, Role::extra);
    for (const int digit : each_digit(grid.mask(cell) & ~bit(extra))) step.eliminate(digit, rest);
    query.add(std::move(step));
}

}  // namespace ninefold::logic
