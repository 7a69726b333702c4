// XY-wing: a pivot xy that sees a cell xz and a cell yz; one of the two holds z. XYZ-wing: the pivot may hold
// z too, so the victims must see all three.
#include "logic/finders/finders.h"

namespace ninefold::logic {

namespace {

void add_wing(Search& search, Technique technique, int pivot, int one, int two, int digit, CellSet victims) {
    Step step(technique, search.grid.mask(pivot) | search.grid.mask(one) | search.grid.mask(two));
    for (const int cell : {pivot, one, two}) step.use(CellSet::only(cell));
    for (const int candidate : Digits(search.grid.mask(pivot))) step.mark(candidate, CellSet::only(pivot), Role::pivot);
    step.mark(digit, CellSet::of({one, two}), Role::pincer);
    step.eliminate(digit, victims);
    search.add(std::move(step));
}

// Three cells with two of three digits each, every digit twice.
bool interlock(Mask a, Mask b, Mask c) {
    return std::popcount(static_cast<unsigned>(a | b | c)) == 3 && a != b && b != c && a != c;
}

void look(Search& search, int pivot, int one, int two) {
    if (!are_peers(pivot, one) || !are_peers(pivot, two)) return;
    const Grid& grid = search.grid;
    const int digit = lowest(grid.mask(one) & grid.mask(two));
    const CellSet victims = (grid.cells_of(digit) & peers(one) & peers(two)) - CellSet::only(pivot);
    if (!victims.empty()) add_wing(search, Technique::xy_wing, pivot, one, two, digit, victims);
}

}  // namespace

void find_xy_wings(Search& search) {
    const Grid& grid = search.grid;
    const CellSet cells = grid.bivalue();
    for (const int a : cells) {
        for (const int b : cells) {
            if (b <= a || !(grid.mask(a) & grid.mask(b)) || grid.mask(a) == grid.mask(b)) continue;
            for (const int c : cells) {
                if (c <= b || !interlock(grid.mask(a), grid.mask(b), grid.mask(c))) continue;
                look(search, a, b, c);
                look(search, b, a, c);
                look(search, c, b, a);
                if (search.enough()) return;
            }
        }
    }
}

void find_xyz_wings(Search& search) {
    const Grid& grid = search.grid;
    const CellSet bivalue = grid.bivalue();
    for (const int pivot : grid.empty()) {
        if (grid.count(pivot) != 3) continue;
        for (const int one : bivalue& peers(pivot)) {
            if (grid.mask(one) & ~grid.mask(pivot)) continue;
            for (const int two : bivalue& peers(pivot)) {
                if (two <= one || (grid.mask(one) | grid.mask(two)) != grid.mask(pivot)) continue;
                const int digit = lowest(grid.mask(one) & grid.mask(two));
                const CellSet victims = grid.cells_of(digit) & peers(pivot) & peers(one) & peers(two);
                if (!victims.empty()) add_wing(search, Technique::xyz_wing, pivot, one, two, digit, victims);
                if (search.enough()) return;
            }
        }
    }
}

}  // namespace ninefold::logic
