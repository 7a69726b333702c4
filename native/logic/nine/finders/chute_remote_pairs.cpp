// Chute remote pair: two cells with the same two candidates a and b, in two boxes and two lines of a band or stack. If
// both were a, the third box would have its a in the third line; where these three cells (o) cannot be a, one of the
// two is b, and what sees both (*) loses b.
//
//     ab   .   .  |  *  *  *  |  .  .  .
//      *   *   *  |  .  ab .  |  .  .  .
//      .   .   .  |  .  .  .  |  o  o  o
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

// The cells of the third box in the third line, where two cells are in two boxes and two lines of a chute; none if they
// are not. `line_of` gives rows for a band, columns for a stack.
CellSet third_cells(int a, int b, int (*line_of)(int)) {
    const int first = line_of(a), second = line_of(b);
    if (first / 3 != second / 3 || first == second || box_of(a) == box_of(b)) return {};
    const int chute = first / 3 * 3;
    const int third = 3 * chute + 3 - first - second;
    CellSet cells = house_cells(third);
    return cells - house_cells(box_of(a)) - house_cells(box_of(b));
}

void judge_pair(Query& query, int a, int b, CellSet third) {
    const Grid& grid = query.grid;
    const Mask pair = grid.mask(a);
    Mask possible = 0;
    for (const int cell : third) possible |= grid.digit(cell) != 0 ? bit(grid.digit(cell)) : grid.mask(cell);
    Step step(Technique::chute_remote_pair, pair);
    for (const int digit : each_digit(pair))
        if ((possible & pair & ~bit(digit)) == 0)
            step.eliminate(digit, common_peers(CellSet::of({a, b})) & grid.cells_of(digit));
    if (step.eliminations.empty()) return;
    step.use(CellSet::of({a, b}));
    for (const std::uint32_t houses = common_houses(third); const int house : kGeometry.of[third.first()])
        if ((houses >> house & 1) != 0) step.house(house);
    for (const int digit : each_digit(pair)) step.mark(digit, CellSet::of({a, b}), Role::pincer);
    query.add(std::move(step));
}

}  // namespace

void find_chute_remote_pairs(Query& query) {
    const CellSet pairs = query.grid.bivalue();
    for (const int a : pairs)
        for (const int b : pairs) {
            if (b <= a || query.grid.mask(a) != query.grid.mask(b)) continue;
            for (const auto line_of :
                 {+[](int cell) { return row_of(cell); }, +[](int cell) { return column_of(cell); }}) {
                if (query.enough()) return;
                if (const CellSet third = third_cells(a, b, line_of); !third.empty()) judge_pair(query, a, b, third);
            }
        }
}

}  // namespace ninefold::logic
