// Between text and lanes, one puzzle per lane, for any vector type. Those of x86 with 16 or 32 lanes and NEON
// have their own in simd/ymm_transfer.h, simd/zmm_transfer.h and simd/neon_transfer.h.
#pragma once

#include <cstdint>

#include "fast9/sweep.h"

namespace ninefold::fast9 {

template <typename V>
void fill(Grids<V>& board, const std::uint8_t* const* texts) {
    for (int lane = 0; lane < V::kLanes; ++lane) {
        for (int i = 0; i < kCells; ++i) board.cells[i * V::kLanes + lane] = kCandidates.of[texts[lane][i]];
    }
}

template <typename V>
NINEFOLD_NOINLINE void take(const Grids<V>& board, int lane, Position& position) {
    static_assert(80 % V::kLanes == 0);
    for (int i = 0; i < 80; i += V::kLanes) V::gather(board.cells + i * V::kLanes + lane, position.cells + i);
    V::first(board.cells[80 * V::kLanes + lane]).store(position.cells + 80);
    if constexpr (V::kLanes == 8) V::splat(0).store(position.cells + 88);
}

template <typename V>
NINEFOLD_NOINLINE void put(Grids<V>& board, int lane, const Position& position) {
    std::uint16_t* p = board.cells + lane;
    NINEFOLD_UNROLLED for (int i = 0; i < kCells; ++i) p[i * V::kLanes] = position.cells[i];
}

template <typename V>
NINEFOLD_NOINLINE void move(const Grids<V>& from, int from_lane, Grids<V>& to, int to_lane) {
    const std::uint16_t* p = from.cells + from_lane;
    std::uint16_t* q = to.cells + to_lane;
    NINEFOLD_UNROLLED for (int i = 0; i < kCells; ++i) q[i * V::kLanes] = p[i * V::kLanes];
}

// Writes each lane's digits to outs[lane]; lanes that are not solved write nonsense.
template <typename V>
void drain(const Grids<V>& board, std::uint8_t* const* outs) {
    Position position;
    for (int lane = 0; lane < V::kLanes; ++lane) {
        take(board, lane, position);
        write_digits(position, outs[lane]);
    }
}

// Lanes whose every house has all digits.
template <typename V>
std::uint32_t complete_lanes(const Grids<V>& board) {
    const auto three = [&](int cell, int step) {
        const std::uint16_t* p = board.cells + cell * V::kLanes;
        return V::load(p) | V::load(p + step * V::kLanes) | V::load(p + 2 * step * V::kLanes);
    };
    V full = V::splat(kAllDigits);
    for (int i = 0; i < kSize; ++i) {
        const int row = kSize * i, box = 3 * kSize * (i / 3) + 3 * (i % 3);
        full = full & (three(row, 1) | three(row + 3, 1) | three(row + 6, 1));
        full = full & (three(i, kSize) | three(i + 3 * kSize, kSize) | three(i + 6 * kSize, kSize));
        full = full & (three(box, 1) | three(box + kSize, 1) | three(box + 2 * kSize, 1));
    }
    return bits(equal(full, V::splat(kAllDigits)));
}

}  // namespace ninefold::fast9
