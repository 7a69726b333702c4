#include <set>

#include "board.h"
#include "check.h"
#include "general/solver.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

std::set<std::string> all(const Problem& problem) {
    std::set<std::string> found;
    Stop stop;
    Digits solution;
    const auto solver = make_search(problem);
    while (solver->next(solution, stop) == Answer::found) found.insert(board::text(solution));
    return found;
}

Problem cells(int size, int count) {
    Problem problem;
    problem.size = size;
    problem.givens.assign(count, 0);
    return problem;
}

Rule rule(Rule::Kind kind, std::vector<int> cells, std::vector<int> numbers, int table = -1) {
    Rule result;
    result.kind = kind;
    result.cells = std::move(cells);
    result.numbers = std::move(numbers);
    result.table = table;
    return result;
}

}  // namespace

TEST("weighted digits add up to the total") {
    auto problem = cells(9, 3);
    problem.rules.push_back(rule(Rule::Kind::sum, {0, 1, 2}, {0, 10, 1, -12}));  // 10a + b = 12c
    std::set<std::string> expected;
    for (int a = 1; a <= 9; ++a) {
        for (int b = 1; b <= 9; ++b) {
            for (int c = 1; c <= 9; ++c) {
                if (10 * a + b == 12 * c)
                    expected.insert(board::text({Digits{std::uint8_t(a), std::uint8_t(b), std::uint8_t(c)}}));
            }
        }
    }
    CHECK(all(problem) == expected);
    CHECK_EQ(expected.size(), 7u);
}

TEST("a cage without a filling has no solution, and neither has a sum out of reach") {
    auto problem = cells(9, 2);
    problem.houses = {{0, 1}};
    problem.rules.push_back(rule(Rule::Kind::cage, {0, 1}, {18}));
    CHECK(all(problem).empty());
    problem.rules = {rule(Rule::Kind::sum, {0, 1}, {19, 1, 1})};
    CHECK(all(problem).empty());
}

TEST("an automaton reads its cells in order") {
    auto problem = cells(2, 3);
    problem.tables = {{1, 0, 1, 0, -1, 0}};  // 2s come in pairs that stand together
    problem.rules.push_back(rule(Rule::Kind::automaton, {0, 1, 2}, {0}, 0));
    CHECK(all(problem) == (std::set<std::string>{"111", "122", "221"}));
}

TEST("one of the alternatives holds") {
    auto problem = cells(3, 2);
    Rule either;
    either.kind = Rule::Kind::either;
    either.alternatives = {{rule(Rule::Kind::among, {0}, {1}), rule(Rule::Kind::among, {1}, {1})},
                           {rule(Rule::Kind::sum, {0, 1}, {6, 1, 1})}};
    problem.rules.push_back(either);
    CHECK(all(problem) == (std::set<std::string>{"11", "33"}));
    problem.rules[0].alternatives.clear();
    CHECK(all(problem).empty());
}

TEST("true candidates are those of the solutions, counted to the limit") {
    auto problem = board::problem(2, 2, "123434..214343..");
    Stop stop;
    const auto found = true_candidates(problem, 5, stop);
    CHECK(!found.stopped);
    CHECK_EQ(found.counts[0], 2u);
    CHECK_EQ(found.counts[1], 0u);
    CHECK_EQ(found.counts[6 * 4 + 0], 1u);
    CHECK_EQ(found.counts[6 * 4 + 1], 1u);
}

TEST("true candidates end with their time, though each of their searches is short") {
    auto problem = board::problem(2, 2, "................");
    Stop over(0.0);
    CHECK(true_candidates(problem, 5, over).stopped);
}

TEST("an estimate of a board without a choice is exact") {
    Stop stop;
    const auto one = estimate(board::problem(2, 2, "1234341221434321"), 10, 1, stop);
    CHECK_EQ(one.mean, 1.0);
    CHECK_EQ(one.error, 0.0);
    CHECK_EQ(estimate(board::problem(2, 2, "11.............."), 10, 1, stop).mean, 0.0);
}

TEST("a search out of patience stops, and goes on when asked again") {
    const auto solver = make_search(board::problem(3, 3, std::string(81, '.')));
    solver->set_patience(1);
    Stop stop;
    Digits solution;
    CHECK(solver->next(solution, stop) == Answer::stopped);
    solver->set_patience(0);
    CHECK(solver->next(solution, stop) == Answer::found);
    CHECK(!solver->done());
}

