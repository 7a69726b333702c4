// Sets of cells that need every digit their houses can give. Choose cells and houses that hold them; for each digit
// take the fewest of the houses that hold all of its candidates in the cells: it stands there no more often. If that
// makes as many in all as there are cells, each of these houses has its digit inside: the digit leaves the rest of the
// house, and those of the cells that two of its houses hold. Several choices of the fewest houses are all true.
//
// SK loop: two rows of different bands and two columns of different stacks, whose four crossings are filled. The cells:
// in the box of each crossing the two others of the row and of the column. The houses: these lines and boxes.
//
//     # x x  |  x x #       # the crossings, x the cells of the loop
//     x . .  |  . . x
//     x . .  |  . . x
//
// Multi-sector locked set: the empty cells where some rows and some columns cross, or all of them but one; the houses
// are these rows and columns.
#include <tuple>
#include <vector>

#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

class SkLoop {
  public:
    SkLoop(const Grid& grid, std::array<int, 2> rows, std::array<int, 2> columns) : grid_(grid) {
        // Around the loop: each part lies in two neighbours of this ring of houses.
        for (const int row : rows) houses_[count_++] = row;
        for (const int column : columns) houses_[count_++] = kFirstColumn + column;
        for (const int row : rows)
            for (const int column : columns) {
                const int pivot = row * kSize + column;
                houses_[count_++] = box_of(pivot);
                cells_ |= house_cells(box_of(pivot)) & (house_cells(row) | house_cells(kFirstColumn + column));
                cells_.remove(pivot);
            }
        cells_ &= grid.empty();
    }

    // The step, if the count is just right and something falls.
    std::optional<Step> step() {
        int sum = 0;
        for (int digit = 1; digit <= kSize; ++digit) {
            const CellSet places = cells_ & grid_.cells_of(digit);
            if (!places.empty()) sum += fewest(digit, places);
        }
        if (cells_.empty() || sum != cells_.count()) return {};
        Mask used = 0;
        std::array<CellSet, 10> gone;
        for (int digit = 1; digit <= kSize; ++digit) {
            const CellSet places = cells_ & grid_.cells_of(digit);
            if (places.empty()) continue;
            used |= bit(digit);
            for (unsigned way = 0; way < 256; ++way)
                if (std::popcount(way) == fewest_[digit] && holds(way, places)) gone[digit] |= removed(digit, way);
        }
        Step step(Technique::sk_loop, used);
        for (const int cell : grid_.empty())
            for (const int digit : each_digit(grid_.mask(cell)))
                if (gone[digit].has(cell)) step.eliminate(digit, CellSet::only(cell));
        if (step.eliminations.empty()) return {};
        step.use(cells_);
        for (const int house : houses_) step.house(house);
        step.evidence.sets.push_back({cells_, used});
        for (const int digit : each_digit(used)) step.mark(digit, cells_ & grid_.cells_of(digit));
        return step;
    }

  private:
    bool holds(unsigned way, CellSet places) const {
        for (int at = 0; at < 8; ++at)
            if (way >> at & 1) places -= house_cells(houses_[at]);
        return places.empty();
    }

    int fewest(int digit, CellSet places) {
        int best = 8;
        for (unsigned way = 1; way < 256; ++way)
            if (std::popcount(way) < best && holds(way, places)) best = std::popcount(way);
        return fewest_[digit] = best;
    }

    CellSet removed(int digit, unsigned way) const {
        CellSet once, twice;
        for (int at = 0; at < 8; ++at)
            if (way >> at & 1) {
                twice |= once & house_cells(houses_[at]);
                once |= house_cells(houses_[at]);
            }
        return ((once - cells_) | twice) & grid_.cells_of(digit);
    }

    const Grid& grid_;
    CellSet cells_;
    std::array<int, 8> houses_{};
    int count_ = 0;
    std::array<int, 10> fewest_{};
};

