// Locked candidates. Type 1 (pointing): the box has the digit only in one line, so the rest of the line loses
// it. Type 2 (claiming): the line has it only in one box, so the rest of the box loses it.
#include "logic/finders/finders.h"

namespace ninefold::logic {

namespace {

void look(Search& search, Technique technique, int house, int digit, int crossing, CellSet cells) {
    if (!cells.within(house_cells(crossing))) return;
    const CellSet victims = search.grid.cells_of(digit, crossing) - cells;
    if (victims.empty()) return;
    Step step(technique, bit(digit));
    step.use(cells);
    step.house(house, HouseRole::base);
    step.house(crossing, HouseRole::cover);
    step.mark(digit, cells);
    step.eliminate(digit, victims);
    search.add(std::move(step));
}

}  // namespace

void find_locked_candidates(Search& search) {
    const Grid& grid = search.grid;
    const auto scan = [&](Technique technique, int first, int last) {
        for (int house = first; house < last; ++house) {
            for (int digit = 1; digit <= 9; ++digit) {
                if (grid.places(house, digit) < 2 || grid.places(house, digit) > 3) continue;
                const CellSet cells = grid.cells_of(digit, house);
                const auto& crossing = kGeometry.of[cells.first()];
                if (kind_of(house) == HouseKind::box) {
                    look(search, technique, house, digit, crossing[0], cells);
                    look(search, technique, house, digit, crossing[1], cells);
                } else {
                    look(search, technique, house, digit, crossing[2], cells);
                }
                if (search.enough()) return;
            }
        }
    };
    if (search.wants(Technique::locked_candidates_1)) scan(Technique::locked_candidates_1, 18, 27);
    if (search.wants(Technique::locked_candidates_2) && !search.enough()) scan(Technique::locked_candidates_2, 0, 18);
}

}  // namespace ninefold::logic
