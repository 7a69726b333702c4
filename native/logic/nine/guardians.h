// Guardians: candidates of which one is true, as without them the grid could not be filled, or in two ways.
#pragma once

#include "logic/nine/finder.h"

namespace ninefold::logic {

// The step removes every candidate that each of the guardians rules out, by its cell or by a house.
void rule_out_by_all(const Grid& grid, const std::vector<Candidate>& guardians, Step& step);

}  // namespace ninefold::logic
