// Unavoidable sets that are found by looking: two digits, or two lines of a band or stack, that can trade places in
// part. Were all cells of one empty, another solution would fit the rest.
#pragma once

#include <array>
#include <bit>

#include "core/cell_set.h"

namespace ninefold::generate {

// Lines a and b (steps of `along` from cell to cell), both in one band or stack: the columns fall into cycles, each of
// which can swap its two cells by itself.
template <typename Visit>
void visit_line_swaps(const Digits& grid, int a, int b, int along, Visit visit) {
    std::array<std::uint8_t, 10> place_in_b{};
    for (int i = 0; i < kSize; ++i) place_in_b[grid[b + i * along]] = static_cast<std::uint8_t>(i);
    unsigned left = kAllDigits;
    while (left != 0) {
        const int start = std::countr_zero(left);
        CellSet set;
        int i = start, length = 0;
        do {
            left &= ~(1U << i);
            set.add(a + i * along);
            set.add(b + i * along);
            i = place_in_b[grid[a + i * along]];
            ++length;
        } while (i != start);
        if (length < kSize) visit(set);
    }
}

// For two digits, rows hang together where the first digit of one and the second of the other share a column or box.
template <typename Visit>
void visit_digit_swaps(const std::array<std::array<std::uint8_t, kSize>, 10>& column_of, int a, int b, Visit visit) {
    std::array<std::uint8_t, kSize> row_of_b{};         // by column
    std::array<std::uint8_t, kSize> row_of_b_in_box{};  // by box
    for (int row = 0; row < kSize; ++row) {
        const int column = column_of[b][row];
        row_of_b[column] = static_cast<std::uint8_t>(row);
        row_of_b_in_box[row / 3 * 3 + column / 3] = static_cast<std::uint8_t>(row);
    }
    std::array<std::uint16_t, kSize> linked{};
    for (int row = 0; row < kSize; ++row) {
        const int column = column_of[a][row];
        const int one = row_of_b[column], two = row_of_b_in_box[row / 3 * 3 + column / 3];
        linked[row] = static_cast<std::uint16_t>(linked[row] | 1 << one | 1 << two);
        linked[one] = static_cast<std::uint16_t>(linked[one] | 1 << row);
        linked[two] = static_cast<std::uint16_t>(linked[two] | 1 << row);
    }
    unsigned left = kAllDigits;
    while (left != 0) {
        unsigned group = left & -left, fresh = group;
        while (fresh != 0) {
            const unsigned next = linked[std::countr_zero(fresh)] & ~group;
            group |= next;
            fresh = (fresh & (fresh - 1)) | next;
        }
        if (group == kAllDigits) return;
        left &= ~group;
        CellSet set;
        for (unsigned rows = group; rows != 0; rows &= rows - 1) {
            const int row = std::countr_zero(rows);
            set.add(kSize * row + column_of[a][row]);
            set.add(kSize * row + column_of[b][row]);
        }
        visit(set);
    }
}

// Calls `visit(set)` with each set of a filled grid.
template <typename Visit>
void visit_simple_sets(const Digits& solution, Visit visit) {
    std::array<std::array<std::uint8_t, kSize>, 10> column_of{};
    for (int cell = 0; cell < kCells; ++cell)
        column_of[solution[cell]][cell / kSize] = static_cast<std::uint8_t>(cell % kSize);
    for (int a = 1; a < kSize; ++a)
        for (int b = a + 1; b <= kSize; ++b) visit_digit_swaps(column_of, a, b, visit);
    for (int first = 0; first < kSize; first += 3) {
        for (int a = first; a < first + 2; ++a) {
            for (int b = a + 1; b < first + 3; ++b) {
                visit_line_swaps(solution, kSize * a, kSize * b, 1, visit);
                visit_line_swaps(solution, a, b, kSize, visit);
            }
        }
    }
}

}  // namespace ninefold::generate
