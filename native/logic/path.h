// From a grid to its end, one step at a time: the first rung of the ladder that has a step gives it, the step
// is applied, and the climb starts again at the bottom.
#pragma once

#include <functional>

#include "logic/finder.h"

namespace ninefold::logic {

enum class End : std::uint8_t { solved, stuck, broken, stopped };
std::string_view name_of(End end);

// Walks the grid to its end; `visit` sees every step before it is applied.
End walk(Grid& grid, const Options& options, Workspace& workspace, Stop& stop,
         const std::function<void(const Step&)>& visit);

// Nothing where logic ends: the grid is full or broken, or no rung has a step.
std::optional<Step> next_step(const Grid& grid, const Options& options, Workspace& workspace, Stop& stop);

// Every step of every rung, one rung after the other; none of a broken grid.
std::vector<Step> all_steps(const Grid& grid, const Options& options, Workspace& workspace, Stop& stop);

// Points and levels per technique, and the score each level may reach before it counts as the next one.
struct Tariff {
    std::array<int, kTechniques> score;
    std::array<Level, kTechniques> level;
    std::array<int, 5> cap;
};
Tariff default_tariff();

struct Tally {
    int score = 0;
    int steps = 0;
    Level level = Level::easy;
    std::optional<Technique> hardest;  // of the highest level, then the highest score, then the later row

    void add(Technique technique, const Tariff& tariff);
    // The level once the score is known.
    Level capped(const Tariff& tariff) const;
};

}  // namespace ninefold::logic
