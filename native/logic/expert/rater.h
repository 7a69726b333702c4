// The ratings of a puzzle on the scales of whips, braids and trials.
#pragma once

#include <vector>

#include "logic/expert/nested.h"

namespace ninefold::logic::expert {

enum class Scale : std::uint8_t { w, b, gw, gb, te, bxb };
constexpr int kScales = 6;

struct Ratings {
    // By scale; -1 where the scale has no number for the puzzle, or it was not asked for.
    std::array<std::int8_t, kScales> values{-1, -1, -1, -1, -1, -1};
    bool stopped = true;
};

// Keeps the memory of its searches from puzzle to puzzle.
class Rater {
  public:
    // `wanted`: bits by scale. The puzzle (81 digits, 0 for empty) has exactly one solution; others have no numbers.
    Ratings rate(const std::uint8_t* digits, unsigned wanted, Stop& stop);

  private:
    void rate_chains(const Position& start, const Solution& solution, bool groups, unsigned wanted, Ratings& ratings,
                     Stop& stop);

    Trial trial_;
    std::array<std::unique_ptr<LevelSearch>, 2> levels_;  // without groups, with them
    std::unique_ptr<NestedBraids> nested_;
};

// The ratings of puzzles of 81 digits each, one after the other in memory, in their order.
std::vector<Ratings> rate_batch(const std::uint8_t* digits, std::size_t count, unsigned wanted, unsigned threads,
                                Stop& stop);

}  // namespace ninefold::logic::expert
