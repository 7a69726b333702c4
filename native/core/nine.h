// The numbers of a 9×9 board, written here and nowhere else, and sets of its digits.
//
// Constants and small types alone: fast9/ compiles some of its files for other instruction sets, and a function of
// this header that was not inlined there would be linked into everything.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>

namespace ninefold {

constexpr int kSize = 9;  // digits; cells of a house; rows, columns and boxes
constexpr int kCells = kSize * kSize, kHouses = 3 * kSize;

using Digits = std::array<std::uint8_t, kCells>;  // one per cell, row by row; 0 for an empty cell

struct Candidate {
    std::uint8_t cell, digit;
    friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

// The digits 1..9 as bits: bit d-1 stands for digit d.
using Mask = std::uint16_t;
constexpr Mask kAllDigits = (1 << kSize) - 1;
constexpr Mask bit(int digit) { return static_cast<Mask>(1 << (digit - 1)); }
constexpr int lowest(Mask mask) { return std::countr_zero(mask) + 1; }

// `for (const int digit : each_digit(mask))`, ascending.
struct EachDigit {
    Mask mask;
    struct Iterator {
        Mask mask;
        constexpr int operator*() const { return lowest(mask); }
        constexpr Iterator& operator++() {
            mask = static_cast<Mask>(mask & (mask - 1));
            return *this;
        }
        constexpr bool operator!=(const Iterator& o) const { return mask != o.mask; }
    };
    constexpr Iterator begin() const { return {mask}; }
    constexpr Iterator end() const { return {0}; }
    constexpr int count() const { return std::popcount(mask); }
};
constexpr EachDigit each_digit(int mask) { return {static_cast<Mask>(mask)}; }

}  // namespace ninefold
