// Puzzles without their needless givens.
#pragma once

#include "core/stop.h"
#include "fast9/dispatch.h"
#include "generate/plan.h"

namespace ninefold::generate {

// Drops givens in a random order, each if the solution stays the only one. `solutions` are those of the puzzles, which
// have one each. What becomes of one depends on it and the seed alone. In place; false if it was stopped.
bool minimize(Digits* puzzles, const Digits* solutions, std::size_t size, std::uint64_t seed, unsigned threads,
              const fast9::Engine& engine, Stop& stop);

}  // namespace ninefold::generate
