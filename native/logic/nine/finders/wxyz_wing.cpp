// WXYZ-wing: four cells with four digits. All places of w in them see each other, and so do those of x and those of y,
// but not those of z. Each of the three then fills one cell at most, so one of the four cells is z: what sees all
// places of z in them (*) loses it.
//
//     wxyz  *  *  |  .  xz  .  |  .  yz  .
//      .   wz  .  |  .   .  .  |  .   .  .
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

class FourCellWings {
  public:
    explicit FourCellWings(Query& query) : query_(query), grid_(query.grid) {}

    void grow(CellSet cells, Mask digits, CellSet rest) {
        if (cells.count() == 4) return judge(cells, digits);
        while (!rest.empty() && !query_.enough()) {
            const int cell = rest.pop();
            const Mask more = static_cast<Mask>(digits | grid_.mask(cell));
            if (std::popcount(more) <= 4) grow(cells | CellSet::only(cell), more, rest);
        }
    }

  private:
    // Whether no two of the cells can hold the same digit.
    static bool see_each_other(CellSet cells) {
        for (const int cell : cells)
            if (!(cells - CellSet::only(cell)).within(peers(cell))) return false;
        return true;
    }

    void judge(CellSet cells, Mask digits) {
        if (std::popcount(digits) != 4) return;
        int free = 0;
        for (const int digit : each_digit(digits)) {
            if (see_each_other(cells & grid_.cells_of(digit))) continue;
            if (free != 0) return;
            free = digit;
        }
        if (free == 0) return;
        const CellSet places = cells & grid_.cells_of(free);
        const CellSet victims = (common_peers(places) & grid_.cells_of(free)) - cells;
        if (victims.empty()) return;
        Step step(Technique::wxyz_wing, digits);
        step.use(cells);
        for (const int digit : each_digit(digits & ~bit(free)))
            step.mark(digit, cells & grid_.cells_of(digit), Role::restricted);
        step.mark(free, places, Role::pincer);
        step.eliminate(free, victims);
        query_.add(std::move(step));
    }

    Query& query_;
    const Grid& grid_;
};

}  // namespace

void find_wxyz_wings(Query& query) {
    CellSet small;
    for (const int cell : query.grid.empty())
        if (query.grid.count(cell) <= 4) small.add(cell);
    FourCellWings(query).grow({}, 0, small);
}

}  // namespace ninefold::logic
