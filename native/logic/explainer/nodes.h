// Candidates as numbers, and the length supplement of chains.
//
//   candidate   (digit-1) * 81 + cell            0..728
//   node        2 * candidate + (1 if true)      0..1457
#pragma once

#include "logic/explainer/board.h"

namespace ninefold::logic::explainer {

constexpr int kCandidates = kCells * kSize, kNodes = 2 * kCandidates;
using CandidateId = std::uint16_t;
using NodeId = std::uint16_t;

struct CandidateTable {
    std::array<std::uint8_t, kCandidates> cell{}, digit{};
    constexpr CandidateTable() {
        for (int i = 0; i < kCandidates; ++i) {
            cell[i] = static_cast<std::uint8_t>(i % kCells);
            digit[i] = static_cast<std::uint8_t>(i / kCells + 1);
        }
    }
};
inline constexpr CandidateTable kCandidateTable{};

constexpr CandidateId id_of(int cell, int digit) { return static_cast<CandidateId>((digit - 1) * kCells + cell); }
constexpr int cell_of(CandidateId candidate) { return kCandidateTable.cell[candidate]; }
constexpr int digit_of(CandidateId candidate) { return kCandidateTable.digit[candidate]; }
constexpr NodeId node_of(CandidateId candidate, bool on) { return static_cast<NodeId>(2 * candidate + on); }
constexpr CandidateId candidate_of(NodeId node) { return static_cast<CandidateId>(node >> 1); }
constexpr bool is_on(NodeId node) { return node & 1; }

// What makes a node follow: the cell has no other candidate or can hold no second digit, a house likewise, or a
// technique inside the chain. Row, column and box are numbered as the houses of a cell.
enum class Cause : std::uint8_t { row, column, box, cell, technique, assumed };
constexpr Cause cause_of_kind(int kind) { return static_cast<Cause>(kind); }

// 0.1 for every limit of 4, 6, 8, 12, 16, 24 ... that the length passes; the sums are rounded as repeated additions
// round, because ties are broken by the exact value.
inline double length_supplement(int complexity) {
    double added = 0;
    int limit = 4;
    for (bool odd = false; complexity - 2 > limit; odd = !odd) {
        added += 0.1;
        limit = odd ? limit * 4 / 3 : limit * 3 / 2;
    }
    return added;
}

// How one chain compares with another: the lower rating, then the shorter, then the kind's own order. Equal ones keep
// the order in which they were met.
struct Merit {
    double rating = 1000;
    int complexity = 1 << 20;
    int key = 99;
    bool operator<(const Merit& other) const {
        if (rating != other.rating) return rating < other.rating;
        if (complexity != other.complexity) return complexity < other.complexity;
        return key < other.key;
    }
    // The longest chain of this base rating that would still come before this one; a large number if any would.
    int longest(double base, int other_key) const {
        double added = 0;
        int limit = 4, below = 0;
        for (bool odd = false; limit < 1 << 16; odd = !odd) {
            const double here = base + added;
            if (here > rating) return below;
            if (here == rating) {
                const int most = other_key < key ? complexity : complexity - 1;
                return most > below ? (most < limit + 2 ? most : limit + 2) : below;
            }
            below = limit + 2;
            added += 0.1;
            limit = odd ? limit * 4 / 3 : limit * 3 / 2;
        }
        return below;
    }
};

}  // namespace ninefold::logic::explainer
