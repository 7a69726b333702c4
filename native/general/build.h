// From a problem to a space with its propagators.
#pragma once

#include <memory>

#include "general/problem.h"
#include "general/space.h"

namespace ninefold::general {

// `strong`: everything we have; otherwise houses only clear the peers of placed digits.
template <int Words>
std::unique_ptr<Space<Words>> build(const Problem& problem, bool strong);

// Givens and removed candidates; false if they contradict each other or the rules.
template <int Words>
bool start(Space<Words>& space, const Problem& problem);

}  // namespace ninefold::general
