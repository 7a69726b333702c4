// The symmetries of 9×9: digits, bands, stacks, rows in bands, columns in stacks, transposition; 2 * 6^8 * 9! in all.
// Two puzzles of which one is an image of the other are isomorphs: the same puzzle, written in another way.
#pragma once

#include "core/nine.h"
#include "core/stop.h"

namespace ninefold {

struct Symmetry {
    std::array<std::uint8_t, kSize> rows, columns;  // where each row and column of the image comes from
    std::array<std::uint8_t, kSize + 1> digits;     // what each digit becomes; 0 stays
    bool transposed;                                // before anything else
};
Digits image(const Digits& grid, const Symmetry& symmetry);

// The form that all isomorphs share: of their 2 * 6^8 * 9! texts, the smallest (minlex). Empty cells count as 0, so
// they come first.
Digits canonical(const Digits& grid);

// The forms of many in their places, on so many threads. Fewer than `count` were done if it was stopped: then which of
// them is not told.
std::size_t canonical_batch(Digits* grids, std::size_t count, unsigned threads, Stop& stop);

}  // namespace ninefold
