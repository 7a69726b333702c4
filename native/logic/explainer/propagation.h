// From an assumption to its tree. Two queues; true nodes are followed first. In a dynamic search what became false is
// taken from the board, so new links appear; with techniques inside, those are asked whenever the queues run dry.
#pragma once

#include "logic/explainer/links.h"
#include "logic/explainer/tree.h"

namespace ninefold::logic::explainer {

// Which net is searched.
struct NetKind {
    bool multiple = true;  // cells and regions, not only contradictions
    bool dynamic = false;
    bool nishio = false;  // one digit only
    int level = 0;        // 1: techniques inside; 2: chains too; 3: multiple chains too; 4: dynamic chains instead
    int inner_level = 0;  // of the dynamic chains inside level 4

    double rating() const { return level > 0 ? 8.5 + 0.5 * level : nishio ? 7.5 : dynamic ? 8.5 : 8.0; }
};

class Propagation {
  public:
    const Board* source = nullptr;  // the board of the assumption
    Board work;                     // what is left of it
    Links links;                    // of the source; only where the board stays as it is

    // Before the first assumption on a board.
    void set(const Board& board, const NetKind& kind);
    // Follows until nothing is left to follow or something becomes both true and false.
    void begin(CandidateId start, bool on, const NetKind& kind, Tree& tree);
    void follow(const NetKind& kind, Tree& tree);
    bool idle(const Tree& tree) const { return next_on_ == tree.on_count && next_off_ == tree.off_count; }

  private:
    bool follow_true(const NetKind& kind, CandidateId from, Tree& tree);
    bool follow_false(const NetKind& kind, CandidateId from, Tree& tree);
    bool follow_false_by_links(CandidateId from, Tree& tree);

    int next_on_ = 0, next_off_ = 0;
};

}  // namespace ninefold::logic::explainer
