// The rectangles of the uniqueness techniques: four cells in two rows, two columns and two boxes.
#pragma once

#include "logic/nine/grid.h"

namespace ninefold::logic {

//   a  b     a and b share a line and a box; c stands across from a, d across from b, in the other box
//   c  d
struct Rectangle {
    std::uint8_t a, b, c, d;
    CellSet cells() const { return CellSet::of({a, b, c, d}); }
};

// Every rectangle with corner `start` and its neighbour in the box among these cells, one neighbour after the other,
// then along the two lines. `visit` returns true to end it.
template <typename Visit>
bool for_each_rectangle(int start, CellSet among, Visit visit) {
    for (const int next : among& peers(start) & house_cells(box_of(start))) {
        const bool in_row = row_of(next) == row_of(start);
        if (!in_row && column_of(next) != column_of(start)) continue;
        for (int i = 0; i < kSize; ++i) {
            const int across = in_row ? kSize * i + start % kSize : kSize * row_of(start) + i;
            if (box_of(across) == box_of(start)) continue;
            const int corner = in_row ? kSize * i + next % kSize : kSize * row_of(next) + i;
            if (visit(Rectangle{static_cast<std::uint8_t>(start), static_cast<std::uint8_t>(next),
                                static_cast<std::uint8_t>(across), static_cast<std::uint8_t>(corner)}))
                return true;
        }
    }
    return false;
}

}  // namespace ninefold::logic
