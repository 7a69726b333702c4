#include "logic/step.h"

namespace ninefold::logic {

void apply(const Step& step, Grid& grid) {
    for (const auto& [cell, digit] : step.placements)
        if (grid.digit(cell) == 0) grid.place(cell, digit);
    for (const auto& [cell, digit] : step.eliminations) grid.eliminate(cell, digit);
}

}  // namespace ninefold::logic
