// The solution of a position.
#pragma once

#include <optional>

#include "core/stop.h"
#include "logic/expert/position.h"

namespace ninefold::logic::expert {

// The digits of a filled grid, from 0.
using Solution = std::array<std::uint8_t, kCells>;

// The first solution, by guessing in the cell with the fewest candidates; none if there is none or it was stopped.
std::optional<Solution> solution_of(Position position, Stop& stop);

}  // namespace ninefold::logic::expert
