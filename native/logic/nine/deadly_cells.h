// Cells that could be filled in two ways if they held some of their digits alone: in a puzzle with one solution one of
// their further candidates is true.
#pragma once

#include "logic/nine/finder.h"

namespace ninefold::logic {

// One of the cells, and the digits that it would hold alone.
struct DeadlyCell {
    std::uint8_t cell;
    Mask digits;
};

// Adds the steps that follow. What every further candidate rules out goes. If they lie in one house, they count as one
// cell of a naked subset there; if they are in two cells that have to hold a digit of the pattern in a house, these
// cannot hold another digit of the pattern. The steps show all cells with their digits, or those with further
// candidates alone.
enum class Shown : std::uint8_t { all, further };
void judge_deadly_cells(Query& query, Technique technique, const std::vector<DeadlyCell>& cells, Shown shown);
// The same, where each step goes on from one that shows the cells already.
void judge_deadly_cells(Query& query, const Step& begun, const std::vector<DeadlyCell>& cells);

}  // namespace ninefold::logic
