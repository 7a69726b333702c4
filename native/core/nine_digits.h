// What every native function for 9×9 asks of digits that come from outside. Each check throws std::invalid_argument,
// which is a ValueError in Python, with one sentence.
#pragma once

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>

#include "core/houses.h"

namespace ninefold {

// Rows of 81 digits 0 to 9 with nothing between, 0 for an empty cell.
inline void need_puzzles(const std::uint8_t* digits, std::size_t size) {
    if (size % kCells != 0) throw std::invalid_argument("expected 81 digits per puzzle, got " + std::to_string(size));
    for (std::size_t i = 0; i < size; ++i) {
        if (digits[i] > kSize) throw std::invalid_argument("expected digits 0 to 9, got " + std::to_string(digits[i]));
    }
}

inline void need_puzzle(const std::uint8_t* digits, std::size_t size) {
    if (size != kCells) throw std::invalid_argument("expected 81 digits, got " + std::to_string(size));
    need_puzzles(digits, size);
}

inline void need_cell(int cell) {
    if (cell < 0 || cell >= kCells) throw std::invalid_argument("expected a cell 0 to 80, got " + std::to_string(cell));
}

// Whether a grid is filled, keeps the rules and has the puzzle's givens; the puzzle's digits are known to be 0 to 9.
inline bool is_solution(const std::uint8_t* grid, const std::uint8_t* puzzle) {
    std::array<unsigned, kHouses> houses{};
    for (int cell = 0; cell < kCells; ++cell) {
        if (grid[cell] > kSize || (puzzle[cell] != 0 && puzzle[cell] != grid[cell])) return false;
        for (const int house : kGeometry.of[cell]) houses[house] |= 1U << grid[cell];
    }
    return std::all_of(houses.begin(), houses.end(), [](unsigned digits) { return digits == kAllDigits << 1; });
}

inline void need_solution(const std::uint8_t* grid, const std::uint8_t* puzzle) {
    if (!is_solution(grid, puzzle))
        throw std::invalid_argument("expected the solution of the puzzle, got another grid, or one against the rules");
}

}  // namespace ninefold
