#pragma once
#include <bit>
#include <cstdint>

#include "fast9/position.h"
namespace ninefold::fast9 {

struct Peers {
    std::uint64_t low[81], high[81];
};
constexpr Peers make_peers() {
    Peers p{};
    for (int a = 0; a < 81; ++a)
        for (int b = 0; b < 81; ++b)
            if (a != b && (a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3))) {
                if (b < 64)
                    p.low[a] |= 1ULL << b;
                else
                    p.high[a] |= 1ULL << (b - 64);
            }
    return p;
}
constexpr Peers kPeers = make_peers();

template <typename V>
int branch_cell(const Position& position) {
    std::uint64_t open[2] = {0, 0}, two[2] = {0, 0};
    const V zero = V::splat(0), minus = V::splat(0xFFFF);
    for (int i = 0; i < 96; i += V::kLanes) {
        const V a = V::load(position.cells + i);
        const V b = a & (a + minus);
        const V c = b & (b + minus);
        const V solved = equal(b, zero);
        const V pair = without(equal(c, zero), solved);
        open[i / 64] |= static_cast<std::uint64_t>(~bits(solved) & ((1ULL << V::kLanes) - 1)) << (i % 64);
        two[i / 64] |= static_cast<std::uint64_t>(bits(pair)) << (i % 64);
    }
    int best = -1, most = -1;
    for (int h = 0; h < 2; ++h)
        for (auto rest = two[h]; rest; rest &= rest - 1) {
            const int cell = 64 * h + std::countr_zero(rest);
            const int n = std::popcount(open[0] & kPeers.low[cell]) + std::popcount(open[1] & kPeers.high[cell]);
            if (n > most) most = n, best = cell;
        }
    if (best >= 0) return best;
    int fewest = 100;
    for (int cell = 0; cell < 81; ++cell) {
        const int k = std::popcount(position.cells[cell]);
        if (k > 1 && k < fewest) fewest = k, best = cell;
    }
    return best;
}
}  // namespace ninefold::fast9
