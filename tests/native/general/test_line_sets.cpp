// Lines that are read by an automaton against every filling: those whose order does not matter, which are followed as
// sets of digits, and what short lines exclude in the cells that see them.
#include <algorithm>
#include <functional>
#include <random>

#include "check.h"
#include "general/solver.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

using Candidates = std::vector<std::vector<int>>;

bool accepts(const std::vector<int>& table, int size, const std::vector<int>& cells, const Digits& digits) {
    int state = 0;
    for (const int cell : cells) {
        state = table[state * (size + 1) + digits[cell]];
        if (state < 0) return false;
    }
    return table[state * (size + 1)] != 0;
}

// Which of some kinds have been read: the order does not matter. Each digit is of a random kind, or of none.
std::vector<int> random_kinds(std::mt19937& random, int size, int kinds) {
    std::vector<int> kind(size + 1);
    for (int digit = 1; digit <= size; ++digit) kind[digit] = static_cast<int>(random() % (kinds + 1));
    const unsigned dead = random() % 4;  // of four sets of kinds so many cannot go on, save for one
    std::vector<char> alive(std::size_t{1} << kinds);
    for (auto& one : alive) one = random() % 8 >= dead;
    std::vector<int> table;
    for (int seen = 0; seen < 1 << kinds; ++seen) {
        table.push_back(random() % 3 == 0);
        for (int digit = 1; digit <= size; ++digit) {
            const int next = kind[digit] == kinds ? seen : seen | 1 << kind[digit];
            table.push_back(alive[next] || seen == 0 ? next : -1);
        }
    }
    return table;
}

// Any automaton at all.
std::vector<int> random_table(std::mt19937& random, int size, int states) {
    std::vector<int> table;
    for (int state = 0; state < states; ++state) {
        table.push_back(random() % 3 == 0);
        for (int digit = 1; digit <= size; ++digit) {
            table.push_back(random() % 6 == 0 ? -1 : static_cast<int>(random() % states));
        }
    }
    return table;
}

// Six cells with random candidates, some of them in houses, and a line of two to four of them.
Problem random_board(std::mt19937& random, int size, bool by_kinds) {
    Problem problem;
    problem.size = size;
    problem.givens.assign(6, 0);
    problem.houses = {{0, 1, 2, 3}, {2, 3, 4}, {1, 4, 5}};
    for (int cell = 0; cell < 6; ++cell) {
        const int sure = static_cast<int>(random() % size) + 1;
        for (int digit = 1; digit <= size; ++digit) {
            if (digit != sure && random() % 2 == 0) problem.removed.emplace_back(cell, digit);
        }
    }
    Rule rule;
    rule.kind = Rule::Kind::automaton;
    const int first = static_cast<int>(random() % 3), length = 2 + static_cast<int>(random() % 3);
    for (int k = 0; k < length; ++k) rule.cells.push_back((first + k) % 6);
    rule.numbers = {0};
    rule.table = 0;
    problem.tables = {by_kinds ? random_kinds(random, size, 3) : random_table(random, size, 4)};
    problem.rules = {rule};
    return problem;
}

// Every filling, one digit after the other.
std::vector<Digits> fillings(const Problem& problem) {
    std::vector<Digits> found;
    Digits digits(problem.givens.size());
    std::vector<std::vector<char>> open(digits.size(), std::vector<char>(problem.size + 1, 1));
    for (const auto& [cell, digit] : problem.removed) open[cell][digit] = 0;
    const std::function<void(std::size_t)> fill = [&](std::size_t cell) {
        if (cell == digits.size()) {
            for (const auto& house : problem.houses) {
                for (const int a : house) {
                    for (const int b : house) {
                        if (a < b && digits[a] == digits[b]) return;
                    }
                }
            }
            if (accepts(problem.tables[0], problem.size, problem.rules[0].cells, digits)) found.push_back(digits);
            return;
        }
        for (int digit = 1; digit <= problem.size; ++digit) {
            if (!open[cell][digit]) continue;
            digits[cell] = static_cast<std::uint8_t>(digit);
            fill(cell + 1);
        }
    };
    fill(0);
    return found;
}

void compare(bool by_kinds) {
    std::mt19937 random(by_kinds ? 1 : 2);
    int possible = 0;
    for (int trial = 0; trial < 1500; ++trial) {
        const auto problem = random_board(random, 4 + static_cast<int>(random() % 3), by_kinds);
        const auto expected = fillings(problem);
        const auto solver = make_search(problem);
        const auto left = solver->candidates();
        for (const auto& digits : expected) {
            for (std::size_t cell = 0; cell < digits.size(); ++cell) {
                CHECK(std::find(left[cell].begin(), left[cell].end(), digits[cell]) != left[cell].end());
            }
        }
        Stop stop;
        CHECK_EQ(count(*solver, 1 << 20, stop).solutions, expected.size());
        possible += !expected.empty();
    }
    CHECK(possible > 300);
}

// Four cells that must hold an odd and an even digit each, and one that sees some of them.
Problem odd_and_even(const std::vector<std::vector<int>>& houses, bool different) {
    Problem problem;
    problem.size = 6;
    problem.givens.assign(5, 0);
    problem.houses = houses;
    if (different) problem.houses.push_back({0, 1, 2, 3});
    for (int seen = 0; seen < 4; ++seen) {
        if (problem.tables.empty()) problem.tables.emplace_back();
        problem.tables[0].push_back(seen == 3);
        for (int digit = 1; digit <= 6; ++digit) problem.tables[0].push_back(seen | 1 << digit % 2);
    }
    Rule rule;
    rule.kind = Rule::Kind::automaton;
    rule.cells = {0, 1, 2, 3};
    rule.numbers = {0};
    rule.table = 0;
    problem.rules = {rule};
    return problem;
}

}  // namespace

TEST("a line whose order does not matter has the fillings that its slow twin finds") { compare(true); }

TEST("a line read by any automaton has the fillings that its slow twin finds") { compare(false); }

TEST("a digit that a short line cannot do without is in no cell that sees all its places") {
    auto problem = odd_and_even({{0, 4}, {1, 4}, {2, 3}}, false);
    for (int cell = 0; cell < 4; ++cell) {
        for (const int digit : {1, 3}) problem.removed.emplace_back(cell, digit);  // 5 is the only odd digit
    }
    for (const int cell : {2, 3}) problem.removed.emplace_back(cell, 5);
    CHECK(make_search(problem)->candidates()[4] == (std::vector<int>{1, 2, 3, 4, 6}));
    problem.removed.pop_back();  // now it may be where the last cell does not see it
    CHECK(make_search(problem)->candidates()[4] == (std::vector<int>{1, 2, 3, 4, 5, 6}));
}

TEST("different cells whose order does not matter keep exactly what occurs in a filling") {
    std::mt19937 random(3);
    for (int trial = 0; trial < 500; ++trial) {
        auto problem = odd_and_even({}, true);
        for (int cell = 0; cell < 4; ++cell) {
            for (int digit = 1; digit <= 6; ++digit) {
                if (random() % 2 == 0) problem.removed.emplace_back(cell, digit);
            }
        }
        Candidates expected(5);
        for (const auto& digits : fillings(problem)) {
            for (int cell = 0; cell < 5; ++cell) expected[cell].push_back(digits[cell]);
        }
        for (auto& some : expected) {
            std::sort(some.begin(), some.end());
            some.erase(std::unique(some.begin(), some.end()), some.end());
        }
        CHECK(make_search(problem)->candidates() == expected);
    }
}
