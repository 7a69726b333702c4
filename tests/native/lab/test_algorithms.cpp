#include <cmath>
#include <random>
#include <string>

#include "check.h"
#include "general/board.h"
#include "general/solver.h"
#include "lab/algorithm.h"

using namespace ninefold;
using namespace ninefold::lab;

namespace {

Outcome run(const char* name, const Problem& problem, Limits limits = {}) {
    Stop stop;
    return algorithm_named(name)->run(problem, limits, stop);
}

std::string answer(const char* name, const Problem& problem) {
    const auto outcome = run(name, problem);
    return outcome.verdict == Verdict::solved ? board::text(outcome.solution)
           : outcome.verdict == Verdict::err  ? "err"
                                              : "inf";
}

const char* kEasy = ".1..576....3..4....7.1.....15..7..........9.5...82..3.7....8...4...9..6.9..4....7";
// Needs guesses: singles end early.
const char* kHard = "........7.39...26....6....1.........1647...8.....5..3....43.9...1........7..2...4";
const char* kHardSolution = "621389457739145268548672391352816749164793582897254136286431975415967823973528614";
const char* kSmall = "1..33.2.43...13.";
const char* kSmallSolution = "1243342143122134";

bool is_logical(const std::string& name) { return name == "ns" || name == "hs" || name == "logic" || name == "levels"; }

}  // namespace

TEST("best first weighs no child once it was stopped") {
    Stop stop;
    stop.stop();
    const auto outcome = algorithm_named("best-first")->run(board::problem(2, 2, kSmall), {}, stop);
    CHECK(outcome.cut == Cut::stopped);
    CHECK_EQ(outcome.checks, 0u);
}

TEST("every algorithm solves the 4x4") {
    for (const auto& algorithm : algorithms()) {
        const auto result = answer(algorithm.name, board::problem(2, 2, kSmall));
        if (is_logical(algorithm.name) && result == "err") continue;
        CHECK_EQ(result, std::string(kSmallSolution));
    }
}

TEST("brute force visits size^empty fillings, the fast one the product of the candidates, solved or not") {
    //   puzzle     candidates
    //   1 2 3 .    4
    //   3 4 . .    12 12
    //   2 1 4 3
    //   4 3 . .    12 12
    const auto problem = board::problem(2, 2, "123.34..214343..");
    const auto slow = run("bf", problem), fast = run("bff", problem);
    CHECK_EQ(slow.nodes, static_cast<std::uint64_t>(std::pow(4, 5)));
    CHECK_EQ(slow.checks, slow.nodes);
    CHECK_EQ(fast.nodes, 1u * 2 * 2 * 2 * 2);
    CHECK(slow.verdict == Verdict::solved && fast.verdict == Verdict::solved);
    CHECK_EQ(slow.solutions, fast.solutions);
    // Two 1s in the first row: no filling is right, all are visited.
    const auto clash = run("bf", board::problem(2, 2, "11..34122......4"));
    CHECK_EQ(clash.nodes, static_cast<std::uint64_t>(std::pow(4, 8)));
    CHECK(clash.verdict == Verdict::err);
}

TEST("an empty 4x4 has 288 solutions for every algorithm that goes through the whole tree") {
    Limits whole;
    whole.whole = true;
    for (const char* name : {"bt", "btf", "nsbt", "hsbt", "mc", "recursive", "bfs", "dfs", "best-first", "guess",
                             "combined", "dlx", "search"}) {
        const auto outcome = run(name, board::problem(2, 2, std::string(16, '.')), whole);
        CHECK_EQ(outcome.solutions, 288u);
    }
}

TEST("the recursive backtracking walks the very tree of BT, and depth-first that of BTF") {
    for (const char* text : {kEasy, kHard}) {
        const auto problem = board::problem(3, 3, text);
        const auto bt = run("bt", problem), recursive = run("recursive", problem);
        CHECK_EQ(recursive.nodes, bt.nodes);
        CHECK_EQ(recursive.placements, bt.placements);
        CHECK_EQ(recursive.checks, bt.checks);
        CHECK_EQ(recursive.max_depth, bt.max_depth);
        const auto btf = run("btf", problem);
        CHECK_EQ(btf.nodes, bt.nodes);
        CHECK(btf.checks < bt.checks);
        if (std::string(text) == kEasy) CHECK_EQ(run("dfs", problem).nodes, bt.nodes);
    }
}

TEST("naked and hidden singles say err when they are stuck, never a wrong grid") {
    const auto hard = board::problem(3, 3, kHard);
    for (const char* name : {"ns", "hs"}) {
        const auto outcome = run(name, hard);
        CHECK(outcome.verdict == Verdict::err);
        CHECK(outcome.solution.empty());
    }
    CHECK_EQ(answer("mc", hard), std::string(kHardSolution));
    CHECK_EQ(answer("dlx", hard), std::string(kHardSolution));
    CHECK_EQ(answer("combined", hard), std::string(kHardSolution));
}

