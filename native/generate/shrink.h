// Fewer givens than digging finds, by walking from puzzle to puzzle.
//
// A given goes, and the puzzle has some solutions more. Then one given at a time is exchanged for a digit that leaves
// few solutions, the fewer the likelier, until one solution is left; then the next given goes. Which digits leave how
// many is known from all solutions without the given, so of hundreds of exchanges at a time none is tried in vain. A
// given that leaves far too many is told by a part of the search tree. The solution may become that of another grid.
#pragma once

#include "core/stop.h"
#include "fast9/dispatch.h"
#include "generate/plan.h"
#include "generate/random.h"

namespace ninefold::generate {

// Whether the walk came down to `most` givens; puzzle and solution are changed as far as it came.
bool shrink(Dug& dug, int most, Random random, const fast9::Engine& engine, Stop& stop);

}  // namespace ninefold::generate
