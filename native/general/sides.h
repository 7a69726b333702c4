// Boards whose regions are to be found get a cell more for every two cells that touch: whether a border is between
// them. What follows from "these two are in one region" cannot be said by labels before the region has its name.
#pragma once

#include <optional>

#include "general/problem.h"

namespace ninefold::general {

// The problem with these cells behind its own, and a rule `borders` for every rule `regions`; nothing if it stays as it
// is.
std::optional<Problem> with_sides(const Problem& problem);

// What a guess in each cell of such a problem costs beyond its candidates, as a factor; 1 unless there are sides.
std::vector<double> guess_penalties(const Problem& problem);

}  // namespace ninefold::general
