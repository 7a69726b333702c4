// The k-subsets of nine things as bits, in the order of their numbers: {0,1} {0,2} {1,2} {0,3} ... The scale meets its
// patterns in this order, which is not the lexicographic one.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/cell_set.h"

namespace ninefold::logic::explainer {

struct Combinations {
    std::array<std::array<Mask, 126>, 10> list{};
    std::array<int, 10> count{};
    constexpr Combinations() {
        for (int bits = 0; bits < 512; ++bits) {
            const int size = std::popcount(static_cast<unsigned>(bits));
            list[size][count[size]++] = static_cast<Mask>(bits);
        }
    }
};
inline constexpr Combinations kCombinations{};

// `for (const Mask subset : subsets_of_nine(2))`
struct SubsetsOfNine {
    int size;
    constexpr const Mask* begin() const { return kCombinations.list[size].data(); }
    constexpr const Mask* end() const { return begin() + kCombinations.count[size]; }
};
constexpr SubsetsOfNine subsets_of_nine(int size) { return {size}; }

}  // namespace ninefold::logic::explainer
