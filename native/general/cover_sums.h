// Sums that follow where cages and diagonals cover a house: all of them together less the house is what lies outside.
//
//            ╲ ╲ ╲
//      ┌──────╲─╲─╲┐
//      │       ╲ ╲ ╲     the sums that cross the house, together, less 1 + … + size
//      │ house  ╲ ╲│╲      = the sum of their cells beyond it
//      └─────────╲─╲ ╲
//
// Where the sums leave a gap, another house may fill it that crosses none of them; a house that lies beyond altogether
// is taken away again. Such a sum has many cells, so it is worth its price only where it is close to the least or the
// greatest that they can have.
#pragma once

#include "general/counted_stop.h"
#include "general/problem.h"

namespace ninefold::general {

std::vector<Rule> cover_sums(const Problem& problem, CountedStop& counted);

}  // namespace ninefold::general
