// Sue de Coq. Two or three cells C where a line crosses a box; a set A of further cells of the line, a set B
// of further cells of the box:
//
//      box
//     . B .
//     C C C   . A .   . . .   line
//     . . B
//
// A and B share no digit of C. A digit of A that C lacks is an extra one: it is good for one cell of A and no more (and
// so for B). If the cells of A, B and C are as many as the digits of C, plus the extras of A, plus those of B, every
// one of these digits is used up inside.
//
// Then the line loses, outside of A and C, the digits of A and those of C that are not in B; the box, outside
// of B and C, the digits of B and those of C that are not in A.
#include "logic/nine/finders/finders.h"
#include "logic/nine/fruitless.h"
#include "logic/nine/set_steps.h"

namespace ninefold::logic {

namespace {

struct CellGroup {
    CellSet cells;
    Mask digits = 0;

    CellGroup with(const Grid& grid, int cell) const {
        return {cells | CellSet::only(cell), static_cast<Mask>(digits | grid.mask(cell))};
    }
    // Cells beyond the digits that `core` lacks: what the part takes away from the core.
    int gain(const CellGroup& core) const { return cells.count() - std::popcount<unsigned>(digits & ~core.digits); }
};

class Crossing {
  public:
    Crossing(Query& query, SetSteps& steps) : query_(query), grid_(query.grid), steps_(steps) {}

    void find(int line, int box) {
        line_ = line;
        box_ = box;
        const CellSet both = house_cells(line) & house_cells(box) & grid_.empty();
        if (both.count() >= 2) grow_core({}, both);
    }

  private:
    // In each of these, rest has the cells behind the last one taken.
    void grow_core(const CellGroup& core, CellSet rest) {
        while (!rest.empty() && !query_.enough()) {
            const CellGroup larger = core.with(grid_, rest.pop());
            slack_ = std::popcount(larger.digits) - larger.cells.count();
            if (larger.cells.count() >= 2 && slack_ >= 2) {
                core_ = larger;
                grow_line({}, (house_cells(line_) & grid_.empty()) - core_.cells);
            }
            grow_core(larger, rest);
        }
    }

    void grow_line(const CellGroup& part, CellSet rest) {
        int left = rest.count();
        while (left-- > 0 && !query_.enough()) {
            const CellGroup larger = part.with(grid_, rest.pop());
            const int gain = larger.gain(core_);
            // B needs a digit of the core for itself.
            if ((core_.digits & ~larger.digits) == 0) continue;
            if (gain >= 1 && gain < slack_) {
                a_ = larger;
                CellSet cells = (house_cells(box_) & grid_.empty()) - core_.cells - a_.cells;
                for (const int digit : each_digit(a_.digits & core_.digits)) cells -= grid_.cells_of(digit);
                grow_box({}, cells);
            }
            if (gain + left >= 1) grow_line(larger, rest);
        }
    }

    void grow_box(const CellGroup& part, CellSet rest) {
        const int missing = slack_ - a_.gain(core_);
        int left = rest.count();
        while (left-- > 0 && !query_.enough()) {
            const CellGroup larger = part.with(grid_, rest.pop());
            const int gain = larger.gain(core_);
            if (gain == missing) check(larger);
            if (gain + left >= missing) grow_box(larger, rest);
        }
    }

    void check(const CellGroup& b) {
        Victims victims;
        const CellSet line = house_cells(line_) - a_.cells - core_.cells;
        const CellSet box = house_cells(box_) - b.cells - core_.cells;
        const Mask in_line = a_.digits | (core_.digits & ~b.digits), in_box = b.digits | (core_.digits & ~a_.digits);
        for (const int digit : each_digit(in_line | in_box)) {
            const CellSet reach = (in_line & bit(digit) ? line : CellSet()) | (in_box & bit(digit) ? box : CellSet());
            victims.add(digit, grid_.cells_of(digit) & reach);
        }
        const CellSet cells = core_.cells | a_.cells | b.cells;
        if (!steps_.welcome(victims, cells.count())) return;
        Step step(Technique::sue_de_coq, core_.digits | a_.digits | b.digits);
        step.use(cells);
        step.house(line_);
        step.house(box_);
        step.evidence.sets = {{core_.cells, core_.digits, Role::pivot}, {a_.cells, a_.digits}, {b.cells, b.digits}};
        steps_.add(std::move(step));
    }

    Query& query_;
    const Grid& grid_;
    SetSteps& steps_;
    int line_ = 0, box_ = 0;
    int slack_ = 0;  // digits of the core beyond its cells
    CellGroup core_, a_;
};

}  // namespace

void find_sue_de_coqs(Query& query) {
    SetSteps steps(query);
    Crossing crossing(query, steps);
    auto& fruitless = Fruitless::of(query);
    for (int line = 0; line < kFirstBox; ++line) {
        for (int box = kFirstBox; box < kHouses; ++box) {
            if (fruitless.crossing(line, box)) continue;
            crossing.find(line, box);
            if (query.steps.empty()) fruitless.nothing_in_crossing(line, box);
        }
        if (query.enough() || query.stop.look()) return;
    }
}

}  // namespace ninefold::logic
