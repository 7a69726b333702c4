// The almost locked sets of a moment: n cells of a house with n + 1 digits, and which of them share a restricted digit.
#pragma once

#include <vector>

#include "logic/any/links.h"

namespace ninefold::logic::any {

struct AlmostSet {
    std::vector<int> cells;
    Bits cell_bits;
    Set digits;
    std::vector<Bits> places, seen;  // by digit, in ascending order: where it is, and what all its places exclude
    int index(int digit) const {
        int at = 0;
        for (int d = digits.first(); d != digit; d = digits.after(d)) ++at;
        return at;
    }
};

struct AlmostSets {
    struct Restricted {
        int to, digit;
    };
    std::vector<AlmostSet> sets;
    std::vector<std::vector<Restricted>> joined;  // of each set, the others by a digit that is in one of both at most

    // Up to a number of sets; fewer if the stop says so.
    AlmostSets(const Board& board, const Position& at, const LinkGraph& graph, Stop& stop);
};

inline bool overlap(const AlmostSet& a, const AlmostSet& b) { return a.cell_bits.meets(b.cell_bits); }

}  // namespace ninefold::logic::any
