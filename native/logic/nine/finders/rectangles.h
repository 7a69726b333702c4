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

// Every rectangle with corner `start`, its neighbour in the box among these cells, and the corner across from `start`
// among `across(neighbour)`; one neighbour after the other, then along the two lines. `visit` returns true to end it.
template <typename Across, typename Visit>
bool for_each_rectangle(int start, CellSet among, Across across, Visit visit) {
    const CellSet box = house_cells(box_of(start));
    for (const int next : among& peers(start) & box) {
        const bool in_row = row_of(next) == row_of(start);
        if (!in_row && column_of(next) != column_of(start)) continue;
        const CellSet line = house_cells(in_row ? column_of(start) : row_of(start)) - box;
        for (const int corner : line& across(next)) {
            const int last = in_row ? kSize * row_of(corner) + next % kSize : kSize * row_of(next) + corner % kSize;
            if (visit(Rectangle{static_cast<std::uint8_t>(start), static_cast<std::uint8_t>(next),
                                static_cast<std::uint8_t>(corner), static_cast<std::uint8_t>(last)}))
                return true;
        }
    }
    return false;
}

}  // namespace ninefold::logic
