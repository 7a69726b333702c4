// Two ladders of logic. Each climbs only when nothing lower helps, and starts again at the bottom after any success.
#pragma once

#include <algorithm>

#include "lab/eliminations.h"
#include "lab/singles.h"

namespace ninefold::lab {

// Both begin with 1 naked single, 2 hidden single, 3 pointing, 4 claiming; `higher` gives the rung above that helped,
// or 0.
template <int Words, typename Higher>
void climb(const Layout<Words>& layout, Position<Words>& position, Meter& meter, Higher higher) {
    Eliminations<Words> find(layout, position, meter);
    while (!position.dead && position.unplaced > 0) {
        int rung = 0;
        if (naked_sweep(layout, position, meter))
            rung = 1;
        else if (position.dead)
            return;
        else if (hidden_sweep(layout, position, meter))
            rung = 2;
        else if (position.dead)
            return;
        else if (find.pointing())
            rung = 3;
        else if (find.claiming())
            rung = 4;
        else
            rung = higher(find);
        if (rung == 0 || !meter.go_on()) return;
        meter.hardest = std::max(meter.hardest, rung);
    }
}

// The thesis: … 5 naked subset, 6 X-Wing.
template <int Words>
void thesis_logic(const Layout<Words>& layout, Position<Words>& position, Meter& meter) {
    climb(layout, position, meter, [](auto& find) { return find.equal_subset() ? 5 : find.x_wing() ? 6 : 0; });
}

// The levels: 1 single candidate, 2 single place, 3 theoretical lines from boxes, 4 from lines, 5 closed groups.
template <int Words>
void level_logic(const Layout<Words>& layout, Position<Words>& position, Meter& meter) {
    climb(layout, position, meter, [](auto& find) { return find.closed_group() ? 5 : 0; });
}

}  // namespace ninefold::lab
