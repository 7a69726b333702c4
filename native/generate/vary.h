// From a puzzle that is not as wished to one that is, by small changes: guided where chance would take long.
#pragma once

#include "fast9/dispatch.h"
#include "generate/plan.h"
#include "generate/random.h"
#include "generate/wish.h"

namespace ninefold::generate {

// Only wishes for techniques are guided; the others are common enough to wait for.
bool is_guided(const Wish& wish);

// A puzzle as wished near this one, with the same solution; nothing if none was found.
std::optional<Digits> vary(const Dug& dug, const Plan& plan, Judge& judge, Random random, const fast9::Engine& engine,
                           Stop& stop);

bool is_unique(const Digits& puzzle, const fast9::Engine& engine, Stop& stop);
bool is_minimal(const Digits& puzzle, const fast9::Engine& engine, Stop& stop);

}  // namespace ninefold::generate
