// The symmetries of 9x9: digits, bands, stacks, rows in bands, columns in stacks, transposition; 2 * 6^8 * 9! in all.
#pragma once

#include "generate/plan.h"
#include "generate/random.h"

namespace ninefold::generate {

struct Symmetry {
    std::array<std::uint8_t, 9> rows, columns;  // where each row and column of the result comes from
    std::array<std::uint8_t, 10> digits;        // what each digit becomes; 0 stays
    bool transposed;                            // before anything else
};

// Each symmetry with the same chance.
Symmetry random_symmetry(Random& random);
Digits shuffled(const Digits& grid, const Symmetry& symmetry);

// The simplest solution there is: each row is the one above moved by three, and by one more from band to band.
Digits root_solution();

}  // namespace ninefold::generate
