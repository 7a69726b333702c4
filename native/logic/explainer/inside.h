// Techniques inside a net: what locked candidates, pairs and X-wings conclude on the board that an assumption leaves.
#pragma once

#include <vector>

#include "logic/explainer/finding.h"
#include "logic/explainer/tree.h"

namespace ninefold::logic::explainer {

// One conclusion: false candidates that made it possible, and those it makes false. The latter stand in the order in
// which the net takes them: by the low bits of the cell first (see net_order).
struct Inside {
    Kind kind;
    std::vector<CandidateId> parents, removed;
};

// All conclusions of the first technique that has one whose parents are not empty: one without parents holds without
// the assumption and tells nothing new.
void find_inside(const Board& source, const Board& work, std::vector<Inside>& out);

// Nets take removed candidates cell by cell, cells by the lowest four bits of their number (five from thirteen cells
// on): the order of the hash table that the scale was made with, and it decides which links are met first.
void net_order(std::vector<CandidateId>& removed);

}  // namespace ninefold::logic::explainer
