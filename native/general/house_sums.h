// Sums that follow from full houses: the cells of a house add up to 1 + … + size, so what its cages leave is known.
//
//      ┌─────────────┐
//      │ cage  cage  │ innies: cells of the region in no chosen cage
//      │   cage    ca│ge  outies: cells of chosen cages beyond the region
//      └─────────────┘
//      innies - outies = total of the region - totals of the chosen cages
//
// Regions are one to four houses in a row of the list that do not overlap: rows, columns, boxes and bands of them.
#pragma once

#include "general/counted_stop.h"
#include "general/problem.h"

namespace ninefold::general {

// Sum rules of few cells; more would say too little for their price.
std::vector<Rule> house_sums(const Problem& problem, CountedStop& counted);

}  // namespace ninefold::general
