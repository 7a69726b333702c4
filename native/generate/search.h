// Attempt after attempt until enough puzzles are as wished.
#pragma once

#include "core/stop.h"
#include "fast9/dispatch.h"
#include "generate/wish.h"

namespace ninefold::generate {

struct Hit {
    std::uint64_t attempt = 0;
    Digits puzzle{}, solution{};
    int distance = 0;
};

struct Found {
    std::vector<Hit> hits;       // in the order of their attempts
    std::optional<Hit> nearest;  // of the attempts that failed
    std::uint64_t attempts = 0;  // how many were made, all of those before the next
};

// The attempts `first` .. `first + size - 1`, or fewer: it ends early with `most` hits, or when stopped. What an
// attempt gives depends on the wish, the plan, the seed and its number alone; not on threads, engines or calls.
Found search(const Wish& wish, const Plan& plan, std::uint64_t seed, std::uint64_t first, std::uint64_t size,
             std::size_t most, unsigned threads, const fast9::Engine& engine, Stop& stop);

}  // namespace ninefold::generate
