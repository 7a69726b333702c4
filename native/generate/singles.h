// All singles at once, where their order does not matter: some 5 µs instead of the 9 of a path that tells each step.
#pragma once

#include "generate/plan.h"

namespace ninefold::generate {

// Fills in every naked and hidden single until there are no more; whether the grid is full then. What is left is what a
// path of singles alone leaves, whatever its order.
bool fill_singles(Digits& grid);

}  // namespace ninefold::generate
