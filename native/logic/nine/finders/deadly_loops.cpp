// Cells that, with some digits alone, could be filled in two ways: in a puzzle with one solution another candidate of
// theirs is true.
//
// Unique loop: six or more cells with the digits a and b, every house with two of them or none, that alternate round
// the loop. Extended rectangle: two rows of a band and a column of each stack (or turned), six cells with three digits:
// the rows could be exchanged.
//
//     ab  .  .  |  ab  .  .  |  .  .  .          abc  .  .  |  abc  .  .  |  abc  .  .
//      .  .  .  |   .  .  .  |  .  .  .          abc  .  .  |  abc  .  .  |  abc  .  .
//     ab  .  .  |   .  .  .  | ab  .  .
//     ----------+------------+---------
//      .  .  .  |  ab  .  .  | ab  .  .
//
// What every further candidate rules out goes. If they lie in one house, they count as one cell of a naked subset
// there; if they are in two cells of a loop, the only ones of the house for one of its digits, these cannot hold the
// other.
#include "logic/nine/finders/finders.h"
#include "logic/nine/guardians.h"

namespace ninefold::logic {

namespace {

constexpr int kLongestLoop = 14;
constexpr int kMostExtraCells = 4;

class DeadlyCells {
  public:
    DeadlyCells(Query& query, Technique technique, Mask digits, CellSet cells)
        : query_(query), grid_(query.grid), technique_(technique), digits_(digits), cells_(cells) {
        for (const int cell : cells)
            for (const int digit : each_digit(grid_.mask(cell) & ~digits)) {
                extras_.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
                extra_cells_.add(cell);
                extra_digits_ |= bit(digit);
            }
    }

    void judge() {
        if (extras_.empty() || extra_cells_.count() > kMostExtraCells) return;
        Step step = begun();
        rule_out_by_all(grid_, extras_, step);
        give(std::move(step));
        if (extra_cells_.count() < 2) return;
        const std::uint32_t houses = common_houses(extra_cells_);
        for (int house = 0; house < kHouses && !query_.enough(); ++house) {
            if ((houses >> house & 1) == 0) continue;
            subsets(house, (grid_.empty() & house_cells(house)) - extra_cells_, {}, extra_digits_);
            if (std::popcount(digits_) == 2 && extra_cells_.count() == 2) locked(house);
        }
    }

  private:
    Step begun() const {
        Step step(technique_, digits_);
        step.use(cells_);
        for (const int digit : each_digit(digits_)) step.mark(digit, cells_ & grid_.cells_of(digit));
        for (const auto& [cell, digit] : extras_) step.mark(digit, CellSet::only(cell), Role::extra);
        return step;
    }

    // The further digits and some cells of the house that have, with them, one digit more than they are cells.
    void subsets(int house, CellSet rest, CellSet chosen, Mask digits) {
        if (query_.enough()) return;
        if (!chosen.empty() && std::popcount(digits) == chosen.count() + 1) {
            Step step = begun();
            for (const int digit : each_digit(digits))
                step.eliminate(digit, (grid_.cells_of(digit, house) - chosen) - extra_cells_);
            step.evidence.sets.push_back({chosen, digits});
            for (const int digit : each_digit(digits))
                step.mark(digit, chosen & grid_.cells_of(digit), Role::restricted);
            give(std::move(step));
            return;
        }
        if (chosen.count() == 3) return;
        while (!rest.empty()) {
            const int cell = rest.pop();
            const Mask more = static_cast<Mask>(digits | grid_.mask(cell));
            if (std::popcount(more) <= 4) subsets(house, rest, chosen | CellSet::only(cell), more);
        }
    }

    void locked(int house) {
        for (const int digit : each_digit(digits_)) {
            if (!grid_.cells_of(digit, house).within(extra_cells_)) continue;
            Step step = begun();
            step.house(house);
            for (const int other : each_digit(digits_ & ~bit(digit)))
                step.eliminate(other, extra_cells_ & grid_.cells_of(other));
            give(std::move(step));
        }
    }

    void give(Step&& step) {
        if (!step.eliminations.empty() && !query_.enough()) query_.add(std::move(step));
    }

