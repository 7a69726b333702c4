// Questions in lanes (searched_lanes.h): each lane's next puzzle may depend on the answer to its last one. As many
// generators as there are lanes dig side by side. There is no intake as in lanes.h: questions come one by one.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "fast9/quest.h"
#include "fast9/searched_lanes.h"

namespace ninefold::fast9 {

template <typename V>
class Quests final : SearchedLanes<V, Quests<V>, QuestTally> {
    using Search = SearchedLanes<V, Quests<V>, QuestTally>;
    friend Search;

  public:
    explicit Quests(const QuestTask& task) : task_(task) {
        for (auto& quest : quest_) std::memset(&quest, 0, sizeof quest);
    }

    QuestTally run() {
        for (int lane = 0; lane < V::kLanes; ++lane)
            begin(lane, task_.serve(task_.context, lane, true, nullptr, quest_[lane]));
        return this->search(task_);
    }

  private:
    void begin(int lane, bool more) {
        if (!more) {
            this->let_go(lane);
            return;
        }
        ++this->tally_.quests;
        this->hold(lane);
        put(this->board_, lane, quest_[lane].from);
    }
    void answer(int lane, const Position* solution) {
        begin(lane, task_.serve(task_.context, lane, false, solution, quest_[lane]));
    }

    void ended(int lane) { answer(lane, nullptr); }

    void found(int lane, const Position& grid) {
        if (std::memcmp(grid.cells, quest_[lane].known.cells, kCells * sizeof grid.cells[0]) == 0)
            return this->back(lane);
        answer(lane, &grid);
    }

    // Away from the known solution first: what is found there is an answer for sure.
    std::uint16_t choice(int lane, int where, std::uint16_t candidates) {
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
        return static_cast<std::uint16_t>(rest & -rest);
    }

    const QuestTask task_;
    Quest quest_[V::kLanes];
};

template <typename V>
QuestTally run_quests(const QuestTask& task) {
    return run_on_heap<Quests<V>>(task);
}

}  // namespace ninefold::fast9
