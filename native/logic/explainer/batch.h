// The ratings of many puzzles, on several threads.
#pragma once

#include <vector>

#include "logic/explainer/rater.h"

namespace ninefold::logic::explainer {

// The ratings of puzzles of 81 digits each, one after the other in memory, in their order. What a stop leaves undone
// has the end `stopped`.
std::vector<Ratings> rate_batch(const std::uint8_t* digits, std::size_t count, unsigned threads, Stop& stop);

}  // namespace ninefold::logic::explainer
