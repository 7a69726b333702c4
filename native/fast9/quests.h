// Questions in lanes: as lanes.h, but each lane's next puzzle may depend on the answer to its last one. As many
// generators as there are lanes dig side by side. There is no intake: questions come one by one.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "fast9/branch.h"
#include "fast9/quest.h"
#include "fast9/sweep.h"
#include "fast9/transfer.h"

namespace ninefold::fast9 {

template <typename V>
class Quests {
  public:
    explicit Quests(const QuestTask& task) : task_(task) {
        for (auto& cell : board_.cells) cell = kAllDigits;
        for (auto& quest : quest_) std::memset(&quest, 0, sizeof quest);
    }

    QuestTally run() {
        for (int lane = 0; lane < V::kLanes; ++lane)
            begin(lane, task_.serve(task_.context, lane, true, nullptr, quest_[lane]));
        while (active_ != 0 && !tally_.stopped) {
            const Verdict<V> verdict = sweep(board_);
            serve(verdict);
            if ((++tally_.sweeps & 255) == 0) tally_.stopped = task_.stop(task_.context);
        }
        return tally_;
    }

  private:
    // Order as in lanes.h, and for its reasons.
    void serve(const Verdict<V>& verdict) {
        const std::uint32_t lost = dead_lanes(verdict) & active_;
        const std::uint32_t filled = filled_lanes(verdict) & active_ & ~lost;
        const std::uint32_t done = filled & filled_;
        const std::uint32_t still = bits(equal(verdict.after, verdict.before)) & active_ & ~lost & ~filled;
        filled_ = filled & ~done;
        for_each_lane(lost, [&](int lane) { back(lane); });
        for_each_lane(done, [&](int lane) { found(lane); });
        for_each_lane(still, [&](int lane) { take(board_, lane, top(lane)); });
        for_each_lane(still, [&](int lane) { guess(lane); });
    }

    void begin(int lane, bool more) {
        if (!more) {
            active_ &= ~(1U << lane);
            return;
        }
        ++tally_.quests;
        active_ |= 1U << lane;
        depth_[lane] = 0;
        put(board_, lane, quest_[lane].from);
    }
    void answer(int lane, const Position* solution) {
        begin(lane, task_.serve(task_.context, lane, false, solution, quest_[lane]));
    }

    void back(int lane) {
        if (depth_[lane] == 0) return answer(lane, nullptr);
        --depth_[lane];
        put(board_, lane, top(lane));
    }

    void found(int lane) {
        Position grid;
        take(board_, lane, grid);
        if (std::memcmp(grid.cells, quest_[lane].known.cells, kCells * sizeof grid.cells[0]) == 0) return back(lane);
        answer(lane, &grid);
    }

    // Away from the known solution first: what is found there is an answer for sure.
    void guess(int lane) {
        ++tally_.guesses;
        Position& saved = top(lane);
        const int where = branch_slot<V, InARow>(saved.cells);
        const std::uint16_t candidates = saved.cells[where];
        const std::uint16_t other = candidates & static_cast<std::uint16_t>(~quest_[lane].known.cells[where]);
        std::uint16_t rest = other != 0 ? other : candidates;
        if (quest_[lane].random != 0) {
            std::uint64_t& x = quest_[lane].random;  // xorshift64: the digits of a fill need no better
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            const auto count = static_cast<std::uint64_t>(std::popcount(rest));
            for (std::uint64_t skip = (x >> 32) * count >> 32; skip > 0; --skip) rest &= rest - 1;
        }
        const auto tried = static_cast<std::uint16_t>(rest & -rest);
        saved.cells[where] = candidates ^ tried;
        board_.cells[where * V::kLanes + lane] = tried;
        ++depth_[lane];
    }

    Position& top(int lane) { return stack_[lane][depth_[lane]]; }

    const QuestTask task_;
    Grids<V> board_;
    Quest quest_[V::kLanes];
    int depth_[V::kLanes] = {};
    std::uint32_t active_ = 0;  // lanes that hold a question
    std::uint32_t filled_ = 0;  // lanes that had 81 single candidates after the last sweep
    QuestTally tally_;
    Position stack_[V::kLanes][kCells];
};

// On the heap: the stacks of all lanes are a quarter of a megabyte.
template <typename V>
QuestTally run_quests(const QuestTask& task) {
    auto* quests = new Quests<V>(task);
    const QuestTally tally = quests->run();
    delete quests;
    return tally;
}

}  // namespace ninefold::fast9
