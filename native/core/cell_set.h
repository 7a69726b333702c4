// A set of the 81 cells of a 9x9 grid, one bit each, cells numbered row by row.
//
//   low   bit 0..63   cells 0..63  (rows 1-7 and r8c1)
//   high  bit 0..16   cells 64..80
//
// Two plain words, not a 128-bit integer: MSVC has none, and every operation below is two instructions
// anyway.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

#include "core/nine.h"

namespace ninefold {

struct CellSet {
    std::uint64_t low = 0, high = 0;

    constexpr CellSet() = default;
    constexpr CellSet(std::uint64_t low_bits, std::uint64_t high_bits) : low(low_bits), high(high_bits) {}
    static constexpr CellSet of(std::initializer_list<int> cells) {
        CellSet set;
        for (const int cell : cells) set.add(cell);
        return set;
    }
    static constexpr CellSet only(int cell) {
        CellSet set;
        set.add(cell);
        return set;
    }
    static constexpr CellSet all() { return {~0ULL, (1ULL << (kCells - 64)) - 1}; }

    constexpr void add(int cell) { (cell < 64 ? low : high) |= 1ULL << (cell & 63); }
    constexpr void remove(int cell) { (cell < 64 ? low : high) &= ~(1ULL << (cell & 63)); }
    constexpr bool has(int cell) const { return (cell < 64 ? low : high) >> (cell & 63) & 1; }
    constexpr bool empty() const { return (low | high) == 0; }
    constexpr int count() const { return std::popcount(low) + std::popcount(high); }
    constexpr bool single() const { return count() == 1; }
    // The smallest cell; the set must not be empty.
    constexpr int first() const { return low ? std::countr_zero(low) : 64 + std::countr_zero(high); }
    constexpr int pop() {
        const int cell = first();
        (low ? low : high) &= (low ? low : high) - 1;
        return cell;
    }
    constexpr bool within(CellSet other) const { return ((low & ~other.low) | (high & ~other.high)) == 0; }
    constexpr bool meets(CellSet other) const { return ((low & other.low) | (high & other.high)) != 0; }

    constexpr CellSet operator&(CellSet o) const { return {low & o.low, high & o.high}; }
    constexpr CellSet operator|(CellSet o) const { return {low | o.low, high | o.high}; }
    constexpr CellSet operator^(CellSet o) const { return {low ^ o.low, high ^ o.high}; }
    constexpr CellSet operator-(CellSet o) const { return {low & ~o.low, high & ~o.high}; }
    constexpr CellSet& operator&=(CellSet o) { return *this = *this & o; }
    constexpr CellSet& operator|=(CellSet o) { return *this = *this | o; }
    constexpr CellSet& operator-=(CellSet o) { return *this = *this - o; }
    friend constexpr bool operator==(CellSet, CellSet) = default;

    // `for (const int cell : set)`, ascending.
    struct Iterator {
        std::uint64_t low, high;
        constexpr int operator*() const { return low ? std::countr_zero(low) : 64 + std::countr_zero(high); }
        constexpr Iterator& operator++() {
            (low ? low : high) &= (low ? low : high) - 1;
            return *this;
        }
        constexpr bool operator!=(const Iterator& o) const { return low != o.low || high != o.high; }
    };
    constexpr Iterator begin() const { return {low, high}; }
    constexpr Iterator end() const { return {0, 0}; }
};

}  // namespace ninefold
