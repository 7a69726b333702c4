#include "logic/explainer/reach.h"

#include <algorithm>

namespace ninefold::logic::explainer {

int Reach::link_count(const Links& links, NodeId node) const {
    const CandidateId candidate = candidate_of(node);
    if (is_on(node)) return links.weak_of[candidate].end - links.weak_of[candidate].begin;
    return links.strong_of[candidate].houses + (links.strong_of[candidate].cell != Links::kNone);
}

NodeId Reach::link(const Links& links, NodeId node, int i) const {
    const CandidateId candidate = candidate_of(node);
    if (is_on(node)) return node_of(links.weak[links.weak_of[candidate].begin + i].to, false);
    const auto& strong = links.strong_of[candidate];
    return node_of(i < strong.houses ? strong.house[i] : strong.cell, true);
}

void Reach::enter(NodeId node) {
    index_[node] = low_[node] = static_cast<std::uint16_t>(++indexed_);
    open_[node] = true;
    stack_.push_back(node);
    frames_.push_back({node, 0});
}

// The nodes above `root` on the stack are one component: they reach each other, and what their links reach.
void Reach::close(const Links& links, NodeId root) {
    const auto component = static_cast<std::uint16_t>(size_of_.size());
    const auto first = std::find(stack_.rbegin(), stack_.rend(), root).base() - 1;
    if (reach_.size() <= component) reach_.emplace_back();
    Set& reached = reach_[component];
    std::fill_n(reached.begin(), words_, 0);
    for (auto node = first; node != stack_.end(); ++node) {
        open_[*node] = false;
        component_[*node] = component;
        reached[dense_[*node] >> 6] |= 1ULL << (dense_[*node] & 63);
    }
    for (auto node = first; node != stack_.end(); ++node) {
        const int count = link_count(links, *node);
        for (int i = 0; i < count; ++i) {
            const NodeId to = link(links, *node, i);
            // A component that is in the set already is in it with all it reaches.
            if (component_[to] == component || reached[dense_[to] >> 6] >> (dense_[to] & 63) & 1) continue;
            const Set& more = reach_[component_[to]];
            for (int word = 0; word < words_; ++word) reached[word] |= more[word];
        }
    }
    for (auto node = first; node != stack_.end(); ++node) {
        const NodeId opposite = *node ^ 1;
        contradicts_[*node] = reached[dense_[opposite] >> 6] >> (dense_[opposite] & 63) & 1;
    }
    size_of_.push_back(static_cast<std::uint16_t>(stack_.end() - first));
    stack_.erase(first, stack_.end());
}

// Tarjan's components, without recursion; they close in an order in which everything they reach is closed before.
void Reach::build(const Board& board, const Links& links) {
    index_.fill(0);
    size_of_.clear();
    stack_.clear();
    indexed_ = 0;
    int dense = 0;
    for (const int cell : board.empty)
        for (const int digit : each_digit(board.mask[cell])) {
            dense_[node_of(id_of(cell, digit), false)] = static_cast<std::uint16_t>(dense++);
            dense_[node_of(id_of(cell, digit), true)] = static_cast<std::uint16_t>(dense++);
        }
    words_ = (dense + 63) / 64;
    for (const int cell : board.empty)
        for (const int digit : each_digit(board.mask[cell]))
            for (const bool on : {false, true}) {
                if (index_[node_of(id_of(cell, digit), on)]) continue;
                enter(node_of(id_of(cell, digit), on));
                while (!frames_.empty()) {
                    Frame& frame = frames_.back();
                    const NodeId node = frame.node;
                    if (frame.next < link_count(links, node)) {
                        const NodeId to = link(links, node, frame.next++);
                        if (index_[to] == 0)
                            enter(to);
                        else if (open_[to])
                            low_[node] = std::min(low_[node], index_[to]);
                        continue;
                    }
                    frames_.pop_back();
                    if (!frames_.empty()) low_[frames_.back().node] = std::min(low_[frames_.back().node], low_[node]);
                    if (low_[node] == index_[node]) close(links, node);
                }
            }
}

}  // namespace ninefold::logic::explainer
