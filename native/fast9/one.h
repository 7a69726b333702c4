// One puzzle, with the least latency: count its solutions or collect them.
#pragma once

#include <cstdint>
#include <vector>

#include "core/stop.h"
#include "fast9/dispatch.h"

namespace ninefold::fast9 {

// `cells`: 81 characters as in Task. Counts up to `limit`; the solutions go to `solutions` if it is not null.
OneTally solve_one(const std::uint8_t* cells, std::uint64_t limit, const Engine& engine, Stop& stop,
                   std::vector<std::uint8_t>* solutions = nullptr);

}  // namespace ninefold::fast9
