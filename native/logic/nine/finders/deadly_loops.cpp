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
#include <algorithm>

#include "logic/nine/deadly_cells.h"
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

constexpr int kLongestLoop = 14;
constexpr int kMostExtraCells = 4;

// The cells, each with the digits that it has of these.
void judge(Query& query, Technique technique, Mask digits, CellSet cells) {
    std::vector<DeadlyCell> deadly;
    int further = 0;
    for (const int cell : cells) {
        further += (query.grid.mask(cell) & ~digits) != 0;
        deadly.push_back({static_cast<std::uint8_t>(cell), static_cast<Mask>(query.grid.mask(cell) & digits)});
    }
    if (further <= kMostExtraCells) judge_deadly_cells(query, technique, deadly, Shown::all);
}

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
            judge(query_, Technique::unique_loop, digits_, cells);
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
        if (fits && !query.enough()) judge(query, Technique::extended_rectangle, static_cast<Mask>(digits), cells);
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
