// Fewer givens than digging finds, by walking from puzzle to puzzle.
//
// Without one or two of its givens a puzzle has some hundreds of solutions. A digit that only one of them has in its
// cell makes, given instead, a puzzle with one solution again: maybe that of another grid. One given out and one in is
// a step of the walk, two out and one in is a given less.
#pragma once

#include "core/stop.h"
#include "fast9/dispatch.h"
#include "generate/plan.h"
#include "generate/random.h"

namespace ninefold::generate {

// Whether the walk came down to `most` givens; puzzle and solution are changed as far as it came.
bool shrink(Dug& dug, int most, Random random, const fast9::Engine& engine, Stop& stop);

}  // namespace ninefold::generate
