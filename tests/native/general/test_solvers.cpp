#include <random>
#include <set>

#include "board.h"
#include "check.h"
#include "general/solver.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

using Make = std::unique_ptr<Solver> (*)(const Problem&, Stop&);
constexpr Make kSolvers[] = {make_search, make_guessing, make_backtracking};

std::set<std::string> all(Make make, const Problem& problem) {
    std::set<std::string> found;
    Stop stop;
    Digits solution;
    const auto solver = make(problem, stop);
    while (solver->next(solution, stop) == Answer::found) {
        const bool is_new = found.insert(board::text(solution)).second;
        CHECK(is_new);
    }
    return found;
}

const char* kTwo = ".135.8...79.3..8.2..6..4..3...1.....1...35.7.....6.48..7...9..4....5..68.61.8.9.5";

}  // namespace

TEST("every solver finds the same two solutions") {
    const std::set<std::string> expected = {
        "213598647794316852586274193628147539149835276357962481875629314932451768461783925",
        "213598647794316852856274193687142539149835276325967481578629314932451768461783925",
    };
    for (const auto make : kSolvers) CHECK(all(make, board::problem(3, 3, kTwo)) == expected);
}

TEST("an empty 4x4 has 288 solutions, an empty 6x6 has 28200960 but counting stops at its limit") {
    for (const auto make : kSolvers) CHECK_EQ(all(make, board::problem(2, 2, "................")).size(), 288u);
    Stop stop;
    const auto solver = make_search(board::problem(2, 3, std::string(36, '.')));
    CHECK_EQ(count(*solver, 5000, stop).solutions, 5000u);
}

TEST("givens that clash have no solution") {
    for (const auto make : kSolvers) CHECK(all(make, board::problem(2, 2, "11..............")).empty());
}

TEST("a cell without a candidate has no solution") {
    for (const auto make : kSolvers) CHECK(all(make, board::problem(2, 2, "12.....3...4....")).empty());
}

TEST("a full grid is its own only solution, and wrong givens are not repaired") {
    for (const auto make : kSolvers) {
        CHECK_EQ(all(make, board::problem(2, 2, "1234341221434321")).size(), 1u);
        CHECK(all(make, board::problem(2, 2, "1234341221434322")).empty());
    }
}

TEST("removed candidates are never used") {
    auto problem = board::problem(2, 2, "................");
    problem.removed = {{0, 1}, {0, 2}, {0, 3}};
    for (const auto make : kSolvers) {
        const auto found = all(make, problem);
        CHECK_EQ(found.size(), 288u / 4);
        for (const auto& solution : found) CHECK_EQ(solution[0], '4');
    }
    problem.removed.push_back({0, 4});
    for (const auto make : kSolvers) CHECK(all(make, problem).empty());
}

TEST("houses smaller than the digits hold each digit at most once, and force nothing") {
    Problem problem;
    problem.size = 3;
    problem.houses = {{0, 1}};
    problem.givens = {0, 0};
    for (const auto make : kSolvers) CHECK_EQ(all(make, problem).size(), 6u);
}

TEST("search, guessing and backtracking agree on random boards with givens taken from nowhere") {
    std::mt19937 random(7);
    int with_solutions = 0;
    for (int round = 0; round < 400; ++round) {
        std::string text(16, '.');
        for (int given = 0; given < 5; ++given) text[random() % 16] = static_cast<char>('1' + random() % 4);
        const auto problem = board::problem(2, 2, text);
        const auto expected = all(make_backtracking, problem);
        CHECK(all(make_search, problem) == expected);
        CHECK(all(make_guessing, problem) == expected);
        with_solutions += !expected.empty();
    }
    CHECK(with_solutions > 20);
}

TEST("a stopped solver goes on where it stopped and loses nothing") {
    const auto problem = board::problem(2, 2, "................");
    for (const auto make : kSolvers) {
        Stop never;
        const auto solver = make(problem, never);
        Digits solution;
        int found = 0;
        while (true) {
            Stop stop;
            if (found % 3 == 0 && found < 288) {
                Stop at_once;
                at_once.stop();
                CHECK(solver->next(solution, at_once) == Answer::stopped);
            }
            const auto answer = solver->next(solution, stop);
            if (answer != Answer::found) break;
            ++found;
        }
        CHECK_EQ(found, 288);
    }
}

TEST("a solver that is stopped before it is ready is nothing, and one that is stopped in the midst goes on") {
    auto problem = board::problem(6, 6, std::string(1296, '.'));
    Rule sandwich;  // 630 places for the two ends, and for each many ways to fill what is between
    sandwich.kind = Rule::Kind::sandwich;
    sandwich.numbers = {330, 0};
    for (int cell = 0; cell < 36; ++cell) sandwich.cells.push_back(cell);
    for (int first = 0; first < 36; ++first) {
        for (int last = first + 2; last < 36; ++last) {
            Rule inside;
            inside.kind = Rule::Kind::cage;
            inside.cells.assign(sandwich.cells.begin() + first + 1, sandwich.cells.begin() + last);
            inside.numbers = {330};
            sandwich.alternatives.push_back({inside});
        }
    }
    for (int row = 0; row < 36; ++row) {
        problem.rules.push_back(sandwich);
        for (int& cell : sandwich.cells) cell += 36;
        for (auto& alternative : sandwich.alternatives) {
            for (int& cell : alternative[0].cells) cell += 36;
        }
    }
    Stop at_once;
    at_once.stop();
    CHECK(make_search(problem, at_once) == nullptr);
    problem.rules.resize(2);
    Stop never;
    const auto solver = make_search(problem, never);
    const auto other = make_search(problem, never);
    solver->set_patience(1);
    other->set_patience(21);
    Digits solution;
    double seconds = 0.001;
    for (; solver->guesses() < 20 && !solver->done(); seconds *= 1.2) {
        Stop soon(seconds);  // at first in the midst of what follows from a guess
        solver->next(solution, soon);
    }
    solver->next(solution, never);
    other->next(solution, never);
    CHECK_EQ(solver->guesses(), other->guesses());
    CHECK(solver->candidates() == other->candidates());
}
