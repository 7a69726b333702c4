// Depth-first search in every lane of one board, whatever the lanes are searched for: all are swept together, and after
// each sweep every lane that is through is served. `Kind` says what comes after the end of a lane's tree (`ended`),
// what becomes of a solution (`found`) and which candidate of a cell is tried first (`choice`).
#pragma once

#include <cstdint>

#include "fast9/branch.h"
#include "fast9/sweep.h"
#include "fast9/transfer.h"

namespace ninefold::fast9 {

template <typename V, typename Kind, typename Counts>
class SearchedLanes {
    friend Kind;  // nobody else may be one

    SearchedLanes() {
        for (auto& cell : board_.cells) cell = kAllDigits;
    }

    // --- what a kind of search uses ---

    // Until no lane holds anything, or the stop of the task says so.
    template <typename T>
    Counts search(const T& task) {
        while (active_ != 0 && !tally_.stopped) {
            const Verdict<V> verdict = sweep(board_);
            serve(verdict);
            if ((++tally_.sweeps & 255) == 0) tally_.stopped = task.stop(task.context);
        }
        return tally_;
    }

    // A lane gets something to search, or nothing more.
    void hold(int lane) {
        active_ |= 1U << lane;
        depth_[lane] = 0;
    }
    void let_go(int lane) { active_ &= ~(1U << lane); }

    // Back to the lane's last guess.
    void back(int lane) {
        if (depth_[lane] == 0) return kind().ended(lane);
        --depth_[lane];
        put(board_, lane, top(lane));
    }

    Grids<V> board_;
    Counts tally_;

    // --- the search itself ---

    Kind& kind() { return static_cast<Kind&>(*this); }
    Position& top(int lane) { return stack_[lane][depth_[lane]]; }

    void serve(const Verdict<V>& verdict) {
        const std::uint32_t lost = dead_lanes(verdict) & active_;
        // 81 single candidates are a solution only if all houses are complete. The sweep looks at each house just
        // before it changes it, so the next sweep, which has nothing to change, is the proof.
        const std::uint32_t filled = filled_lanes(verdict) & active_ & ~lost;
        const std::uint32_t done = filled & filled_;
        const std::uint32_t still = bits(equal(verdict.after, verdict.before)) & active_ & ~lost & ~filled;
        filled_ = filled & ~done;
        // Lanes that get new contents come first and guesses last: what was written number by number must have left
        // the processor's store buffer before the next sweep reads it as whole vectors.
        for_each_lane(lost, [&](int lane) { back(lane); });
        for_each_lane(done, [&](int lane) {
            Position grid;
            take(board_, lane, grid);
            kind().found(lane, grid);
        });
        for_each_lane(still, [&](int lane) { take(board_, lane, top(lane)); });
        for_each_lane(still, [&](int lane) { guess(lane); });
    }

    void guess(int lane) {
        ++tally_.guesses;
        Position& saved = top(lane);
        const int where = branch_slot<V, InARow>(saved.cells);
        const std::uint16_t tried = kind().choice(lane, where, saved.cells[where]);
        saved.cells[where] = saved.cells[where] ^ tried;
        board_.cells[where * V::kLanes + lane] = tried;
        ++depth_[lane];
    }

    int depth_[V::kLanes] = {};
    std::uint32_t active_ = 0;  // lanes that hold a puzzle
    std::uint32_t filled_ = 0;  // lanes that had 81 single candidates after the last sweep
    Position stack_[V::kLanes][kCells];
};

// On the heap: the stacks of all lanes are a quarter of a megabyte, or half of one.
template <typename Kind, typename Task>
auto run_on_heap(const Task& task) {
    auto* lanes = new Kind(task);
    const auto tally = lanes->run();
    delete lanes;
    return tally;
}

}  // namespace ninefold::fast9
