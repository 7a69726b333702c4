// From a puzzle that has a technique somewhere on its path to one that is as wished, by small changes.
//
// 1. A random minimal puzzle is walked up to the first wanted technique; four in ten are out after 5 µs, for singles
//    solve them.
// 2. If its whole path is not as wished, one to four random cells are given away, again and again. Most gifts let
//    singles solve everything, which is seen as quickly; some leave just the technique.
// 3. Givens that are not needed for any of this are dropped again.
//
// Measured on training puzzles for the X-wing, in milliseconds per hit: this way 160; waiting for a random minimal
// puzzle 350; giving away cells where an easier step would take candidates, no better than waiting (one more digit
// there and singles solve it all); digging from the filled grid with singles and the technique alone 500 (what comes
// just after singles is nearly always locked candidates).
#pragma once

#include "fast9/dispatch.h"
#include "generate/plan.h"
#include "generate/random.h"
#include "generate/wish.h"

namespace ninefold::generate {

// Only wishes for techniques are guided; the others are common enough to wait for.
bool is_guided(const Wish& wish);

// A puzzle as wished near this one, with the same solution; nothing if none was found.
std::optional<Digits> guided(const Dug& dug, const Plan& plan, Judge& judge, Random random, const fast9::Engine& engine,
                             Stop& stop);

}  // namespace ninefold::generate
