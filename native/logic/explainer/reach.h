// What can be reached at all along the links of a board, for every node at once: which searches for a chain are worth
// their while. Searching breadth first from each candidate finds the same, a hundred times slower.
#pragma once

#include <vector>

#include "logic/explainer/links.h"

namespace ninefold::logic::explainer {

class Reach {
  public:
    void build(const Board& board, const Links& links);
    // Whether assuming the node leads to its opposite.
    bool to_opposite(NodeId node) const { return contradicts_[node]; }
    // Whether the node may lie on a cycle of four nodes or more.
    bool on_cycle(NodeId node) const { return size_of_[component_[node]] >= 4; }

  private:
    static constexpr int kWords = (kNodes + 63) / 64;
    using Set = std::array<std::uint64_t, kWords>;
    struct Frame {
        NodeId node;
        std::uint16_t next;  // of its links
    };
    int link_count(const Links& links, NodeId node) const;
    NodeId link(const Links& links, NodeId node, int i) const;
    void enter(NodeId node);
    void close(const Links& links, NodeId root);

    std::array<std::uint16_t, kNodes> index_, low_, component_, dense_;
    std::array<bool, kNodes> contradicts_, open_;
    std::vector<std::uint16_t> size_of_;  // of a component
    std::vector<Set> reach_;              // of a component, by dense numbers
    std::vector<NodeId> stack_;
    std::vector<Frame> frames_;
    int indexed_ = 0, words_ = 0;
};

}  // namespace ninefold::logic::explainer
