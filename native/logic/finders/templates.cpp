// Templates: all ways to place one digit. Set: cells in every way hold it. Delete: candidates in no way are
// false. The digits narrow each other down first: a cell that one digit must take is taken from the ways of
// all others.
#include "logic/finders/finders.h"
#include "logic/single_digit.h"

namespace ninefold::logic {

namespace {

struct Ways {
    std::array<CellSet, 10> possible, forced;
};

Ways narrow(const Grid& grid) {
    Ways ways;
    for (int digit = 1; digit <= 9; ++digit) ways.possible[digit] = grid.cells_of(digit);
    for (bool changed = true; changed;) {
        changed = false;
        for (int digit = 1; digit <= 9; ++digit) {
            const CellSet possible = ways.possible[digit] - unplaceable(ways.possible[digit]);
            const CellSet forced = unavoidable(possible);
            if (possible != ways.possible[digit] || forced != ways.forced[digit]) changed = true;
            ways.possible[digit] = possible;
            ways.forced[digit] = forced;
            for (int other = 1; other <= 9; ++other)
                if (other != digit) ways.possible[other] -= forced;
        }
    }
    return ways;
}

}  // namespace

void find_templates(Search& search) {
    const Ways ways = narrow(search.grid);
    if (search.wants(Technique::template_set)) {
        for (int digit = 1; digit <= 9; ++digit) {
            if (ways.forced[digit].empty()) continue;
            Step step(Technique::template_set, bit(digit));
            for (const int cell : ways.forced[digit]) step.place(cell, digit);
            search.add(std::move(step));
        }
    }
    if (search.wants(Technique::template_delete) && !search.enough()) {
        for (int digit = 1; digit <= 9; ++digit) {
            const CellSet victims = search.grid.cells_of(digit) - ways.possible[digit];
            if (victims.empty()) continue;
            Step step(Technique::template_delete, bit(digit));
            step.eliminate(digit, victims);
            search.add(std::move(step));
        }
    }
}

}  // namespace ninefold::logic
