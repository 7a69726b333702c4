// The symmetries of 9×9: digits, bands, stacks, rows in bands, columns in stacks, transposition; 2 * 6^8 * 9! in all.
// Two puzzles of which one is an image of the other are isomorphs: the same puzzle, written in another way.
#pragma once

#include "core/nine.h"

namespace ninefold {

struct Symmetry {
    std::array<std::uint8_t, kSize> rows, columns;  // where each row and column of the image comes from
    std::array<std::uint8_t, kSize + 1> digits;     // what each digit becomes; 0 stays
    bool transposed;                                // before anything else
};
Digits image(const Digits& grid, const Symmetry& symmetry);

// The form that all isomorphs share: of their 2 * 6^8 * 9! texts, the smallest (minlex). Empty cells count as 0, so
// they come first. Some 0.1 ms for a puzzle, 1 ms for a filled grid.
Digits canonical(const Digits& grid);

}  // namespace ninefold