    Query& query_;
    const Grid& grid_;
    const Technique technique_;
    const Mask digits_;
    const CellSet cells_;
    std::vector<Candidate> extras_;
    CellSet extra_cells_;
    Mask extra_digits_ = 0;
};

class UniqueLoops {
  public:
    UniqueLoops(Query& query, Mask digits) : query_(query), grid_(query.grid), digits_(digits) {
        for (const int cell : grid_.empty())
            if ((grid_.mask(cell) & digits) == digits) usable_.add(cell);
    }

    void find() {
        // Every loop is met from the smallest of its cells.
        for (const int start : usable_) {
            start_ = start;
            seen_[0] = seen_[1] = 0;
            walk(start, CellSet(), 0, -1, grid_.mask(start) != digits_);
        }
    }

  private:
    // Goes on from a cell at an even (0) or odd (1) place of the loop; `by` is the kind of house it was entered by.
    void walk(int cell, CellSet path, int extra, int by, bool has_extra) {
        if (query_.enough() || query_.stop.now()) return;
        extra += has_extra;
        if (extra > kMostExtraCells) return;
        const int turn = path.count() % 2;
        const auto& of = kGeometry.of[cell];
        const std::uint32_t houses = 1u << of[0] | 1u << of[1] | 1u << of[2];
        if ((seen_[turn] & houses) != 0) return;  // a third cell of a house, or two that do not alternate
        seen_[turn] |= houses;
        path.add(cell);
        if (turn == 1 && path.count() >= 6 && seen_[0] == seen_[1]) {
            close(path);
        } else if (path.count() < kLongestLoop) {
            for (int kind = 0; kind < 3; ++kind) {
                if (kind == by || (seen_[1 - turn] >> of[kind] & 1) != 0) continue;
                for (const int next : (usable_ & house_cells(of[kind])) - path)
                    if (next > start_) walk(next, path, extra, kind, grid_.mask(next) != digits_);
            }
        }
        seen_[turn] &= ~houses;
    }

    void close(CellSet cells) {
        if (known_.size() < 1000 && std::find(known_.begin(), known_.end(), cells) == known_.end()) {
            known_.push_back(cells);
            DeadlyCells(query_, Technique::unique_loop, digits_, cells).judge();
        }
    }

    Query& query_;
    const Grid& grid_;
    const Mask digits_;
    CellSet usable_;
    int start_ = 0;
    std::array<std::uint32_t, 2> seen_{};  // houses of the cells at even places, and at odd ones
    std::vector<CellSet> known_;
};

void judge_six(Query& query, CellSet cells) {
    if (!cells.within(query.grid.empty())) return;
    std::array<int, 10> in{};  // cells with the digit
    for (const int cell : cells)
        for (const int digit : each_digit(query.grid.mask(cell))) ++in[digit];
    for (int digits = 0; digits <= kAllDigits; ++digits) {
        if (std::popcount(static_cast<Mask>(digits)) != 3) continue;
        bool fits = true;
        for (const int digit : each_digit(digits)) fits = fits && in[digit] >= 2;
        for (const int cell : cells)
            fits = fits && std::popcount(static_cast<Mask>(query.grid.mask(cell) & digits)) >= 2;
        if (fits && !query.enough())
            DeadlyCells(query, Technique::extended_rectangle, static_cast<Mask>(digits), cells).judge();
    }
}

}  // namespace

void find_unique_loops(Query& query) {
    for (int a = 1; a <= kSize; ++a)
        for (int b = a + 1; b <= kSize && !query.enough(); ++b)
            UniqueLoops(query, static_cast<Mask>(bit(a) | bit(b))).find();
}

void find_extended_rectangles(Query& query) {
    for (const bool turned : {false, true})
        for (int chute = 0; chute < 3; ++chute)
            for (int left_out = 0; left_out < 3; ++left_out)
                for (int columns = 0; columns < 27 && !query.enough(); ++columns) {
                    CellSet cells;
                    for (int row = 3 * chute; row < 3 * chute + 3; ++row)
                        for (const int column : {columns % 3, 3 + columns / 3 % 3, 6 + columns / 9})
                            if (row != 3 * chute + left_out)
                                cells.add(turned ? column * kSize + row : row * kSize + column);
                    judge_six(query, cells);
                }
}

}  // namespace ninefold::logic
