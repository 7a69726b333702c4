// The last look at puzzles before they leave. Nothing here was used to find them.
#pragma once

#include <vector>

#include "core/stop.h"
#include "fast9/dispatch.h"
#include "generate/plan.h"

namespace ninefold::generate {

enum class Fault : std::uint8_t {
    none,
    wrong_solution,  // what was told is no solution of the puzzle
    more_solutions,
    not_minimal,  // some given is not needed
    stopped,      // nobody has looked
};

// One fault per puzzle, in their order; whether givens are needed is looked at only if `minimal`. Questions go in lanes
// on so many threads.
std::vector<Fault> check(const Digits* puzzles, const Digits* solutions, std::size_t size, bool minimal,
                         unsigned threads, const fast9::Engine& engine, Stop& stop);

}  // namespace ninefold::generate
