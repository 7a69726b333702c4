// From a puzzle that has a technique somewhere on its path to one that is as wished, by small changes.
//
// 1. A random minimal puzzle is walked up to the first wanted technique; four in ten are out after 5 µs, for singles
//    solve them. Where the wish is for the technique alone, that is all.
// 2. If its whole path is not as wished, random cells are given away one by one, each if the technique stays and the
//    path has no more offences than before (steps that are not wanted, cells left at the end). Most gifts let singles
//    solve everything, which is seen at once.
// 3. Givens that are not needed for any of this are dropped again.
//
// Tried and left out: waiting for a random minimal puzzle (five times slower for training puzzles with the X-wing);
// one to four gifts at a time from the start, each time anew (a little slower, twice for the swordfish); swapping
// givens on the way (quicker for hidden subsets, slower for fish and wings); giving away cells where an easier step
// would take candidates, and digging from the filled grid with singles and the technique alone (what comes just after
// singles is nearly always locked candidates).
#pragma once

#include "fast9/dispatch.h"
#include "generate/plan.h"
#include "generate/random.h"
#include "generate/wish.h"

namespace ninefold::generate {

// Only wishes for techniques are guided; the others are common enough to wait for.
bool is_guided(const Wish& wish);

// What the wished techniques need room in.
Room room_for(const Wish& wish);

// A puzzle as wished near this one, with the same solution; nothing if none was found.
std::optional<Digits> guided(const Dug& dug, const Plan& plan, Judge& judge, Random random, const fast9::Engine& engine,
                             Stop& stop);

}  // namespace ninefold::generate
