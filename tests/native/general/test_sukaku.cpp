#include <random>
#include <set>

#include "board.h"
#include "check.h"
#include "general/solver.h"
#include "general/sukaku.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

const char* kFilled = "213598647794316852586274193628147539149835276357962481875629314932451768461783925";

// A filled grid whose cells may also hold some other digits.
std::array<std::uint16_t, 81> blurred(std::mt19937& random, int others) {
    std::array<std::uint16_t, 81> candidates;
    for (int cell = 0; cell < 81; ++cell) {
        candidates[cell] = static_cast<std::uint16_t>(1 << (kFilled[cell] - '1'));
        for (int k = 0; k < others; ++k) candidates[cell] |= static_cast<std::uint16_t>(1 << random() % 9);
    }
    return candidates;
}

Problem problem_of(const std::array<std::uint16_t, 81>& candidates) {
    auto problem = board::problem(3, 3, std::string(81, '.'));
    for (int cell = 0; cell < 81; ++cell) {
        for (int digit = 1; digit <= 9; ++digit) {
            if ((candidates[cell] >> (digit - 1) & 1) == 0) problem.removed.emplace_back(cell, digit);
        }
    }
    return problem;
}

}  // namespace

TEST("the lanes find as many solutions of a sukaku as the search, up to two, and different ones that fit") {
    std::mt19937 random(3);
    std::set<std::size_t> counts;
    for (int round = 0; round < 300; ++round) {
        const auto candidates = blurred(random, 2 + round % 4);
        Stop stop;
        const auto expected = count(*make_search(problem_of(candidates)), 2, stop).solutions;
        const SukakuSolutions found = solve_sukaku(candidates, 2, stop);
        CHECK(!found.stopped);
        CHECK_EQ(found.solutions.size(), expected);
        CHECK_EQ(solve_sukaku(candidates, 1, stop).solutions.size(), 1u);
        if (found.solutions.size() == 2) CHECK(found.solutions[0] != found.solutions[1]);
        for (const auto& solution : found.solutions) {
            auto placed = problem_of(candidates);
            placed.givens = solution;
            CHECK_EQ(count(*make_search(placed), 2, stop).solutions, 1u);
        }
        counts.insert(found.solutions.size());
    }
    CHECK_EQ(counts.size(), 2u);
}

TEST("a sukaku with an empty cell, or with two equal sure cells in a row, has no solution") {
    std::mt19937 random(3);
    Stop stop;
    auto candidates = blurred(random, 3);
    candidates[40] = 0;
    CHECK(solve_sukaku(candidates, 2, stop).solutions.empty());
    candidates = blurred(random, 0);
    candidates[0] = candidates[1];
    CHECK(solve_sukaku(candidates, 2, stop).solutions.empty());
}

TEST("a stopped sukaku says so") {
    std::mt19937 random(3);
    Stop stop;
    stop.stop();
    CHECK(solve_sukaku(blurred(random, 9), 2, stop).stopped);
}
