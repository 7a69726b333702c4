// The position as the explainer's producers read it: candidates three ways, kept in step.
//
//   mask[cell]            which digits the cell may still hold (bit d-1)
//   places[house][d-1]    where in the house the digit may go (bit i = i-th cell of the house)
//   cells[d-1]            where on the board the digit may go
//
// Its own board, not logic::Grid: no queues of singles (the explainer has its own order of singles), half the size,
// and so cheap to copy that every chain of implications works on a copy.
#pragma once

#include <array>

#include "logic/nine/grid.h"

namespace ninefold::logic::explainer {

// The order in which the producers visit the kinds of houses, as the first house of each kind.
constexpr std::array<int, 3> kBoxColumnRow = {kFirstBox, kFirstColumn, kFirstRow};
constexpr std::array<int, 3> kBoxRowColumn = {kFirstBox, kFirstRow, kFirstColumn};

// Where a cell stands in its row, column and box.
struct Positions {
    std::array<std::array<std::uint8_t, 3>, kCells> of{};
    constexpr Positions() {
        for (int house = 0; house < kHouses; ++house)
            for (int i = 0; i < kSize; ++i) of[kGeometry.list[house][i]][house / kSize] = static_cast<std::uint8_t>(i);
    }
};
inline constexpr Positions kPositions{};

// A set of positions of a house as cells.
inline CellSet cells_at(int house, Mask positions) {
    CellSet cells;
    for (Mask rest = positions; rest; rest = static_cast<Mask>(rest & (rest - 1)))
        cells.add(kGeometry.list[house][std::countr_zero(rest)]);
    return cells;
}
inline int cell_at(int house, Mask position) { return kGeometry.list[house][std::countr_zero(position)]; }

struct Board {
    std::array<Mask, kCells> mask{};
    std::array<std::array<Mask, kSize>, kHouses> places{};
    std::array<CellSet, kSize> cells{};
    CellSet empty;
    std::array<std::uint8_t, kSize> left{};  // how often each digit is still to be placed
    bool clash = false;                      // a house has a digit twice

    static Board of(const Grid& grid);
    static Board of(const std::uint8_t* digits);

    bool has(int cell, int digit) const { return mask[cell] & bit(digit); }
    int count(int cell) const { return std::popcount(mask[cell]); }
    Mask at(int house, int digit) const { return places[house][digit - 1]; }
    int empty_in(int house) const { return (empty & house_cells(house)).count(); }

    void remove(int cell, int digit) {
        mask[cell] = static_cast<Mask>(mask[cell] & ~bit(digit));
        cells[digit - 1].remove(cell);
        const auto& houses = kGeometry.of[cell];
        const auto& positions = kPositions.of[cell];
        for (int kind = 0; kind < 3; ++kind) {
            Mask& where = places[houses[kind]][digit - 1];
            where = static_cast<Mask>(where & ~(1 << positions[kind]));
        }
    }
    void place(int cell, int digit) {
        for (const int candidate : each_digit(mask[cell])) remove(cell, candidate);
        for (const int peer : peers(cell) & cells[digit - 1]) remove(peer, digit);
        empty.remove(cell);
        --left[digit - 1];
    }
    // An empty cell without candidates, or a digit that has neither a place nor a cell in some house.
    bool broken() const;
};

}  // namespace ninefold::logic::explainer