// Rows and columns as bits 0..8.
class LockedRowsAndColumns {
  public:
    explicit LockedRowsAndColumns(const Grid& grid) : grid_(grid) {
        for (unsigned rows = 0; rows < kSets; ++rows)
            for (int row = 0; row < kSize; ++row) {
                if ((rows >> row & 1) == 0) continue;
                for (int column = 0; column < kSize; ++column)
                    for (const int digit : each_digit(grid.mask(row * kSize + column)))
                        touched_[digit][rows] |= static_cast<std::uint16_t>(1 << column);
            }
        for (int row = 0; row < kSize; ++row)
            for (int column = 0; column < kSize; ++column)
                if (grid.digit(row * kSize + column) == 0) empty_[row] |= static_cast<std::uint16_t>(1 << column);
        for (int digit = 1; digit <= kSize; ++digit)
            for (int row = 0; row < kSize; ++row)
                if (touched_[digit][1u << row] != 0) rows_of_[digit] |= 1u << row;
    }

    // By how many the houses exceed the cells; more than kMostExcess for what is of no use.
    int excess(unsigned rows, unsigned columns) const {
        int cells = 0;
        for (int row = 0; row < kSize; ++row)
            if (rows >> row & 1) cells += std::popcount(empty_[row] & columns);
        if (cells < 4) return kMostExcess + 1;
        int sum = 0;
        for (int digit = 1; digit <= kSize && sum <= cells + kMostExcess; ++digit) sum += fewest(digit, rows, columns);
        return sum - cells;
    }

    // Those of their cells without which the count is just right.
    CellSet spare(unsigned rows, unsigned columns, int excess) const {
        CellSet found;
        for (const int cell : crossings(rows, columns)) {
            int less = 0;
            for (const int digit : each_digit(grid_.mask(cell)))
                less += fewest(digit, rows, columns) - fewest(lines(digit, rows, columns, cell));
            if (less == excess + 1) found.add(cell);
        }
        return found;
    }

    // With the cell `without` left out, if that is one.
    std::optional<Step> step(unsigned rows, unsigned columns, int without) {
        CellSet cells = crossings(rows, columns);
        if (without >= 0) cells.remove(without);
        Mask used = 0;
        std::array<CellSet, 10> gone;
        std::uint32_t houses = 0;  // that some digit needs
        for (int digit = 1; digit <= kSize; ++digit) {
            const Lines lines = this->lines(digit, rows, columns, without);
            const int best = fewest(lines);
            if (best == 0) continue;
            used |= bit(digit);
            bool first = true;
            for_each_part(lines.needed, [&](unsigned free) {
                const unsigned held = lines.columns_of(free);
                if (std::popcount(lines.needed & ~free) + std::popcount(held) != best) return;
                CellSet by_rows, by_columns;
                for (int line = 0; line < kSize; ++line) {
                    if ((lines.needed & ~free) >> line & 1) by_rows |= house_cells(line);
                    if (held >> line & 1) by_columns |= house_cells(kFirstColumn + line);
                }
                if (first) houses |= (lines.needed & ~free) | held << kFirstColumn;
                first = false;
                gone[digit] |= ((by_rows | by_columns) - cells) | (by_rows & by_columns);
            });
        }
        Step step(Technique::multi_sector_locked_set, used);
        for (const int cell : grid_.empty())
            for (const int digit : each_digit(grid_.mask(cell)))
                if (gone[digit].has(cell)) step.eliminate(digit, CellSet::only(cell));
        if (step.eliminations.empty()) return {};
        step.use(cells);
        for (int line = 0; line < 2 * kSize; ++line)
            if (houses >> line & 1) step.house(line);
        step.evidence.sets.push_back({cells, used});
        for (const int digit : each_digit(used)) step.mark(digit, cells & grid_.cells_of(digit));
        return step;
    }

    static constexpr int kMostExcess = 3;
    static constexpr unsigned kSets = 1u << kSize;

  private:
    // Where a digit can stand in the chosen cells: the columns of each row, and the rows that have any.
    struct Lines {
        std::array<unsigned, kSize> columns;
        unsigned needed;
        unsigned columns_of(unsigned rows) const {
            unsigned all = 0;
            for (unsigned rest = rows; rest; rest &= rest - 1) all |= columns[std::countr_zero(rest)];
            return all;
        }
    };

