// Junior exocet: two base cells B in a mini-line of a band, with three or four digits together; two targets T in the
// other boxes of the band, off the row of the base. The companion of a target (c), the other cell of its column in the
// band off that row, can hold no base digit. Cross-lines: the columns of the targets and that of the third cell of the
// base's mini-line; their cells outside the band are the S-cells.
//
//     B B .  |  . . .  |  . . .
//     . . .  |  T . .  |  . c .
//     . . .  |  c . .  |  . T .
//     -------+---------+-------
//         s  |  s      |    s
//
// A digit that is true in the base and in neither target would stand in the S-cells three times, in three columns and
// three rows. Where the places of each base digit in the S-cells do not allow that, the targets hold just the two
// digits of the base. It follows:
//   1. the targets lose all other digits;
//   2. a base digit that is true in one target stands in the S-cells of the two other cross-lines, in different rows:
//   where
//      that cannot be, it leaves this target, and if it fits in no target, the base;
//   3. what one target holds stands in the box of the other in the third row, in the two cells off its column (the
//      mirror): where it cannot, it leaves the target; and if one of the two cells can hold no base digit, the other
//      holds what the target holds.
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

// A band read by rows, or a stack read as a band.
struct Frame {
    bool turned;
    int at(int row, int column) const { return turned ? column * kSize + row : row * kSize + column; }
    int column(int column) const { return turned ? kFirstRow + column : kFirstColumn + column; }
};

struct Target {
    int row, column, cell;
};

class Exocets {
  public:
    Exocets(Query& query, Frame frame, int band) : query_(query), grid_(query.grid), frame_(frame), band_(band) {}

    void find() {
        for (int row = 3 * band_; row < 3 * band_ + 3; ++row)
            for (int box = 0; box < 3; ++box)
                for (int third = 3 * box; third < 3 * box + 3; ++third) look(row, box, third);
    }

  private:
    // Candidates, or the digit that stands there.
    Mask holds(int cell) const { return grid_.digit(cell) != 0 ? bit(grid_.digit(cell)) : grid_.mask(cell); }

    void look(int row, int box, int third) {
        std::array<int, 2> bases{};
        int n = 0;
        for (int column = 3 * box; column < 3 * box + 3; ++column)
            if (column != third) bases[n++] = frame_.at(row, column);
        if (grid_.digit(bases[0]) != 0 || grid_.digit(bases[1]) != 0) return;
        const Mask digits = static_cast<Mask>(grid_.mask(bases[0]) | grid_.mask(bases[1]));
        if (std::popcount(digits) < 3 || std::popcount(digits) > 4) return;
        for (const Target& one : targets(row, (box + 1) % 3, digits))
            for (const Target& two : targets(row, (box + 2) % 3, digits)) {
                if (query_.enough()) return;
                judge(row, third, bases, digits, {one, two});
            }
    }

    std::vector<Target> targets(int base_row, int box, Mask digits) const {
        std::vector<Target> found;
        for (int column = 3 * box; column < 3 * box + 3; ++column)
            for (int row = 3 * band_; row < 3 * band_ + 3; ++row) {
                const int cell = frame_.at(row, column), companion = 9 * band_ + 3 - base_row - row;
                if (row == base_row || (grid_.mask(cell) & digits) == 0) continue;
                if ((holds(frame_.at(companion, column)) & digits) == 0) found.push_back({row, column, cell});
            }
        return found;
    }

    // The rows outside the band where a digit can stand in a column, as bits.
    unsigned rows_of(int column, int digit) const {
        unsigned rows = 0;
        for (int row = 0; row < kSize; ++row)
            if (row / 3 != band_ && (holds(frame_.at(row, column)) & bit(digit)) != 0) rows |= 1u << row;
        return rows;
    }

    // Whether one row can be chosen for each, all of them different.
    static bool differ(unsigned a, unsigned b) { return a != 0 && b != 0 && std::popcount(a | b) > 1; }
    static bool differ(unsigned a, unsigned b, unsigned c) {
        return differ(a, b) && differ(a, c) && differ(b, c) && std::popcount(a | b | c) > 2;
    }

    void judge(int base_row, int third, const std::array<int, 2>& bases, Mask digits,
               const std::array<Target, 2>& targets) {
        std::array<Mask, 2> fits = {0, 0};  // base digits that can be true in a target
        for (const int digit : each_digit(digits)) {
            const unsigned own = rows_of(third, digit);
            const std::array<unsigned, 2> rows = {rows_of(targets[0].column, digit), rows_of(targets[1].column, digit)};
            if (differ(own, rows[0], rows[1])) return;
            for (int t = 0; t < 2; ++t)
                if (grid_.has(targets[t].cell, digit) && differ(own, rows[1 - t])) fits[t] |= bit(digit);
        }
        std::array<CellSet, 2> mirrors;  // of each target
        std::array<Mask, kCells> keep;
        keep.fill(kAllDigits);
        CellSet used;
        for (int t = 0; t < 2; ++t) {
            const Target& other = targets[1 - t];
            const int row = 9 * band_ + 3 - base_row - targets[t].row;
            std::array<int, 2> cells{};
            int n = 0;
            for (int column = other.column / 3 * 3, i = 0; i < 3; ++i, ++column)
                if (column != other.column) cells[n++] = frame_.at(row, column);
            mirrors[t] = CellSet::of({cells[0], cells[1]});
            const Mask mirrored = static_cast<Mask>(fits[t] & (holds(cells[0]) | holds(cells[1])));
            if (mirrored != fits[t]) used |= mirrors[t];
            fits[t] = mirrored;
            keep[targets[t].cell] = fits[t];
            for (int i = 0; i < 2; ++i)
                if ((holds(cells[i]) & digits) == 0 && grid_.digit(cells[1 - i]) == 0) {
                    keep[cells[1 - i]] = fits[t];
                    if ((grid_.mask(cells[1 - i]) & ~fits[t]) != 0) used |= mirrors[t];
                }
        }
        for (const int cell : bases) keep[cell] = static_cast<Mask>(fits[0] | fits[1]);
        Step step(Technique::junior_exocet, digits);
        for (const int cell : grid_.empty())
            for (const int digit : each_digit(grid_.mask(cell) & ~keep[cell]))
                step.eliminate(digit, CellSet::only(cell));
        if (step.eliminations.empty()) return;
        const CellSet base = CellSet::of({bases[0], bases[1]});
        const CellSet target = CellSet::of({targets[0].cell, targets[1].cell});
        step.use(base);
        for (const int column : {third, targets[0].column, targets[1].column}) step.house(frame_.column(column));
        step.evidence.sets.push_back({base, digits});
        step.evidence.sets.push_back({target, digits});
        CellSet cross;
        for (const int column : {third, targets[0].column, targets[1].column})
            for (int row = 0; row < kSize; ++row)
                if (row / 3 != band_) cross.add(frame_.at(row, column));
        for (const int digit : each_digit(digits)) {
            step.mark(digit, base & grid_.cells_of(digit));
            step.mark(digit, target & grid_.cells_of(digit), Role::pincer);
            step.mark(digit, cross & grid_.cells_of(digit), Role::fin);
            step.mark(digit, used & grid_.cells_of(digit), Role::color_c);
        }
        query_.add(std::move(step));
    }

    Query& query_;
    const Grid& grid_;
    const Frame frame_;
    const int band_;
};

}  // namespace

void find_junior_exocets(Query& query) {
    for (const bool turned : {false, true})
        for (int band = 0; band < 3; ++band) Exocets(query, {turned}, band).find();
}

}  // namespace ninefold::logic
