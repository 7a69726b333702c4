// From a grid to its end, one step at a time: the first rung of the ladder that has a step gives it, the step
// is applied, and the climb starts again at the bottom.
#pragma once

#include <functional>

#include "logic/nine/finder.h"

namespace ninefold::logic {

enum class End : std::uint8_t { solved, stuck, broken, stopped };
std::string_view name_of(End end);

// Placements first, then eliminations, both as listed: the order decides in which order singles are queued,
// and with it the rest of the path.
void apply(const Step& step, Grid& grid);

// Walks the grid to its end; `visit` sees every step before it is applied.
End walk(Grid& grid, const Options& options, Workspace& workspace, Stop& stop,
         const std::function<void(const Step&)>& visit);

// Nothing where logic ends: the grid is full or broken, or no rung has a step.
std::optional<Step> next_step(const Grid& grid, const Options& options, Workspace& workspace, Stop& stop);

// Every step of every rung, one rung after the other; none of a broken grid.
std::vector<Step> all_steps(const Grid& grid, const Options& options, Workspace& workspace, Stop& stop);

}  // namespace ninefold::logic
