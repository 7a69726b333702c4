// Reverse BUG: two digits a and b, and cells that were filled by solving, no givens. If an open cell were a, it and
// some of these would be closed: every row, column and box that has one of them as a has another as b. Then a and b
// could change places in all of them, and the puzzle would have two solutions: the open cell is not a. (Four cells are
// an avoidable rectangle.)
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

class ReverseBug {
  public:
    ReverseBug(Query& query, int a, int b) : query_(query), grid_(query.grid), digits_{a, b} {
        for (int cell = 0; cell < kCells; ++cell)
            for (int k = 0; k < 2; ++k)
                if (grid_.digit(cell) == digits_[k]) placed_[k].add(cell);
    }

    // The open cell as the first of the two digits.
    void find(int open) {
        CellSet reached[2] = {CellSet::only(open), {}}, waiting[2] = {CellSet::only(open), {}};
        while (!waiting[0].empty() || !waiting[1].empty()) {
            const int k = waiting[0].empty() ? 1 : 0;
            const int cell = waiting[k].pop();
            for (const int house : kGeometry.of[cell]) {
                CellSet other = house_cells(house) & placed_[1 - k];
                if (k == 1 && house_cells(house).has(open)) other.add(open);
                if (!other.single() || other.meets(grid_.given())) return;
                waiting[1 - k] |= other - reached[1 - k];
                reached[1 - k] |= other;
            }
        }
        Step step(Technique::reverse_bug, static_cast<Mask>(bit(digits_[0]) | bit(digits_[1])));
        step.eliminate(digits_[0], CellSet::only(open));
        step.use(reached[0] | reached[1]);
        step.evidence.sets.push_back({reached[0] | reached[1], step.digits});
        step.mark(digits_[0], CellSet::only(open), Role::extra);
        query_.add(std::move(step));
    }

  private:
    Query& query_;
    const Grid& grid_;
    int digits_[2];
    CellSet placed_[2];
};

}  // namespace

void find_reverse_bugs(Query& query) {
    for (int a = 1; a <= kSize; ++a)
        for (int b = 1; b <= kSize; ++b) {
            if (a == b) continue;
            ReverseBug pattern(query, a, b);
            for (const int cell : query.grid.cells_of(a)) {
                if (query.enough()) return;
                pattern.find(cell);
            }
        }
}

}  // namespace ninefold::logic
