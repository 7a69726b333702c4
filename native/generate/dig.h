// Many puzzles dug side by side.
#pragma once

#include "core/stop.h"
#include "fast9/dispatch.h"
#include "fast9/quest.h"
#include "generate/plan.h"

namespace ninefold::generate {

// The attempts `first` .. `first + size - 1` of a seed, one after the other into `dug`. For one thread; another
// number of attempts per call, another engine or other threads beside it give the same puzzles. False if it was
// stopped: then `dug` is worth nothing. `look` says whether this thread may look at the clock.
bool dig(const Plan& plan, std::uint64_t seed, std::uint64_t first, std::size_t size, Dug* dug,
         const fast9::Engine& engine, Stop& stop, bool look, fast9::QuestTally* tally = nullptr);

// Random filled grids, in the same way.
bool fill(Fill fill, std::uint64_t seed, std::uint64_t first, std::size_t size, Digits* grids,
          const fast9::Engine& engine, Stop& stop, bool look);

}  // namespace ninefold::generate
