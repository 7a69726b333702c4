// The batch engine: one puzzle per lane. Every cell is one vector; lane i of it holds the candidates of that cell in
// puzzle i (bit d-1 for digit d). 81 vectors, 2.6 kB with AVX2 and 5.2 with AVX-512: they stay in the first cache.
//
//              lane 0     lane 1     lane 2   ...
//     r1c1   [ 000000100  111111111  010000001 ... ]
//     r1c2   [ 111101011  000000001  000100000 ... ]
//     ...
//
// Two boards. The intake takes puzzles kLanes at a time by transposing, sweeps them a few times, and writes those
// that are solved by then (most easy ones) by transposing again. The rest moves one by one to free lanes of the search
// board (searched_lanes.h). There all lanes are swept together, and after each sweep every lane that is through is
// served:
//
//     contradiction  back to its last guess, or the next puzzle
//     solved         written out, then as above
//     nothing moved  a guess: the position goes on the lane's own stack, less the digit tried
//
// so lanes stay full although puzzles differ in length. What happens in a lane never depends on the other lanes: the
// answers are the same for every width, order and number of threads.
#pragma once

#include <bit>
#include <cstdint>

#include "fast9/searched_lanes.h"
#include "fast9/task.h"
#include "fast9/transfer.h"

namespace ninefold::fast9 {

template <typename V>
class Lanes final : SearchedLanes<V, Lanes<V>, Tally> {
    using Search = SearchedLanes<V, Lanes<V>, Tally>;
    friend Search;
    using Search::board_;

  public:
    explicit Lanes(const Task& task) : task_(task) {}

    Tally run() {
        for (int lane = 0; lane < V::kLanes; ++lane) next(lane);
        return this->search(task_);
    }

  private:
    static constexpr std::uint32_t kEvery = static_cast<std::uint32_t>((1ULL << V::kLanes) - 1);
    static constexpr int kIntakeSweeps = 4;

    // --- intake ---

    void next(int lane) {
        while (waiting_ == 0) {
            if (!intake()) {
                this->let_go(lane);
                return;
            }
        }
        const int from = std::countr_zero(waiting_);
        waiting_ &= waiting_ - 1;
        this->hold(lane);
        puzzle_[lane] = intake_puzzle_[from];
        move(intake_, from, board_, lane);
    }

    // Takes up to kLanes puzzles; false when there are none left. Afterwards waiting_ has those not settled yet.
    bool intake() {
        static constexpr std::uint8_t kBlank[kCells] = {};
        const std::uint8_t* texts[V::kLanes];
        int taken = 0;
        for (; taken < V::kLanes; ++taken) {
            if (range_.begin == range_.end) {
                range_ = task_.more(task_.context);
                if (range_.begin == range_.end) break;
            }
            intake_puzzle_[taken] = range_.begin++;
            texts[taken] = task_.text + task_.starts[intake_puzzle_[taken]];
        }
        if (taken == 0) return false;
        for (int i = taken; i < V::kLanes; ++i) texts[i] = kBlank;
        const std::uint32_t mine = kEvery >> (V::kLanes - taken);
        fill(intake_, texts);
        std::uint32_t lost = 0, done = 0;
        for (int i = 0; i < kIntakeSweeps && (lost | done) != mine; ++i) {
            const Verdict<V> verdict = sweep(intake_);
            lost |= dead_lanes(verdict) & mine;
            done = filled_lanes(verdict) & mine & ~lost;
        }
        if (done != 0) write_solved(lost, done);
        for_each_lane(lost, [&](int lane) { task_.counts[intake_puzzle_[lane]] = 0; });
        waiting_ = mine & ~lost & ~done;
        for_each_lane(waiting_, [&](int lane) { task_.counts[intake_puzzle_[lane]] = 0; });
        return true;
    }

    // Moves lanes that only look solved from `done` to `lost`.
    void write_solved(std::uint32_t& lost, std::uint32_t& done) {
        const std::uint32_t complete = complete_lanes(intake_);
        lost |= done & ~complete;
        done &= complete;
        for_each_lane(done, [&](int lane) { task_.counts[intake_puzzle_[lane]] = 1; });
        if (!task_.solutions) return;
        std::uint8_t nowhere[kCells];
        std::uint8_t* outs[V::kLanes];
        for (int lane = 0; lane < V::kLanes; ++lane) {
            outs[lane] = done >> lane & 1 ? task_.solutions + kCells * intake_puzzle_[lane] : nowhere;
        }
        drain(intake_, outs);
    }

    // --- search ---

    void ended(int lane) { next(lane); }

    void found(int lane, const Position& grid) {
        const std::size_t puzzle = puzzle_[lane];
        const std::uint32_t count = ++task_.counts[puzzle];
        if (count == 1 && task_.solutions) write_digits(grid, task_.solutions + kCells * puzzle);
        if (count >= task_.limit) return next(lane);
        this->back(lane);
    }

    std::uint16_t choice(int /*lane*/, int /*where*/, std::uint16_t candidates) {
        return static_cast<std::uint16_t>(candidates & -candidates);
    }

    const Task task_;
    Grids<V> intake_;
    std::size_t puzzle_[V::kLanes], intake_puzzle_[V::kLanes];
    std::uint32_t waiting_ = 0;  // lanes of intake_ that hold a puzzle not settled yet
    Range range_{};
};

template <typename V>
Tally run_lanes(const Task& task) {
    return run_on_heap<Lanes<V>>(task);
}

}  // namespace ninefold::fast9
