// A question to the lanes: a solution of these candidates, other than a known one. Plain data, as in task.h.
#pragma once

#include <cstdint>

#include "fast9/position.h"

namespace ninefold::fast9 {

struct Quest {
    Position from;         // candidates to search
    Position known;        // a solution that is no answer, one candidate per cell; all zero if every solution is one
    std::uint64_t random;  // not zero: guesses take a random digit, drawn from this state; zero: see guess()
};

struct QuestTask {
    // Who asks. Called with each lane's answer (null: there is no such solution), puts the lane's next question into
    // `quest` and says whether there is one. At first every lane is called with `first`, and no answer.
    bool (*serve)(void* context, int lane, bool first, const Position* answer, Quest& quest);
    bool (*stop)(void* context);
    void* context;
};

struct QuestTally {
    std::uint64_t quests = 0;
    std::uint64_t guesses = 0;
    std::uint64_t sweeps = 0;
    bool stopped = false;
};

}  // namespace ninefold::fast9
