// Templates: all ways to place one digit. Set: cells in every way hold it. Delete: candidates in no way are
// false. The digits narrow each other down first: a cell that one digit must take is taken from the ways of
// all others.
#include "logic/nine/finders/finders.h"
#include "logic/nine/single_digit.h"

namespace ninefold::logic {

namespace {

struct Ways {
    std::array<CellSet, 10> possible, forced;
};

Ways narrow(const Grid& grid) {
    Ways ways;
    for (int digit = 1; digit <= kSize; ++digit) ways.possible[digit] = grid.cells_of(digit);
    for (bool changed = true; changed;) {
        changed = false;
        for (int digit = 1; digit <= kSize; ++digit) {
            const CellSet possible = ways.possible[digit] - unplaceable(ways.possible[digit]);
            const CellSet forced = unavoidable(possible);
            if (possible != ways.possible[digit] || forced != ways.forced[digit]) changed = true;
            ways.possible[digit] = possible;
            ways.forced[digit] = forced;
            for (int other = 1; other <= kSize; ++other)
                if (other != digit) ways.possible[other] -= forced;
        }
    }
    return ways;
}

}  // namespace

void find_templates(Query& query) {
    const Ways ways = narrow(query.grid);
    if (query.wants(Technique::template_set)) {
        for (int digit = 1; digit <= kSize; ++digit) {
            if (ways.forced[digit].empty()) continue;
            Step step(Technique::template_set, bit(digit));
            for (const int cell : ways.forced[digit]) step.place(cell, digit);
            query.add(std::move(step));
        }
    }
    if (query.wants(Technique::template_delete) && !query.enough()) {
        for (int digit = 1; digit <= kSize; ++digit) {
            const CellSet victims = query.grid.cells_of(digit) - ways.possible[digit];
            if (victims.empty()) continue;
            Step step(Technique::template_delete, bit(digit));
            step.eliminate(digit, victims);
            query.add(std::move(step));
        }
    }
}

}  // namespace ninefold::logic