TEST("a rank is the place of a line among all lines, read from both ends") {
    auto problem = cells(2, 4);
    problem.houses = {{0, 1}, {2, 3}, {0, 2}, {1, 3}};
    // 12 / 21: row 1 is 12, as are row 2 backward and column 1 and column 2 upward.
    problem.rules = {rule(Rule::Kind::rank, {0, 1, 2, 3}, {0, 1, 1})};
    CHECK(all(problem) == std::set<std::string>{"1221"});
    problem.rules = {rule(Rule::Kind::rank, {0, 1, 2, 3}, {0, 5, 1})};
    CHECK(all(problem) == std::set<std::string>{"2112"});
    problem.rules = {rule(Rule::Kind::rank, {0, 1, 2, 3}, {0, 2, 1})};  // four lines have place 1, none has place 2
    CHECK(all(problem).empty());
    problem.rules = {rule(Rule::Kind::rank, {0, 1, 2, 3}, {0, 1, 0})};  // they are the same number
    CHECK(all(problem).empty());
}

TEST("no two lines are alike, from whichever end they are read") {
    auto problem = cells(2, 4);
    problem.houses = {{0, 1}, {2, 3}, {0, 2}, {1, 3}};
    problem.rules = {rule(Rule::Kind::unlike, {0, 1, 2, 3}, {})};
    CHECK(all(problem).empty());
}

TEST("a chain of thousands of cells with both ends in the region is all in it") {
    Problem problem;
    problem.size = 2;
    problem.givens.assign(5000, 0);
    problem.givens.front() = problem.givens.back() = 1;
    std::vector<int> chain;
    for (int cell = 0; cell < 5000; ++cell) chain.push_back(cell);
    problem.rules = {rule(Rule::Kind::connected, chain, {5000, 0, 1})};
    CHECK(make_search(problem)->candidates() == std::vector<std::vector<int>>(5000, {1}));
}

TEST("cells with some of the digits are one connected region") {
    auto problem = cells(2, 6);  // two rows of three
    const std::vector<int> board = {0, 1, 2, 3, 4, 5};
    problem.rules = {rule(Rule::Kind::connected, board, {3, 2, 1})};  // two cells with 1, side by side
    const auto pairs = all(problem);
    CHECK_EQ(pairs.size(), 7u);
    CHECK(pairs.contains("112222"));
    CHECK(!pairs.contains("122212"));
    problem.rules = {rule(Rule::Kind::connected, board, {3, 0, 1})};
    problem.givens = {1, 0, 1, 2, 2, 2};
    CHECK(all(problem) == std::set<std::string>{"111222"});  // the only way from one to the other
    problem.givens = {1, 2, 1, 2, 2, 2};
    CHECK(all(problem).empty());
    problem.givens = {2, 2, 2, 2, 2, 2};
    CHECK(all(problem).empty());  // no cell is no region
}

TEST("cells with the same label hold different digits, and labels are numbered as they begin") {
    auto problem = cells(2, 8);  // four cells and their labels
    problem.rules = {rule(Rule::Kind::regions, {0, 1, 2, 3, 4, 5, 6, 7}, {2}),
                     rule(Rule::Kind::connected, {4, 5, 6, 7}, {2, 2, 1}),
                     rule(Rule::Kind::connected, {4, 5, 6, 7}, {2, 2, 2})};
    const auto found = all(problem);
    CHECK_EQ(found.size(), 8u);  // two ways to divide a square, two to fill each part
    CHECK(found.contains("12121122"));
    CHECK(!found.contains("12212211"));
    CHECK(!found.contains("11221122"));
}

TEST("a cell counts those that are like the first, in arms without a break") {
    auto problem = cells(3, 4);
    problem.rules = {rule(Rule::Kind::alike, {0, 1, 2, 3}, {0, 2})};  // one arm of two cells
    problem.givens = {0, 1, 2, 1};
    CHECK(all(problem) == std::set<std::string>{"1121"});
    problem.rules = {rule(Rule::Kind::alike, {0, 1, 2, 3}, {0, 1, 1})};  // two arms of one
    CHECK(all(problem) == std::set<std::string>{"2121"});
    problem.rules = {rule(Rule::Kind::alike, {0, 1, 2, 3}, {1, 1, 1})};  // the first is not counted
    CHECK(all(problem) == std::set<std::string>{"1121"});
    problem.givens = {3, 0, 0, 2};
    problem.rules = {rule(Rule::Kind::alike, {0, 1, 2, 3}, {0, 2})};
    CHECK(all(problem) == std::set<std::string>{"3222"});
}

