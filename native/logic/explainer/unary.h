// Chains with one start on the board as it stands: cycles, and chains that lead a candidate to its own opposite.
#pragma once

#include <vector>

#include "logic/explainer/finding.h"
#include "logic/explainer/reach.h"

namespace ninefold::logic::explainer {

// Which links a search follows: between houses (X), within cells of two (Y), or both.
struct LinkKinds {
    bool cells, houses;
    int key() const { return cells && houses ? 4 : cells ? 3 : 2; }
    double cycle_rating() const { return cells && houses ? 7.0 : 6.5; }
    double chain_rating() const { return cells && houses ? 7.0 : 6.6; }
};
constexpr std::array<LinkKinds, 3> kUnaryOrder = {{{false, true}, {true, false}, {true, true}}};

struct UnaryStep {
    NodeId node;
    Cause cause;
};
// One cycle or chain, told from its start. A cycle ends with its start again.
struct UnaryChain {
    Merit merit;
    LinkKinds kinds{};
    bool is_cycle = false;
    std::vector<UnaryStep> path;
    std::vector<CandidateId> removed;  // in the order in which a chain around it would take them
    bool places = false;               // the last node of the path is true
};

class UnarySearch {
  public:
    // The one that comes first; false if there is none.
    bool first(const Board& board, UnaryChain& out);
    // All of them, one per set of candidates removed, in order.
    void all(const Board& board, std::vector<UnaryChain>& out);

  private:
    struct Reached {
        CandidateId parent;
        Cause cause;
        std::uint16_t nodes;  // from the start up to here
    };
    template <typename Sink>
    void search(const Board& board, LinkKinds kinds, Sink& sink);
    template <typename Sink>
    void from(const Board& board, CandidateId start, LinkKinds kinds, Sink& sink);
    void spread(CandidateId start, bool on, LinkKinds kinds, int most_nodes);
    template <typename Sink>
    void cycles(const Board& board, CandidateId start, LinkKinds kinds, Sink& sink);
    void path_to(NodeId end, std::vector<UnaryStep>& path) const;
    bool removed_by_cycle(const Board& board, const std::vector<UnaryStep>& path, std::vector<CandidateId>& out) const;

    Links links_;
    Reach reach_;
    std::array<Reached, kNodes> reached_;
    std::array<std::uint32_t, kNodes> stamp_{};
    std::uint32_t now_ = 0;
    std::vector<CandidateId> on_, off_;  // in the order of discovery
    std::vector<UnaryStep> path_;
    NodeId closing_ = 0;  // the start's opposite, if it was reached
    bool closed_ = false;
};

void tell(const Board& board, const UnaryChain& chain, Finding& out);

}  // namespace ninefold::logic::explainer
