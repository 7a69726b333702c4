#include "logic/step.h"

#include <algorithm>

namespace ninefold::logic {

void apply(const Step& step, Grid& grid) {
    for (const auto& [cell, digit] : step.placements)
        if (grid.digit(cell) == 0) grid.place(cell, digit);
    if (step.eliminations.empty()) return;
    auto eliminations = step.eliminations;
    std::sort(eliminations.begin(), eliminations.end());
    for (const auto& [cell, digit] : eliminations) grid.eliminate(cell, digit);
}

}  // namespace ninefold::logic
