// What can be reached at all along the links of a board, for every candidate at once: which searches for a chain are
// worth their while. Searching breadth first from each candidate finds the same, a hundred times slower.
//
// Only candidates with a strong link lead on. So the graph is one of these alone: a true candidate reaches another one
// by a weak link and a strong one, and what it reaches is a row of bits. Both kinds of links go either way, so a row
// tells who sees a candidate as well as what it sees.
#pragma once

#include <vector>

#include "logic/explainer/links.h"

namespace ninefold::logic::explainer {

class Reach {
  public:
    void build(const Board& board, const Links& links);
    // Whether assuming the node leads to its opposite.
    bool to_opposite(NodeId node) const { return contradicts_[node]; }
    // Whether the candidate, if true, may lie on a cycle: one of two true nodes at least.
    bool on_cycle(CandidateId candidate) const { return cycles_[candidate]; }

  private:
    template <int kWords>
    struct Row;
    template <int kWords>
    void close(const Links& links);

    static constexpr std::uint16_t kNone = 0xffff;
    std::vector<CandidateId> all_;                   // candidates of the board
    std::vector<CandidateId> linked_;                // those with a strong link
    std::array<std::uint16_t, kCandidates> number_;  // among these
    std::array<bool, kNodes> contradicts_;
    std::array<bool, kCandidates> cycles_;
    std::vector<std::uint64_t> seen_;                   // by candidate: linked ones that it sees
    std::vector<std::uint64_t> strong_, next_, after_;  // by number: strong links; what a true one reaches, a false one
};

}  // namespace ninefold::logic::explainer
