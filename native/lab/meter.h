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
    int hardest = 0;

    // A new point of the tree. False: a limit was reached, give up.
    bool node(std::uint64_t depth) {
        count(depth);
        return !stop_.now() || cut_by_stop();
    }
    // The same for algorithms that work long on each node: looks at the clock every time.
    bool heavy_node(std::uint64_t depth) {
        count(depth);
        return !stop_.look() || cut_by_stop();
    }
    // Still within the limits? For work between nodes.
    bool go_on() { return !stop_.look() || cut_by_stop(); }
    // The same inside of long loops: looks at the clock now and then.
    bool goes_on() { return !stop_.now() || cut_by_stop(); }

    // So many positions are kept now. False: too many.
    bool store(std::uint64_t states) {
        peak_states = std::max(peak_states, states);
        if (states > limits_.states && cut_ == Cut::none) cut_ = Cut::memory;
        return cut_ == Cut::none;
    }

    // A full grid that keeps the rules. True: done.
    bool found(const Digits& digits, int tree_node = -1) {
        if (solutions++ == 0) solution_ = digits;
        if (tree_node >= 0) tree_[tree_node].solution = tree_[tree_node].expanded = true;
        return !limits_.whole;
    }

    // The tree costs nothing unless it is asked for: every id is -1 then.
    int plant(int parent, int cell, int digit) {
        if (tree_.size() >= limits_.tree || (parent < 0 && !tree_.empty())) return -1;
        tree_.push_back({parent, cell, digit});
        return static_cast<int>(tree_.size()) - 1;
    }
    int root() { return plant(-1, -1, 0); }
    void expanded(int tree_node) {
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
        result.solutions = solutions;
        result.hardest = hardest;
        result.tree = std::move(tree_);
        return result;
    }

  private:
    void count(std::uint64_t depth) {
        ++nodes;
        max_depth = std::max(max_depth, depth);
    }
    bool cut_by_stop() {
        if (cut_ == Cut::none) cut_ = stop_.timed_out() ? Cut::time : Cut::stopped;
        return false;
    }

    const Limits& limits_;
    Stop& stop_;
    Cut cut_ = Cut::none;
    Digits solution_;
    std::vector<TreeNode> tree_;
};

}  // namespace ninefold::lab
