// W-wing: two cells with the same two candidates, and a strong link of one of the digits between their peers.
// One of the two cells holds the other digit.
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

// The bridge: a house with two places for the digit, one seen by each of the two cells.
void look(Query& query, int one, int two, int digit, int bridge) {
    const Grid& grid = query.grid;
    const CellSet victims = grid.cells_of(digit) & peers(one) & peers(two);
    if (victims.empty()) return;
    for (int house = 0; house < kHouses; ++house) {
        if (!grid.strong(house, bridge)) continue;
        CellSet ends = grid.cells_of(bridge, house);
        if (ends.has(one) || ends.has(two)) continue;
        int a = ends.pop(), b = ends.first();
        if (are_peers(two, a) && are_peers(one, b)) std::swap(a, b);
        if (!are_peers(one, a) || !are_peers(two, b)) continue;
        Step step(Technique::w_wing, static_cast<Mask>(bit(digit) | bit(bridge)));
        for (const int cell : {one, two}) step.use(CellSet::only(cell));
        step.mark(digit, CellSet::of({one, two}), Role::pincer);
        step.link(bridge, CellSet::only(one), CellSet::only(a), false);
        step.link(bridge, CellSet::only(a), CellSet::only(b), true);
        step.link(bridge, CellSet::only(b), CellSet::only(two), false);
        step.house(house);
        step.eliminate(digit, victims);
        query.add(std::move(step));
        return;
    }
}

}  // namespace

void find_w_wings(Query& query) {
    const CellSet cells = query.grid.bivalue();
    for (const int one : cells) {
        const Mask mask = query.grid.mask(one);
        const int low = lowest(mask), high = lowest(static_cast<Mask>(mask & (mask - 1)));
        for (const int two : cells) {
            if (two <= one || query.grid.mask(two) != mask) continue;
            look(query, one, two, low, high);
            look(query, one, two, high, low);
            if (query.enough()) return;
        }
    }
}

}  // namespace ninefold::logic
