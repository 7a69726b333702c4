#include <algorithm>
#include <random>
#include <set>
#include <string>

#include "check.h"
#include "fast9/batch.h"
#include "fast9/one.h"
#include "random_puzzles.h"

using namespace ninefold;
using namespace ninefold::fast9;

namespace {

const std::uint8_t* bytes(const std::string& text) { return reinterpret_cast<const std::uint8_t*>(text.data()); }

std::uint32_t batch_count(const std::string& puzzle, std::uint32_t limit) {
    const std::uint64_t start = 0;
    std::uint32_t count = 0;
    Stop stop;
    solve_batch({bytes(puzzle), &start, 1, limit, &count, nullptr}, engines()[0], 1, stop);
    return count;
}

}  // namespace

TEST("fast9 one: the single path counts like the batch path") {
    std::mt19937 random(3);
    for (int i = 0; i < 500; ++i) {
        const std::string puzzle = random_puzzle(random, 20 + i % 18);
        const std::uint32_t wanted = batch_count(puzzle, 300);
        for (const auto& engine : engines()) {
            Stop stop;
            CHECK_EQ(solve_one(bytes(puzzle), 300, engine, stop).solutions, wanted);
        }
    }
}

TEST("fast9 one: all solutions are there, each once, each with the givens") {
    const std::string puzzle = "013508000790300802006004003000100000100035070000060480070009004000050068061080905";
    for (const auto& engine : engines()) {
        Stop stop;
        std::vector<std::uint8_t> solutions;
        CHECK_EQ(solve_one(bytes(puzzle), 1000, engine, stop, &solutions).solutions, 2U);
        std::set<std::string> found;
        for (std::size_t i = 0; i < solutions.size(); i += 81) {
            found.emplace(solutions.begin() + static_cast<int>(i), solutions.begin() + static_cast<int>(i) + 81);
        }
        CHECK(found == (std::set<std::string>{
                           "213598647794316852586274193628147539149835276357962481875629314932451768461783925",
                           "213598647794316852856274193687142539149835276325967481578629314932451768461783925"}));
    }
}

TEST("fast9 one: enumeration gives as many different solutions as the limit allows") {
    std::mt19937 random(4);
    const std::string puzzle = random_solution(random).substr(0, 27) + std::string(54, '.');
    for (const auto& engine : engines()) {
        Stop stop;
        std::vector<std::uint8_t> solutions;
        CHECK_EQ(solve_one(bytes(puzzle), 3000, engine, stop, &solutions).solutions, 3000U);
        std::set<std::string> found;
        for (std::size_t i = 0; i < solutions.size(); i += 81) {
            found.emplace(solutions.begin() + static_cast<int>(i), solutions.begin() + static_cast<int>(i) + 81);
        }
        CHECK_EQ(found.size(), 3000U);
    }
}

TEST("fast9 one: clashing givens have no solution, a full grid has one") {
    std::mt19937 random(5);
    const std::string full = random_solution(random);
    std::string swapped = full;
    std::swap(swapped[0], swapped[1]);
    const std::string twice = "55" + std::string(79, '.');
    for (const auto& engine : engines()) {
        Stop stop;
        CHECK_EQ(solve_one(bytes(full), 2, engine, stop).solutions, 1U);
        CHECK_EQ(solve_one(bytes(swapped), 2, engine, stop).solutions, 0U);
        CHECK_EQ(solve_one(bytes(twice), 2, engine, stop).solutions, 0U);
    }
}

TEST("fast9 one: a stopped search says so") {
    const std::string empty(81, '.');
    for (const auto& engine : engines()) {
        Stop stop(0.02);
        CHECK(solve_one(bytes(empty), ~0ULL, engine, stop).stopped);
    }
}

TEST("fast9 one: solutions some at a time are those of one go, in its order") {
    std::mt19937 random(5);
    const std::string puzzle = random_solution(random).substr(0, 36) + std::string(45, '.');
    for (const auto& engine : engines()) {
        Stop stop;
        std::vector<std::uint8_t> at_once, in_turns;
        solve_one(bytes(puzzle), 100, engine, stop, &at_once);
        Solutions walk(bytes(puzzle), engine);
        for (const std::uint64_t most : {1, 2, 40, 57}) walk.next(most, stop, &in_turns);
        CHECK(in_turns == at_once);
    }
}

TEST("fast9 one: a search that was stopped goes on where it was") {
    const std::string empty(81, '.');
    for (const auto& engine : engines()) {
        Stop stop, stopped;
        stopped.stop();
        std::vector<std::uint8_t> at_once, in_turns;
        Solutions walk(bytes(empty), engine);
        CHECK(walk.next(~0ULL, stopped, &in_turns).stopped);
        walk.next(100, stop, &in_turns);
        solve_one(bytes(empty), in_turns.size() / 81, engine, stop, &at_once);
        CHECK(in_turns == at_once);
    }
}

TEST("fast9 one: after the last solution there are none") {
    const std::string puzzle = "013508000790300802006004003000100000100035070000060480070009004000050068061080905";
    for (const auto& engine : engines()) {
        Stop stop;
        Solutions walk(bytes(puzzle), engine);
        CHECK_EQ(walk.next(1, stop).solutions, 1U);
        CHECK_EQ(walk.next(5, stop).solutions, 1U);
        CHECK_EQ(walk.next(5, stop).solutions, 0U);
    }
}

TEST("fast9 one: out of patience it says so, and can go on") {
    // Norvig's puzzle without a solution, which takes millions of guesses.
    const std::string none = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    for (const auto& engine : engines()) {
        Stop stop;
        Solutions walk(bytes(none), engine);
        for (int turn = 0; turn < 2; ++turn) {
            const OneTally tally = walk.next(1, stop, nullptr, 1000);
            CHECK(tally.stalled);
            CHECK_EQ(tally.guesses, 1000U);
        }
    }
}

TEST("fast9 one: what surely has more than likely is left early, what has few is counted to the end") {
    std::mt19937 random(6);
    int left = 0, counted = 0;
    for (int i = 0; i < 60; ++i) {
        const std::string puzzle = random_puzzle(random, 17 + i % 8);
        const std::uint32_t wanted = batch_count(puzzle, 20'000);
        Stop stop;
        const OneTally first = solve_one(bytes(puzzle), 1'000, engines()[0], stop, nullptr, 4'000);
        CHECK(!first.many || wanted >= 40);
        if (!first.many) CHECK_EQ(first.solutions, std::min<std::uint64_t>(wanted, 1'000));
        if (first.many) CHECK(first.solutions < 1'000);
        left += first.many;
        counted += !first.many;
        for (const auto& engine : engines()) {
            const OneTally tally = solve_one(bytes(puzzle), 1'000, engine, stop, nullptr, 4'000);
            CHECK_EQ(tally.solutions, first.solutions);
            CHECK_EQ(tally.many, first.many);
        }
    }
    CHECK(left > 0);
    CHECK(counted > 0);
}
