// Plain 9×9 boards given by candidates alone (sukaku), in the lanes of fast9: the tree is cut into many pieces near its
// root, and the lanes search them side by side. A hard sukaku has millions of nodes; the general search does a hundred
// thousand a second, the lanes some millions.
#pragma once

#include <vector>

#include "core/nine.h"
#include "core/stop.h"
#include "general/problem.h"

namespace ninefold::general {

struct Nine {
    std::vector<Digits> solutions;
    bool stopped = false;
};

// candidates: per cell, bit d-1 for digit d. Finds up to `limit` solutions, 1 or 2; more cannot be told apart.
Nine solve_nine(const std::array<Mask, kCells>& candidates, std::size_t limit, Stop& stop);

}  // namespace ninefold::general
