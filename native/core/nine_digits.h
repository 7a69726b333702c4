// What every native function for 9×9 asks of digits that come from outside. Each check throws std::invalid_argument,
// which is a ValueError in Python, with one sentence.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace ninefold {

// Rows of 81 digits 0 to 9 with nothing between, 0 for an empty cell.
inline void need_puzzles(const std::uint8_t* digits, std::size_t size) {
    if (size % 81 != 0) throw std::invalid_argument("expected 81 digits per puzzle, got " + std::to_string(size));
    for (std::size_t i = 0; i < size; ++i) {
        if (digits[i] > 9) throw std::invalid_argument("expected digits 0 to 9, got " + std::to_string(digits[i]));
    }
}

inline void need_puzzle(const std::uint8_t* digits, std::size_t size) {
    if (size != 81) throw std::invalid_argument("expected 81 digits, got " + std::to_string(size));
    need_puzzles(digits, size);
}

inline void need_cell(int cell) {
    if (cell < 0 || cell > 80) throw std::invalid_argument("expected a cell 0 to 80, got " + std::to_string(cell));
}

inline void need_candidate(int cell, int digit) {
    need_cell(cell);
    if (digit < 1 || digit > 9) throw std::invalid_argument("expected a digit 1 to 9, got " + std::to_string(digit));
}

// A filled grid that keeps the rules and has the puzzle's givens; the puzzle's digits are known to be 0 to 9.
inline void need_solution(const std::uint8_t* solution, const std::uint8_t* puzzle) {
    std::array<unsigned, 27> houses{};
    for (int cell = 0; cell < 81; ++cell) {
        const unsigned bit = 1U << solution[cell] % 16;
        houses[cell / 9] |= bit;
        houses[9 + cell % 9] |= bit;
        houses[18 + cell / 27 * 3 + cell % 9 / 3] |= bit;
        if (solution[cell] > 9 || (puzzle[cell] != 0 && puzzle[cell] != solution[cell]))
            throw std::invalid_argument("expected the solution of the puzzle, got another grid");
    }
    for (const unsigned digits : houses) {
        if (digits != 0x3FE) throw std::invalid_argument("expected a filled grid that keeps the rules");
    }
}

}  // namespace ninefold
