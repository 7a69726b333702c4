// What a search may use. A frozen value: made once, passed in, never changed underneath.
#pragma once

#include <vector>

#include "logic/catalogue.h"

namespace ninefold::logic {

// Techniques that are searched together; the best step of all of them is taken.
struct Rung {
    TechniqueSet techniques;
    Technique first;  // one of them, to find the finder without a search
};
using Ladder = std::vector<Rung>;

// The default order, enabled rows only: those of plain 9×9, or those of other boards.
Ladder default_ladder();
Ladder default_ladder_of_other_boards();
// The techniques in the order given; neighbours that the catalogue puts on one rung stay together.
Ladder ladder_of(const std::vector<Technique>& order);

struct Options {
    Ladder ladder = default_ladder();

    bool one_per_elimination = true;  // keep one step per set of eliminations; false lists every instance

    // Fish
    int max_fins = 5;
    int max_endo_fins = 2;
    bool siamese = false;

    // Single-digit patterns
    bool duals = false;                     // join two kites / rectangles that share the box
    bool empty_rectangle_with_two = false;  // a box with only two candidates counts

    // Uniqueness
    bool uniqueness_missing_candidates = true;  // rectangle cells may lack one of the two digits

    // Chains (length in candidates)
    bool limit_chains = true;
    int chain_length = 20;
    bool als_in_chains = false;
    int forcing_look_ahead = 4;

    // Almost locked sets
    bool als_overlap = false;
};

}  // namespace ninefold::logic
