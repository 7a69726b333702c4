// What every general solver is given: digits 1..size in each cell, and houses that hold each digit at most once.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace ninefold::general {

constexpr int kMaxSize = 128;

using Digits = std::vector<std::uint8_t>;  // one per cell, 0 for an empty cell

struct Problem {
    int size = 0;                              // digits 1..size, at most kMaxSize
    std::vector<std::vector<int>> houses;      // cells of each house, no cell twice, at most `size` of them
    Digits givens;                             // one per cell
    std::vector<std::pair<int, int>> removed;  // (cell, digit) candidates that are out from the start
};

}  // namespace ninefold::general
