// Counts what an algorithm does, keeps its limits, and writes down its tree: the same for all of them.
#pragma once

#include <algorithm>

#include "core/stop.h"
#include "lab/outcome.h"

namespace ninefold::lab {

class Meter {
  public:
    Meter(const Limits& limits, Stop& stop) : limits_(limits), stop_(stop) {}

    std::uint64_t nodes = 0, placements = 0, checks = 0, max_depth = 0, peak_states = 1, solutions = 0;
    std::uint64_t generated = 0, inner = 0, dead_ends = 0, peak_open = 0, peak_closed = 0, state_bytes = 0;
    int hardest = 0;

    // A point of the tree is visited. False: a limit was reached, give up.
    bool node(std::uint64_t depth, int tree_node = -1) {
        count(depth, tree_node);
        return !stop_.now() || cut_by_stop();
    }
    // The same for algorithms that work long on each node: looks at the clock every time.
    bool heavy_node(std::uint64_t depth, int tree_node = -1) {
        count(depth, tree_node);
        return !stop_.look() || cut_by_stop();
    }
    // Still within the limits? For work between nodes.
    bool go_on() { return !stop_.look() || cut_by_stop(); }
    // The same inside of long loops: looks at the clock now and then.
    bool goes_on() { return !stop_.now() || cut_by_stop(); }

    // So many positions wait now, and so many are kept though they are done with. False: too many.
    bool store(std::uint64_t open, std::uint64_t closed = 0) {
        const std::uint64_t states = open + closed;
        peak_open = std::max(peak_open, open);
        peak_closed = std::max(peak_closed, closed);
        peak_states = std::max(peak_states, states);
        if (states > limits_.states && cut_ == Cut::none) cut_ = Cut::memory;
        return cut_ == Cut::none;
    }

    // A full grid that keeps the rules. True: done.
    bool found(const Digits& digits, int tree_node = -1) {
        if (solutions++ == 0) {
            solution_ = digits;
            first_visit_ = nodes;
            first_depth_ = least_depth_ = depth_;
        }
        least_depth_ = std::min(least_depth_, depth_);
        if (tree_node >= 0) tree_[tree_node].solution = tree_[tree_node].expanded = true;
        return !limits_.whole;
    }

    // The tree costs nothing unless it is asked for: every id is -1 then.
    int plant(int parent, int cell, int digit) {
        ++generated;
        if (tree_.size() >= limits_.tree || (parent < 0 && !tree_.empty())) return -1;
        tree_.push_back({.parent = parent, .cell = cell, .digit = digit, .made = nodes});
        return static_cast<int>(tree_.size()) - 1;
    }
    int root() { return plant(-1, -1, 0); }
    // The successors of a node are made from here on; one that turns out to have none is barren.
    void expanded(int tree_node) {
        ++inner;
        if (tree_node >= 0) tree_[tree_node].expanded = true;
    }
    void barren() {
        --inner;
        ++dead_ends;
    }
    // A node is seen to be a dead end when it is made, and never visited.
    void dropped(int tree_node) {
        ++dead_ends;
        if (tree_node >= 0) tree_[tree_node].expanded = true;
    }

    std::uint64_t seed() const { return limits_.seed; }
    bool whole() const { return limits_.whole; }

    Outcome outcome() && {
        Outcome result;
        result.cut = cut_;
        result.verdict = cut_ != Cut::none ? Verdict::inf : solutions > 0 ? Verdict::solved : Verdict::err;
        if (result.verdict == Verdict::solved) result.solution = std::move(solution_);
        result.nodes = nodes;
        result.placements = placements;
        result.checks = checks;
        result.max_depth = max_depth;
        result.peak_states = peak_states;
        result.generated = generated;
        result.inner = inner;
        result.dead_ends = dead_ends;
        result.peak_open = peak_open;
        result.peak_closed = peak_closed;
        result.state_bytes = state_bytes;
        result.first_visit = first_visit_;
        result.first_depth = first_depth_;
        result.least_depth = least_depth_;
        result.solutions = solutions;
        result.hardest = hardest;
        result.tree = std::move(tree_);
        return result;
    }

  private:
    void count(std::uint64_t depth, int tree_node) {
        ++nodes;
        max_depth = std::max(max_depth, depth);
        depth_ = static_cast<int>(depth);
        if (tree_node >= 0) tree_[tree_node].visited = nodes;
    }
    bool cut_by_stop() {
        if (cut_ == Cut::none) cut_ = stop_.timed_out() ? Cut::time : Cut::stopped;
        return false;
    }

    const Limits& limits_;
    Stop& stop_;
    Cut cut_ = Cut::none;
    Digits solution_;
    std::uint64_t first_visit_ = 0;
    int depth_ = 0;  // of the node visited last
    int first_depth_ = -1, least_depth_ = -1;
    std::vector<TreeNode> tree_;
};

}  // namespace ninefold::lab
