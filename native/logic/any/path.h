// From a position to its end on any board, one step at a time: the first rung of the ladder that has a step gives it.
#pragma once

#include <functional>

#include "logic/any/finder.h"

namespace ninefold::logic::any {

// Eliminations first, then placements.
void apply(const Step& step, const Board& board, Position& at);

// Nothing where logic ends: the board is full or broken, or no rung has a step. `tried`: of the path so far.
std::optional<Step> next_step(Workspace& workspace, const Position& at, const Ladder& ladder, Stop& stop,
                              Tried* tried = nullptr);
// Every step of every rung, one rung after the other; none of a broken position.
std::vector<Step> all_steps(Workspace& workspace, const Position& at, const Ladder& ladder, Stop& stop);
// To the end; `visit` sees every step, and the position after it, and says whether to go on. False: logic has ended.
// `tried` begins empty, and is handed over again where a path goes on.
bool walk(Workspace& workspace, Position& at, const Ladder& ladder, Tried& tried, Stop& stop,
          const std::function<bool(const Step&, const Position&)>& visit);

}  // namespace ninefold::logic::any
