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

// How many of the 27 houses have a cell of the set.
constexpr int count_houses(CellSet cells) {
    // The highest bit of each field of so many bits, in all fields; then: how many fields have a bit at all. What is
    // below the highest bit carries into it if it is not nothing.
    const auto highest = [](int width, int size) {
        std::uint64_t bits = 0;
        for (int at = width - 1; at < size; at += width) bits |= 1ULL << at;
        return bits;
    };
    const auto filled = [](std::uint64_t fields, std::uint64_t highest, std::uint64_t below) {
        return std::popcount((((fields & below) + below) | fields) & highest);
    };
    constexpr std::uint64_t kBand = (1ULL << 27) - 1, kLine = (1ULL << kSize) - 1;
    constexpr std::uint64_t kRowEnds = highest(9, 54), kBoxEnds = highest(3, 27);
    const std::uint64_t bands = cells.low & (kBand << 27 | kBand), last = cells.low >> 54 | cells.high << 10;
    const auto columns_of = [](std::uint64_t band) { return (band | band >> 9 | band >> 18) & kLine; };
    const std::uint64_t one = columns_of(bands & kBand), two = columns_of(bands >> 27), three = columns_of(last);
    return filled(bands, kRowEnds, (kBand << 27 | kBand) & ~kRowEnds) +
           filled(last, kRowEnds & kBand, kBand & ~kRowEnds) + std::popcount(one | two | three) +
           filled(one | two << 9 | three << 18, kBoxEnds, kBand & ~kBoxEnds);
}
static_assert(count_houses({}) == 0 && count_houses(CellSet::all()) == kHouses);
static_assert(count_houses(CellSet::only(63)) == 3 && count_houses(house_cells(7)) == 1 + kSize + 3);

}  // namespace ninefold
