// Fireworks. In the row and in the column of a cell X a digit has no place outside the box of X but Y in the row and Z
// in the column. Then one of X, Y, Z is the digit: if neither Y nor Z is, row and column have it in the box, which
// leaves X.
//
//     X  o  o  |  .  Y  .  |  .  .  .
//     o  .  .  |
//     o  .  .  |
//     ---------+
//     Z  .  .  |  W
//
// Three digits with the same X, Y, Z fill these cells. Two digits fill two of them: with two other digits that do the
// same from the opposite corner W the four cells are full; and where a cell in the column of Y and one in the row of Z
// hold these two digits alone, W can be neither.
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

class Fireworks {
  public:
    explicit Fireworks(Query& query) : query_(query), grid_(query.grid) {}

    void triples() {
        each_corner([&](int x, int y, int z, Mask digits) {
            if (std::popcount(digits) != 3) return;
            Step step(Technique::firework_triple, digits);
            keep(step, {x, y, z}, digits);
            give(std::move(step), x, y, z, digits);
        });
    }

    void quadruples() {
        each_corner([&](int x, int y, int z, Mask all) {
            const int w = opposite(y, z);
            if (w < x || std::popcount(all) < 2 || grid_.digit(w) != 0) return;
            const Mask opposed = shared(w, z, y);
            each_pair(all, [&](Mask digits) {
                each_pair(opposed & ~digits, [&](Mask others) { quadruple(x, y, z, w, digits, others); });
            });
        });
    }

    void wings() {
        each_corner([&](int x, int y, int z, Mask all) {
            const int w = opposite(y, z);
            if (grid_.digit(w) == 0) each_pair(all, [&](Mask digits) { wing(x, y, z, w, digits); });
        });
    }

  private:
    void quadruple(int x, int y, int z, int w, Mask digits, Mask others) {
        if (query_.enough()) return;
        Step step(Technique::firework_quadruple, static_cast<Mask>(digits | others));
        keep(step, {x}, digits);
        keep(step, {w}, others);
        keep(step, {y, z}, static_cast<Mask>(digits | others));
        step.evidence.sets.push_back({CellSet::of({x, y, z}), digits});
        step.evidence.sets.push_back({CellSet::of({w, y, z}), others});
        show(step, {w}, others);
        give(std::move(step), x, y, z, digits);
    }

    void wing(int x, int y, int z, int w, Mask digits) {
        if (query_.enough()) return;
        const int first = twin(column_of(y), digits, {x, y, z, w}), second = twin(row_of(z), digits, {x, y, z, w});
        if (first < 0 || second < 0) return;
        Step step(Technique::firework_w_wing, digits);
        for (const int digit : each_digit(digits & grid_.mask(w))) step.eliminate(digit, CellSet::only(w));
        step.evidence.sets.push_back({CellSet::of({x, y, z}), digits});
        step.evidence.sets.push_back({CellSet::of({first, second}), digits});
        for (const int digit : each_digit(digits)) step.mark(digit, CellSet::of({first, second}), Role::pincer);
        give(std::move(step), x, y, z, digits);
    }

    template <class Use>
    static void each_pair(int digits, const Use& use) {
        for (const int a : each_digit(digits))
            for (const int b : each_digit(digits & ~bit(a)))
                if (a < b) use(static_cast<Mask>(bit(a) | bit(b)));
    }

    // The cell where the column of y and the row of z cross.
    static int opposite(int y, int z) { return row_of(z) * kSize + column_of(y) - kFirstColumn; }

    // The digits with a firework on x, with y in its row and z in its column.
    Mask shared(int x, int y, int z) const {
        Mask digits = 0;
        const CellSet box = house_cells(box_of(x));
        for (int digit = 1; digit <= kSize; ++digit) {
            const CellSet places = grid_.cells_of(digit);
            const CellSet row = places & house_cells(row_of(x)), column = places & house_cells(column_of(x));
            if (row.empty() || column.empty()) continue;  // the digit is there already
            if ((row - box).within(CellSet::only(y)) && (column - box).within(CellSet::only(z))) digits |= bit(digit);
        }
        return digits;
    }

    template <class Use>
    void each_corner(const Use& use) {
        for (const int x : grid_.empty()) {
            const CellSet outside = grid_.empty() - house_cells(box_of(x));
            for (const int y : outside& house_cells(row_of(x)))
                for (const int z : outside& house_cells(column_of(x))) {
                    if (query_.enough()) return;
                    use(x, y, z, shared(x, y, z));
                }
        }
    }

    // A cell of the house, none of these, that holds just the two digits; -1 if there is none.
    int twin(int house, Mask digits, std::initializer_list<int> but) const {
        for (const int cell : (house_cells(house) & grid_.empty()) - CellSet::of(but))
            if (grid_.mask(cell) == digits) return cell;
        return -1;
    }

    void keep(Step& step, std::initializer_list<int> cells, Mask digits) const {
        for (const int cell : CellSet::of(cells))
            for (const int digit : each_digit(grid_.mask(cell) & ~digits)) step.eliminate(digit, CellSet::only(cell));
    }

    void show(Step& step, std::initializer_list<int> cells, Mask digits) const {
        for (const int digit : each_digit(digits)) step.mark(digit, CellSet::of(cells) & grid_.cells_of(digit));
    }

    void give(Step&& step, int x, int y, int z, Mask digits) {
        if (step.eliminations.empty()) return;
        for (const int cell : {x, y, z}) step.evidence.cells.push_back(static_cast<std::uint8_t>(cell));
        step.house(row_of(x));
        step.house(column_of(x));
        show(step, {x, y, z}, step.technique == Technique::firework_quadruple ? step.digits : digits);
        query_.add(std::move(step));
    }

    Query& query_;
    const Grid& grid_;
};

}  // namespace

void find_fireworks(Query& query) {
    Fireworks fireworks(query);
    if (query.wants(Technique::firework_triple)) fireworks.triples();
    if (query.wants(Technique::firework_w_wing)) fireworks.wings();
    if (query.wants(Technique::firework_quadruple)) fireworks.quadruples();
}

}  // namespace ninefold::logic
