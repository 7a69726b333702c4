// What follows from one assumption: every node that becomes true or false, in order, with the nodes that made it so.
#pragma once

#include <utility>
#include <vector>

#include "logic/explainer/nodes.h"

namespace ninefold::logic::explainer {

struct Tree {
    static constexpr CandidateId kNone = 0xffff;
    struct Origin {
        NodeId parent;          // the node that was followed; itself for the assumption
        std::uint16_t more_at;  // further parents: Tree::more from here on
        std::uint16_t more_count;
        std::uint8_t depth;  // nodes on the longest way from the assumption, 255 for more: no closure is smaller
        Cause cause;
    };

    std::array<CellSet, kSize> on, off;  // by digit
    std::array<CandidateId, kCandidates> on_list, off_list;
    int on_count, off_count;
    CandidateId start;
    bool start_on;
    CandidateId conflict;                                 // became both; kNone if nothing did
    std::vector<NodeId> more;                             // parents beyond the first
    std::vector<std::pair<NodeId, std::uint32_t>> inner;  // nodes that a chain inside gave, and which chain
    std::array<Origin, kNodes> origin;                    // of nodes that are in one of the sets, or in conflict

    void begin(CandidateId candidate, bool true_at_start) {
        on.fill({});
        off.fill({});
        on_count = off_count = 0;
        start = candidate;
        start_on = true_at_start;
        conflict = kNone;
        more.clear();
        inner.clear();
        const NodeId node = node_of(candidate, true_at_start);
        origin[node] = {node, 0, 0, 1, Cause::assumed};
        add(candidate, true_at_start);
    }
    template <typename Visit>
    void for_each_parent(NodeId node, Visit visit) const {
        const Origin& from = origin[node];
        if (from.cause == Cause::assumed) return;
        visit(from.parent);
        for (int i = 0; i < from.more_count; ++i) visit(more[from.more_at + i]);
    }
    static std::uint8_t deeper(int depth) { return static_cast<std::uint8_t>(depth < 255 ? depth + 1 : 255); }
    bool has(CandidateId candidate, bool true_now) const {
        return (true_now ? on : off)[digit_of(candidate) - 1].has(cell_of(candidate));
    }
    void add(CandidateId candidate, bool true_now) {
        (true_now ? on : off)[digit_of(candidate) - 1].add(cell_of(candidate));
        if (true_now)
            on_list[on_count++] = candidate;
        else
            off_list[off_count++] = candidate;
    }
};

}  // namespace ninefold::logic::explainer
