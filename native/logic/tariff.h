// What the steps of a path cost: its score, its level and its hardest technique.
#pragma once

#include "logic/catalogue.h"

namespace ninefold::logic {

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
