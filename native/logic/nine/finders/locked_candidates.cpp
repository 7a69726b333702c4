// Locked candidates. Type 1 (pointing): the box has the digit only in one line, so the rest of the line loses
// it. Type 2 (claiming): the line has it only in one box, so the rest of the box loses it.
#include "logic/nine/finders/finders.h"
#include "logic/nine/fruitless.h"

namespace ninefold::logic {

namespace {

void look(Query& query, Technique technique, int house, int digit, int crossing, CellSet cells) {
    if (!cells.within(house_cells(crossing))) return;
    const CellSet victims = query.grid.cells_of(digit, crossing) - cells;
    if (victims.empty()) return;
    Step step(technique, bit(digit));
    step.use(cells);
    step.house(house, HouseRole::base);
    step.house(crossing, HouseRole::cover);
    step.mark(digit, cells);
    step.eliminate(digit, victims);
    query.add(std::move(step));
}

}  // namespace

void find_locked_candidates(Query& query) {
    const Grid& grid = query.grid;
    auto& fruitless = Fruitless::of(query);
    const auto scan = [&](Technique technique, int search, int first, int last) {
        Mask digits = 0;
        for (int digit = 1; digit <= kSize; ++digit)
            if (!fruitless.digit(search, digit)) digits |= bit(digit);
        for (int house = first; house < last; ++house) {
            for (const int digit : each_digit(digits)) {
                if (grid.places(house, digit) < 2 || grid.places(house, digit) > 3) continue;
                const CellSet cells = grid.cells_of(digit, house);
                const auto& crossing = kGeometry.of[cells.first()];
                if (kind_of(house) == HouseKind::box) {
                    look(query, technique, house, digit, crossing[0], cells);
                    look(query, technique, house, digit, crossing[1], cells);
                } else {
                    look(query, technique, house, digit, crossing[2], cells);
                }
                if (query.enough()) return;
            }
        }
        if (query.first)
            for (const int digit : each_digit(digits)) fruitless.nothing_with_digit(search, digit);
    };
    if (query.wants(Technique::locked_candidates_1))
        scan(Technique::locked_candidates_1, kPointing, kFirstBox, kHouses);
    if (query.wants(Technique::locked_candidates_2) && !query.enough())
        scan(Technique::locked_candidates_2, kClaiming, 0, kFirstBox);
}

}  // namespace ninefold::logic
