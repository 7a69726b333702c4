// Sums that follow where others cover a house: true in the solution that the sums were taken from.
#include "board.h"
#include "check.h"
#include "general/cover_sums.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

// A solution: rows of one cycle of digits, each begun elsewhere. The digits are such that the six cells beyond the
// third box on the diagonals through it hold 7 8 9 9 5 6, close to the most they could.
std::vector<int> solution() {
    constexpr int kCycle[] = {5, 1, 2, 6, 7, 8, 3, 4, 9};
    std::vector<int> digits;
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) digits.push_back(kCycle[(row % 3 * 3 + row / 3 + column) % 9]);
    }
    return digits;
}

std::vector<Rule> sums_of(const Problem& problem) {
    CountedStop work;
    return cover_sums(problem, work);
}

int sum_of(const std::vector<int>& digits, const std::vector<int>& cells) {
    int sum = 0;
    for (const int cell : cells) sum += digits[cell];
    return sum;
}

void add_sum(Problem& problem, const std::vector<int>& cells, int total) {
    Rule rule;
    rule.kind = Rule::Kind::sum;
    rule.cells = cells;
    rule.numbers.assign(cells.size() + 1, 1);
    rule.numbers[0] = total;
    problem.rules.push_back(rule);
}

std::vector<int> diagonal(int row, int column) {
    std::vector<int> cells;
    for (; row < 9 && column < 9; ++row, ++column) cells.push_back(9 * row + column);
    return cells;
}

Problem empty_board() { return board::problem(3, 3, std::string(81, '.')); }

}  // namespace

TEST("diagonals that cover a box tell the sum of their cells beyond it") {
    const auto digits = solution();
    Problem problem = empty_board();
    for (int column = 4; column < 9; ++column) {
        add_sum(problem, diagonal(0, column), sum_of(digits, diagonal(0, column)));
    }
    const auto rules = sums_of(problem);
    CHECK_EQ(rules.size(), 1U);
    CHECK(rules[0].cells == (std::vector<int>{4, 5, 14, 34, 35, 44}));
    CHECK_EQ(rules[0].numbers[0], 44);
}

namespace {

// Six sums of a cell of row 1 and one of row 4 with this sum together; the first box fills the gap in row 1. Beyond lie
// six cells of row 4 and six of the box: they add up to the same, at least 42 and at most 78.
Problem with_gap(int together) {
    Problem problem = empty_board();
    problem.houses = {problem.houses[0], problem.houses[3], problem.houses[18]};
    for (int column = 3; column < 9; ++column) add_sum(problem, {column, column + 27}, together / 6);
    return problem;
}

}  // namespace

TEST("a gap is filled by a house that crosses none of the sums") {
    const auto rules = sums_of(with_gap(72));
    CHECK_EQ(rules.size(), 1U);
    CHECK(rules[0].cells == (std::vector<int>{9, 10, 11, 18, 19, 20, 30, 31, 32, 33, 34, 35}));
    CHECK_EQ(rules[0].numbers[0], 72);
}

TEST("a sum beyond a house is told if it is close to the least or the greatest alone") {
    CHECK_EQ(sums_of(with_gap(48)).size(), 1U);
    CHECK(sums_of(with_gap(54)).empty());
    CHECK(sums_of(with_gap(66)).empty());
}

TEST("sums that leave a cell of every house uncovered tell nothing") {
    Problem problem = with_gap(72);
    problem.rules.pop_back();
    CHECK(sums_of(problem).empty());
}
