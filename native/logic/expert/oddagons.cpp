#include "logic/expert/oddagons.h"

namespace ninefold::logic::expert {

namespace {

struct Edge {
    int variable, to;
};

// From a label, at an even distance, back to it at an odd one: the shortest way, if it has at most `length` edges.
bool ring_from(const std::array<std::vector<Edge>, kLabels>& edges, int start, int length, std::vector<Link>& ring) {
    struct Came {
        int from = -1, variable = -1, steps = -1;
    };
    std::array<std::array<Came, 2>, kLabels> came{};
    std::vector<std::pair<int, int>> queue{{start, 0}};
    came[start][0].steps = 0;
    for (std::size_t at = 0; at < queue.size(); ++at) {
        const auto [label, odd] = queue[at];
        const int steps = came[label][odd].steps;
        if (label == start && odd) break;
        if (steps == length) return false;
        for (const Edge& edge : edges[label]) {
            Came& next = came[edge.to][1 - odd];
            if (next.steps >= 0) continue;
            next = {label, edge.variable, steps + 1};
            queue.push_back({edge.to, 1 - odd});
        }
    }
    if (came[start][1].steps < 0) return false;
    ring.clear();
    for (int label = start, odd = 1; !(label == start && odd == 0); odd = 1 - odd) {
        const Came& last = came[label][odd];
        ring.insert(ring.begin(), {last.variable, last.from, label});
        label = last.from;
    }
    // A way that meets itself is no ring; the ring inside it is met from another label.
    LabelSet met;
    for (const Link& link : ring) {
        if (met.has(link.left)) return false;
        met.add(link.left);
    }
    return true;
}

}  // namespace

bool find_oddagon(const Position& position, int target, int length, Chain& found) {
    std::array<std::vector<Edge>, kLabels> edges;
    for (int variable = 0; variable < kVariables; ++variable) {
        std::array<int, 3> ends{};
        int count = 0;
        for (unsigned rest = static_cast<unsigned>(position.mask(variable)); rest && count < 3; rest &= rest - 1) {
            const int label = kCsp.labels[variable][std::countr_zero(rest)];
            if (label == target) count = 3;
            if (count < 3 && !kCsp.linked_to(target, label)) ends[static_cast<std::size_t>(count++)] = label;
        }
        if (count != 2) continue;
        edges[ends[0]].push_back({variable, ends[1]});
        edges[ends[1]].push_back({variable, ends[0]});
    }
    bool any = false;
    for (int start = 0; start < kLabels; ++start) {
        if (edges[start].empty()) continue;
        std::vector<Link> ring;
        if (!ring_from(edges, start, length, ring)) continue;
        any = true;
        found.target = target;
        found.links = ring;
        length = found.length() - 1;  // only shorter ones are of interest now
    }
    return any;
}

}  // namespace ninefold::logic::expert