    Lines lines(int digit, unsigned rows, unsigned columns, int without) const {
        Lines lines{{}, 0};
        for (unsigned rest = rows; rest; rest &= rest - 1) {
            const int row = std::countr_zero(rest);
            lines.columns[row] = touched_[digit][1u << row] & columns;
            if (without >= 0 && without / kSize == row) lines.columns[row] &= ~(1u << without % kSize);
            if (lines.columns[row] != 0) lines.needed |= 1u << row;
        }
        return lines;
    }

    CellSet crossings(unsigned rows, unsigned columns) const {
        CellSet in_rows, in_columns;
        for (int line = 0; line < kSize; ++line) {
            if (rows >> line & 1) in_rows |= house_cells(line);
            if (columns >> line & 1) in_columns |= house_cells(kFirstColumn + line);
        }
        return in_rows & in_columns & grid_.empty();
    }

    static int fewest(const Lines& lines) {
        int best = kSize;
        for_each_part(lines.needed, [&](unsigned free) {
            best = std::min(best, std::popcount(lines.needed & ~free) + std::popcount(lines.columns_of(free)));
        });
        return best;
    }

    // Every part of the rows, themselves and none of them included.
    template <class Use>
    static void for_each_part(unsigned rows, const Use& use) {
        unsigned part = rows;
        while (true) {
            use(part);
            if (part == 0) return;
            part = (part - 1) & rows;
        }
    }

    // Rows that do not hold the digit's candidates by themselves leave it to their columns.
    int fewest(int digit, unsigned rows, unsigned columns) const {
        const unsigned needed = rows & rows_of_[digit];
        int best = kSize;
        for_each_part(needed, [&](unsigned free) {
            best = std::min(best, std::popcount(needed & ~free) + std::popcount(touched_[digit][free] & columns));
        });
        return best;
    }

    const Grid& grid_;
    std::array<std::array<std::uint16_t, kSets>, 10> touched_{};  // columns where some rows have the digit
    std::array<unsigned, 10> rows_of_{};
    std::array<std::uint16_t, kSize> empty_{};
};

constexpr int kFewestLines = 2, kMostLines = 5;

bool lines_wanted(unsigned lines) { return std::popcount(lines) >= kFewestLines && std::popcount(lines) <= kMostLines; }

}  // namespace

void find_sk_loops(Query& query) {
    const auto apart = [](int a, int b) { return a / 3 != b / 3; };
    for (int a = 0; a < kSize; ++a)
        for (int b = a + 1; b < kSize; ++b)
            for (int c = 0; apart(a, b) && c < kSize; ++c) {
                if (query.grid.digit(a * kSize + c) == 0 || query.grid.digit(b * kSize + c) == 0) continue;
                for (int d = c + 1; d < kSize; ++d) {
                    if (!apart(c, d)) continue;
                    if (query.grid.digit(a * kSize + d) == 0 || query.grid.digit(b * kSize + d) == 0) continue;
                    if (auto step = SkLoop(query.grid, {a, b}, {c, d}).step()) query.add(std::move(*step));
                    if (query.enough()) return;
                }
            }
}

void find_multi_sector_locked_sets(Query& query) {
    LockedRowsAndColumns sets(query.grid);
    std::vector<std::tuple<unsigned, unsigned, int>> nearly;  // rows, columns, by how many the count is too large
    for (unsigned rows = 0; rows < LockedRowsAndColumns::kSets; ++rows) {
        if (!lines_wanted(rows)) continue;
        if (query.stop.now()) return;
        for (unsigned columns = 0; columns < LockedRowsAndColumns::kSets; ++columns) {
            if (!lines_wanted(columns)) continue;
            const int excess = sets.excess(rows, columns);
            if (excess > 0 && excess <= LockedRowsAndColumns::kMostExcess) nearly.emplace_back(rows, columns, excess);
            if (excess != 0) continue;
            if (auto step = sets.step(rows, columns, -1)) query.add(std::move(*step));
            if (query.enough()) return;
        }
    }
    for (const auto& [rows, columns, excess] : nearly) {
        if (query.stop.now()) return;
        for (const int without : sets.spare(rows, columns, excess)) {
            if (auto step = sets.step(rows, columns, without)) query.add(std::move(*step));
            if (query.enough()) return;
        }
    }
}

}  // namespace ninefold::logic
