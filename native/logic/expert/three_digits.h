// Cells of two bands or two stacks that three digits alone cannot fill: one of their other candidates, a guardian, is
// true. Tridagons are the best known of them; which other shapes there are is not listed but tried out.
#pragma once

#include <span>
#include <vector>

#include "core/cell_set.h"
#include "core/stop.h"
#include "logic/expert/position.h"

namespace ninefold::logic::expert {

struct Impossible {
    int digits = 0;  // three, as bits
    CellSet cells;
    Relation labels;  // the guardians, ascending
};

constexpr int kMostGuardians = 5;

// All of them with so many guardians at most, and none whose guardians include those of another: the fewest first,
// after those of ten and more cells a few of fewer.
std::vector<Impossible> impossible_patterns(const Position& position, int most_guardians, Stop& stop);

// Whether the cells can be filled with candidates out of these digits.
bool fillable(const Position& position, CellSet cells, int digits);

}  // namespace ninefold::logic::expert
