// Boards made by shifting: the filled grid is the table of a group, with rows, columns and digits renamed. Many
// generators make large boards this way (each row is the row before, shifted). Where such a board has many empty cells,
// neither our search (90 s) nor a clause-learning solver (25 s) found a solution.
//
//        c1  c2
//   r1   a   b      In such a table three corners of a rectangle determine the fourth, by the same rule in all
//   r2   c   d      rectangles (the quadrangle criterion). So rectangles with four known corners teach the rule, and
//                   fill others that have three.
//
// This is a guess at where the board came from, no deduction: what it fills is searched and checked like any position.
#pragma once

#include <optional>

#include "core/stop.h"
#include "general/problem.h"

namespace ninefold::general {

// A solution of a square board without rules; nothing if rectangles disagree, or the guess leads nowhere.
std::optional<Digits> solve_shifted(const Problem& problem, Stop& stop);

}  // namespace ninefold::general
