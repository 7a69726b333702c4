// From a problem to a space with its propagators.
#pragma once

#include <memory>

#include "general/problem.h"
#include "general/space.h"

namespace ninefold::general {

// `strong`: everything we have; otherwise houses only clear the peers of placed digits. The problem has passed the gate
// (gate.h). Throws Interrupted when the stop ends it; the space goes on under the same stop until it is given another.
template <int Words>
std::unique_ptr<Space<Words>> build(const Problem& problem, bool strong, Stop& stop);

// Givens and removed candidates; false if they contradict each other or the rules. Throws Interrupted, too.
template <int Words>
bool start(Space<Words>& space, const Problem& problem);

}  // namespace ninefold::general
