// Labels of a board whose regions are to be found that are sure to be the same, whatever they are: rules say so (the
// cells of a cage, of a line). Their cells lie in one region, so they differ, and they come into a region together.
#pragma once

#include "general/counted_stop.h"
#include "general/problem.h"

namespace ninefold::general {

// For each cell the first of those that hold the same digit as it does.
std::vector<int> first_alike(const Problem& problem);

// A house for the cells of every set of labels that are the same, unless there is one that has them all.
std::vector<std::vector<int>> linked_houses(const Problem& problem, CountedStop& counted);

}  // namespace ninefold::general
