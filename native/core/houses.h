// The houses of 9×9, worked out by the compiler from one fact: cell = 9 * row + column.
// Houses are numbered rows 0..8, columns 9..17, boxes 18..26.
#pragma once

#include <array>

#include "core/cell_set.h"

namespace ninefold {

enum class HouseKind : std::uint8_t { row, column, box };
constexpr int kFirstRow = 0, kFirstColumn = kSize, kFirstBox = 2 * kSize;

constexpr int row_of(int cell) { return cell / kSize; }
constexpr int column_of(int cell) { return kFirstColumn + cell % kSize; }
constexpr int box_of(int cell) { return kFirstBox + cell / (3 * kSize) * 3 + cell % kSize / 3; }
constexpr HouseKind kind_of(int house) { return static_cast<HouseKind>(house / kSize); }

struct Houses {
    std::array<std::array<std::uint8_t, kSize>, kHouses> list{};  // cells of a house, ascending
    std::array<CellSet, kHouses> set{};                           // the same as a set
    std::array<std::array<std::uint8_t, 3>, kCells> of{};         // row, column, box of a cell
    std::array<CellSet, kCells> peers{};                          // the 20 cells that share a house, without the cell
    std::array<std::array<std::uint8_t, 20>, kCells> peer_list{};

    constexpr Houses() {
        for (int cell = 0; cell < kCells; ++cell) {
            of[cell] = {static_cast<std::uint8_t>(row_of(cell)), static_cast<std::uint8_t>(column_of(cell)),
                        static_cast<std::uint8_t>(box_of(cell))};
            for (const int house : of[cell]) set[house].add(cell);
        }
        for (int house = 0; house < kHouses; ++house) {
            int i = 0;
            for (const int cell : set[house]) list[house][i++] = static_cast<std::uint8_t>(cell);
        }
        for (int cell = 0; cell < kCells; ++cell) {
            for (const int house : of[cell]) peers[cell] |= set[house];
            peers[cell].remove(cell);
            int i = 0;
            for (const int peer : peers[cell]) peer_list[cell][i++] = static_cast<std::uint8_t>(peer);
        }
    }
};
inline constexpr Houses kGeometry{};
static_assert(kGeometry.peers[40].count() == 20 && kGeometry.set[26].first() == 60);

constexpr CellSet house_cells(int house) { return kGeometry.set[house]; }
constexpr CellSet peers(int cell) { return kGeometry.peers[cell]; }
constexpr bool are_peers(int a, int b) { return kGeometry.peers[a].has(b); }

// The cells that see every cell of the set (none of which is in the result). All cells for the empty set.
constexpr CellSet common_peers(CellSet cells) {
    CellSet common = CellSet::all();
    for (const int cell : cells) common &= kGeometry.peers[cell];
    return common;
}

// The houses that hold every cell of the set, as bits 0..26.
constexpr std::uint32_t common_houses(CellSet cells) {
    std::uint32_t common = (1u << kHouses) - 1;
    for (const int cell : cells) {
        const auto& of = kGeometry.of[cell];
        common &= 1u << of[0] | 1u << of[1] | 1u << of[2];
    }
    return common;
}

}  // namespace ninefold
