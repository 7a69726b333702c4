// What is asked of each puzzle. The tables of the schemes are the caller's.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "logic/options.h"

namespace ninefold::rate {

// The work of a walk: points per technique, and per digit that a search must assume where the walk ends.
struct Work {
    logic::Options options;
    std::array<int, logic::kTechniques> points{};
    int per_assumption = 0;
};

struct Plan {
    std::optional<logic::Options> path;  // level, score and hardest technique of this path
    bool techniques = false;             // and how often it takes each
    std::vector<logic::Options> tiers;   // the first that comes to the end; each does what those before it do
    std::optional<Work> work;
    bool explainer = false;  // ER, EP, ED
};

}  // namespace ninefold::rate
