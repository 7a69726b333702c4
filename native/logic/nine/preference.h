// Which of several steps a person would take first: the sort rules of the finders that collect all their
// steps.
#pragma once

#include "logic/step.h"

namespace ninefold::logic {

// More eliminations; then the smaller weighted sum of eliminated candidates. With the same eliminations: fish
// by type, size, cannibalism, endo fins, fins; others by length, digits, number of cells, cells, type.
bool before_generic(const Step& a, const Step& b);

// Forcing chains and nets, which have one effect each: placements first, then the smaller cell, the smaller digit.
bool before_forcing(const Step& a, const Step& b);
// Fewer links; ties stay as they were found.
bool before_shorter(const Step& a, const Step& b);
// The i-th elimination weighs 1 + 80 i: earlier cells win, the first elimination says least.
int weight_of(const std::vector<Candidate>& eliminations);

}  // namespace ninefold::logic
