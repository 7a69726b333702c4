// One puzzle's candidates in a row, out of the lanes: what a guess saves and a solution is written from.
#pragma once

#include "core/nine.h"

namespace ninefold::fast9 {

struct Position {
    alignas(64) std::uint16_t cells[96];  // 96: whole vectors of every width; the last 15 are zero
};

// The candidates that a cell's character leaves.
struct Candidates {
    std::uint16_t of[256];
};
constexpr Candidates make_candidates() {
    Candidates candidates{};
    for (auto& any : candidates.of) any = kAllDigits;
    for (int digit = 1; digit <= kSize; ++digit) {
        candidates.of[digit] = candidates.of['0' + digit] = static_cast<std::uint16_t>(1 << (digit - 1));
    }
    return candidates;
}
inline constexpr Candidates kCandidates = make_candidates();

// The digit characters of a position of single candidates: '1' + number of bits below the one that is set.
static inline void write_digits(const Position& position, std::uint8_t* out) {
    for (int i = 0; i < kCells; ++i) {
        std::uint16_t x = static_cast<std::uint16_t>(position.cells[i] - 1);
        x = static_cast<std::uint16_t>(x - (x >> 1 & 0x5555));
        x = static_cast<std::uint16_t>((x & 0x3333) + (x >> 2 & 0x3333));
        out[i] = static_cast<std::uint8_t>('1' + ((x + (x >> 4)) & 15));
    }
}

}  // namespace ninefold::fast9
