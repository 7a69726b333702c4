// The producers without chains: each gives the first conclusion in the order of the scale, if there is one.
#pragma once

#include "logic/explainer/board.h"
#include "logic/explainer/finding.h"

namespace ninefold::logic::explainer {

bool find_hidden_single(const Board& board, Finding& out);
bool find_naked_single(const Board& board, Finding& out);
bool find_direct_locking(const Board& board, Finding& out);
bool find_locking(const Board& board, Finding& out);
bool find_direct_hidden_set(const Board& board, int size, Finding& out);
bool find_hidden_set(const Board& board, int size, Finding& out);
bool find_naked_set(const Board& board, int size, Finding& out);
bool find_fish(const Board& board, int size, Finding& out);
bool find_xy_wing(const Board& board, Finding& out);
bool find_xyz_wing(const Board& board, Finding& out);
bool find_unique_loop(const Board& board, Finding& out);
bool find_bug(const Board& board, Finding& out);
bool find_aligned_pair(const Board& board, Finding& out);
bool find_aligned_triplet(const Board& board, Finding& out);

}  // namespace ninefold::logic::explainer