TEST("a puzzle without a solution is err for everything that ends by itself") {
    for (const auto& algorithm : algorithms()) {
        if (std::string(algorithm.name) == "annealing") continue;
        CHECK_EQ(answer(algorithm.name, board::problem(2, 2, "123.....2..434..")), std::string("err"));
        CHECK_EQ(answer(algorithm.name, board::problem(2, 2, "11..34122143432.")), std::string("err"));
    }
}

TEST("a time limit is inf by time, a word from outside inf by stop, too many states inf by memory") {
    const auto empty = board::problem(3, 3, std::string(81, '.'));
    Stop at_once(0.0);
    const auto late = algorithm_named("bf")->run(empty, {}, at_once);
    CHECK(late.verdict == Verdict::inf && late.cut == Cut::time);
    Stop told;
    told.stop();
    const auto stopped = algorithm_named("bt")->run(empty, {}, told);
    CHECK(stopped.verdict == Verdict::inf && stopped.cut == Cut::stopped);
    Limits few;
    few.states = 1000;
    const auto crowded = run("bfs", empty, few);
    CHECK(crowded.verdict == Verdict::inf && crowded.cut == Cut::memory);
    CHECK(crowded.peak_states < 1100);
}

TEST("breadth-first keeps many states, depth-first few, backtracking one") {
    const auto problem = board::problem(2, 2, std::string(16, '.'));
    Limits whole;
    whole.whole = true;
    const auto broad = run("bfs", problem, whole), deep = run("dfs", problem, whole), back = run("bt", problem, whole);
    CHECK_EQ(broad.nodes, deep.nodes);
    CHECK_EQ(broad.peak_states, broad.nodes);
    CHECK(deep.peak_states < 40);
    CHECK_EQ(back.peak_states, 1u);
}

TEST("removed candidates are never used") {
    auto problem = board::problem(2, 2, std::string(16, '.'));
    problem.removed = {{0, 1}, {0, 2}, {0, 3}};
    for (const auto& algorithm : algorithms()) {
        const std::string name = algorithm.name;
        if (name == "bf" || name == "bff") continue;  // 4^15 fillings
        const auto outcome = run(algorithm.name, problem);
        if (outcome.verdict == Verdict::solved)
            CHECK_EQ(int{outcome.solution[0]}, 4);
        else
            CHECK(is_logical(name));
    }
}

TEST("the tree that is written down has the nodes that were counted, and as many solutions") {
    Limits whole;
    whole.whole = true;
    whole.tree = 100000;
    const auto problem = board::problem(2, 2, "1.....2..3......");
    for (const char* name : {"bt", "recursive", "bfs", "dfs", "mc", "guess", "combined", "dlx"}) {
        const auto outcome = run(name, problem, whole);
        CHECK_EQ(outcome.tree.size(), outcome.nodes);
        std::uint64_t solutions = 0;
        for (std::size_t node = 1; node < outcome.tree.size(); ++node) {
            CHECK(outcome.tree[node].parent >= 0 && outcome.tree[node].parent < static_cast<int>(node));
            solutions += outcome.tree[node].solution;
        }
        CHECK_EQ(solutions, outcome.solutions);
        CHECK(solutions > 1);
    }
}

TEST("all complete algorithms agree with backtracking on random 4x4 and 6x6 boards") {
    std::mt19937 random(11);
    int solved = 0;
    Limits whole;
    whole.whole = true;
    for (int round = 0; round < 120; ++round) {
        const bool six = round % 4 == 0;
        const int size = six ? 6 : 4;
        std::string text(size * size, '.');
        for (int given = 0; given < (six ? 14 : 4); ++given) {
            text[random() % text.size()] = static_cast<char>('1' + random() % size);
        }
        const auto problem = board::problem(2, six ? 3 : 2, text);
        const auto expected = run("bt", problem, whole).solutions;
        solved += expected > 0;
        for (const char* name :
             {"btf", "nsbt", "hsbt", "mc", "dfs", "best-first", "guess", "combined", "dlx", "search"}) {
            CHECK_EQ(run(name, problem, whole).solutions, expected);
        }
    }
    CHECK(solved > 30);
}

TEST("algorithms run on sizes beyond 64 digits") {
    // A Latin square of 70 digits with its last row missing.
    Problem problem;
    problem.size = 70;
    problem.houses.resize(140);
    for (int cell = 0; cell < 4900; ++cell) {
        const int row = cell / 70, column = cell % 70;
        problem.houses[row].push_back(cell);
        problem.houses[70 + column].push_back(cell);
        problem.givens.push_back(static_cast<std::uint8_t>(row == 69 ? 0 : (row + column) % 70 + 1));
    }
    for (const char* name : {"bt", "ns", "hs", "mc", "dlx", "levels", "combined", "search"}) {
        const auto outcome = run(name, problem);
        CHECK(outcome.verdict == Verdict::solved);
        CHECK_EQ(int{outcome.solution[4830]}, 70);
    }
}
