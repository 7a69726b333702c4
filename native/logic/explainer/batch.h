// Many puzzles on several threads, and the representative of a puzzle among its images.
#pragma once

#include <vector>

#include "logic/explainer/rater.h"

namespace ninefold::logic::explainer {

// The ratings of puzzles of 81 digits each, one after the other in memory, in their order. What a stop leaves undone
// has the end `stopped`.
std::vector<Ratings> rate_batch(const std::uint8_t* digits, std::size_t count, unsigned threads, Stop& stop);

// The smallest of all images of the puzzle: digits relabelled by first appearance, rows, columns, bands and stacks
// exchanged, transposed; empty cells count as 0. Equal for two puzzles just if one is an image of the other.
std::array<std::uint8_t, kCells> canonical_form(const std::uint8_t* digits);

}  // namespace ninefold::logic::explainer
