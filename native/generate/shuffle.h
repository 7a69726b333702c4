// A filled grid to begin with, and a symmetry that no image of it is likelier than another.
#pragma once

#include "core/symmetry.h"
#include "generate/random.h"

namespace ninefold::generate {

// Each symmetry with the same chance.
Symmetry random_symmetry(Random& random);

// The simplest solution there is: each row is the one above moved by three, and by one more from band to band.
Digits root_solution();

}  // namespace ninefold::generate