TEST("a cell says how many different digits others hold") {
    auto problem = cells(3, 4);
    problem.rules = {rule(Rule::Kind::variety, {0, 1, 2, 3}, {0})};
    problem.givens = {1, 0, 0, 2};
    CHECK(all(problem) == std::set<std::string>{"1222"});
    problem.givens = {3, 0, 1, 2};
    CHECK(all(problem) == std::set<std::string>{"3312"});
    problem.givens = {0, 1, 1, 3};
    CHECK(all(problem) == std::set<std::string>{"2113"});
}

TEST("cells whose labels are sure to be the same hold different digits before a label is known") {
    auto problem = cells(3, 18);  // three rows of three, and their labels
    std::vector<int> board(18);
    for (int cell = 0; cell < 18; ++cell) board[cell] = cell;
    problem.rules = {rule(Rule::Kind::regions, board, {3}), rule(Rule::Kind::same, {9, 14}, {1}),
                     rule(Rule::Kind::same, {17, 14}, {1})};
    problem.givens[0] = 2;
    const auto left = make_search(problem)->candidates();
    CHECK(left[5] == std::vector<int>({1, 3}));
    CHECK(left[8] == std::vector<int>({1, 3}));
    CHECK(left[4] == std::vector<int>({1, 2, 3}));
}

TEST("a piece that can grow one way alone goes there before its region has a name") {
    auto problem = cells(3, 18);  // three rows of three, and their labels
    std::vector<int> board(18), labels(9);
    for (int cell = 0; cell < 18; ++cell) board[cell] = cell;
    for (int cell = 0; cell < 9; ++cell) labels[cell] = 9 + cell;
    problem.rules = {rule(Rule::Kind::regions, board, {3}), rule(Rule::Kind::alike, {0, 9, 10}, {0, 1})};
    for (int label = 1; label <= 3; ++label) {
        problem.rules.push_back(rule(Rule::Kind::connected, labels, {3, 3, label}));
    }
    problem.givens[5] = problem.givens[8] =
        1;  // the corner below on the right is in one region with its left neighbour
    const auto left = make_search(problem)->candidates();
    CHECK(left[7] == std::vector<int>({2, 3}));
    CHECK(left[4] == std::vector<int>({1, 2, 3}));
    CHECK_EQ(left.size(), 18u);
}

TEST("pieces of a connected region are not further apart than the cells that are to come") {
    auto problem = cells(2, 10);  // two rows of five, of which four cells hold a 1
    problem.rules = {rule(Rule::Kind::connected, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {5, 4, 1})};
    problem.givens[0] = problem.givens[3] = 1;
    const auto left = make_search(problem)->candidates();
    CHECK(left[5] == std::vector<int>({2}));  // one step from one of them, four from the other
    CHECK(left[1] == std::vector<int>({1}));
    problem.givens[3] = 0;
    problem.givens[4] = 1;
    CHECK(make_search(problem)->done());
}

TEST("circles leave what counting by hand leaves, with houses, a cell listed twice, and digits from 0") {
    // Two rows of three cells; every set of them in circles, and every set with its first cell once more.
    for (int chosen = 1; chosen < 64; ++chosen) {
        for (const int options : {0, 1, 2, 3}) {
            const bool twice = (options & 1) != 0, from_zero = (options & 2) != 0;
            std::vector<int> circles;
            for (int cell = 0; cell < 6; ++cell) {
                if (chosen >> cell & 1) circles.push_back(cell);
            }
            if (twice) circles.push_back(circles[0]);
            std::vector<int> counts = {1, 2, 3};
            if (from_zero) counts = {0, 1, 2};
            auto problem = cells(3, 6);
            problem.houses = {{0, 1, 2}, {3, 4, 5}, {0, 3}};
            std::set<std::string> expected;
            for (const auto& digits : all(problem)) {
                bool right = true;
                for (const int cell : circles) {
                    int alike = 0;
                    for (const int other : circles) alike += digits[other] == digits[cell];
                    right = right && alike == counts[digits[cell] - '1'];
                }
                if (right) expected.insert(digits);
            }
            problem.rules = {rule(Rule::Kind::circles, circles, counts)};
            CHECK(all(problem) == expected);
        }
    }
}
