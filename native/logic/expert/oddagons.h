// Oddagons: an odd ring of variables, each with two candidates that the target does not see, neighbours sharing one.
// With the target true they would have to alternate round the ring, which an odd one cannot.
#pragma once

#include "logic/expert/chain.h"

namespace ninefold::logic::expert {

// The shortest ring of at most this many variables on the target, as a chain from a candidate back to itself.
bool find_oddagon(const Position& position, int target, int length, Chain& found);

}  // namespace ninefold::logic::expert
