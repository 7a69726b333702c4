// XY-wing: a pivot xy that sees a cell xz and a cell yz; one of the two holds z. XYZ-wing: the pivot may hold
// z too, so the victims must see all three.
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

void add_wing(Query& query, Technique technique, int pivot, int one, int two, int digit, CellSet victims) {
    Step step(technique, query.grid.mask(pivot) | query.grid.mask(one) | query.grid.mask(two));
    for (const int cell : {pivot, one, two}) step.use(CellSet::only(cell));
    for (const int candidate : each_digit(query.grid.mask(pivot)))
        step.mark(candidate, CellSet::only(pivot), Role::pivot);
    step.mark(digit, CellSet::of({one, two}), Role::pincer);
    step.eliminate(digit, victims);
    query.add(std::move(step));
}

// Cells with two candidates, by what they hold.
class Pairs {
  public:
    explicit Pairs(const Grid& grid) : cells_(grid.bivalue()) {
        for (const int cell : cells_) {
            auto& [mask, holders] = place(grid.mask(cell));
            mask = grid.mask(cell);
            holders.add(cell);
        }
    }
    CellSet all() const { return cells_; }
    CellSet of(Mask mask) const {
        for (int i = 0; i < size_; ++i)
            if (kinds_[i].mask == mask) return kinds_[i].cells;
        return {};
    }

  private:
    struct Kind {
        Mask mask = 0;
        CellSet cells;
    };
    Kind& place(Mask mask) {
        for (int i = 0; i < size_; ++i)
            if (kinds_[i].mask == mask) return kinds_[i];
        return kinds_[size_++];
    }

    CellSet cells_;
    std::array<Kind, 36> kinds_{};  // as many as pairs of digits
    int size_ = 0;
};

void look(Query& query, int pivot, int one, int two) {
    if (!are_peers(pivot, one) || !are_peers(pivot, two)) return;
    const Grid& grid = query.grid;
    const int digit = lowest(grid.mask(one) & grid.mask(two));
    const CellSet victims = (grid.cells_of(digit) & peers(one) & peers(two)) - CellSet::only(pivot);
    if (!victims.empty()) add_wing(query, Technique::xy_wing, pivot, one, two, digit, victims);
}

}  // namespace

void find_xy_wings(Query& query) {
    const Grid& grid = query.grid;
    const Pairs pairs(grid);
    for (const int a : pairs.all()) {
        for (const int b : pairs.all()) {
            if (b <= a || !(grid.mask(a) & grid.mask(b)) || grid.mask(a) == grid.mask(b)) continue;
            // Three cells with two of three digits each, every digit twice: what a and b do not share is in c.
            for (const int c : pairs.of(grid.mask(a) ^ grid.mask(b))) {
                if (c <= b) continue;
                look(query, a, b, c);
                look(query, b, a, c);
                look(query, c, b, a);
                if (query.enough()) return;
            }
        }
    }
}

void find_xyz_wings(Query& query) {
    const Grid& grid = query.grid;
    const CellSet bivalue = grid.bivalue();
    for (const int pivot : grid.empty()) {
        if (grid.count(pivot) != 3) continue;
        for (const int one : bivalue& peers(pivot)) {
            if (grid.mask(one) & ~grid.mask(pivot)) continue;
            for (const int two : bivalue& peers(pivot)) {
                if (two <= one || (grid.mask(one) | grid.mask(two)) != grid.mask(pivot)) continue;
                const int digit = lowest(grid.mask(one) & grid.mask(two));
                const CellSet victims = grid.cells_of(digit) & peers(pivot) & peers(one) & peers(two);
                if (!victims.empty()) add_wing(query, Technique::xyz_wing, pivot, one, two, digit, victims);
                if (query.enough()) return;
            }
        }
    }
}

}  // namespace ninefold::logic
