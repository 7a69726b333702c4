// Sums and cages against every filling, on random candidates.
#include <algorithm>
#include <random>

#include "check.h"
#include "general/solver.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

using Candidates = std::vector<std::vector<int>>;

// Cells with random candidates, all in one house or each by itself, and one rule.
Problem random_cells(std::mt19937& random, int size, int count, bool different) {
    Problem problem;
    problem.size = size;
    problem.givens.assign(count, 0);
    if (different) {
        problem.houses.emplace_back();
        for (int cell = 0; cell < count; ++cell) problem.houses[0].push_back(cell);
    }
    for (int cell = 0; cell < count; ++cell) {
        const int sure = static_cast<int>(random() % size) + 1;
        for (int digit = 1; digit <= size; ++digit) {
            if (digit != sure && random() % 2 == 0) problem.removed.emplace_back(cell, digit);
        }
    }
    return problem;
}

Candidates open_digits(const Problem& problem) {
    Candidates open(problem.givens.size());
    for (int cell = 0; cell < static_cast<int>(open.size()); ++cell) {
        for (int digit = 1; digit <= problem.size; ++digit) {
            const std::pair<int, int> candidate{cell, digit};
            if (std::find(problem.removed.begin(), problem.removed.end(), candidate) == problem.removed.end()) {
                open[cell].push_back(digit);
            }
        }
    }
    return open;
}

// The candidates that occur in a filling of the cells with that weighted sum, and the number of fillings.
struct Fillings {
    std::vector<std::vector<char>> seen;
    std::uint64_t count = 0;

    void find(const Problem& problem, const Candidates& open, std::vector<int>& digits, int rest) {
        const std::size_t cell = digits.size();
        if (cell == open.size()) {
            if (rest != 0) return;
            ++count;
            for (std::size_t k = 0; k < cell; ++k) seen[k][digits[k]] = 1;
            return;
        }
        for (const int digit : open[cell]) {
            const bool taken = std::find(digits.begin(), digits.end(), digit) != digits.end();
            if (taken && !problem.houses.empty()) continue;
            const auto& numbers = problem.rules[0].numbers;
            digits.push_back(digit);
            find(problem, open, digits, rest - (numbers.size() > 1 ? numbers[cell + 1] : 1) * digit);
            digits.pop_back();
        }
    }
};

Fillings fillings(const Problem& problem) {
    Fillings result;
    result.seen.assign(problem.givens.size(), std::vector<char>(problem.size + 1));
    std::vector<int> digits;
    result.find(problem, open_digits(problem), digits, problem.rules[0].numbers[0]);
    return result;
}

Candidates kept(const Fillings& fillings) {
    Candidates result;
    for (const auto& seen : fillings.seen) {
        result.emplace_back();
        for (std::size_t digit = 1; fillings.count > 0 && digit < seen.size(); ++digit) {
            if (seen[digit]) result.back().push_back(static_cast<int>(digit));
        }
    }
    return result;
}

std::uint64_t counted(const Problem& problem) {
    Stop stop;
    const auto solver = make_search(problem);
    return count(*solver, 1 << 20, stop).solutions;
}

Rule cage(int cells, int total) {
    Rule rule;
    rule.kind = Rule::Kind::cage;
    for (int cell = 0; cell < cells; ++cell) rule.cells.push_back(cell);
    rule.numbers = {total};
    return rule;
}

}  // namespace

TEST("a cage of up to eight digits keeps exactly the candidates of its fillings") {
    std::mt19937 random(1);
    int possible = 0;
    for (int trial = 0; trial < 2000; ++trial) {
        const int count = 2 + static_cast<int>(random() % 5);
        auto problem = random_cells(random, 6 + static_cast<int>(random() % 3), count, true);
        problem.rules = {cage(count, count * (problem.size + 1) / 2 + static_cast<int>(random() % 7) - 3)};
        const auto expected = fillings(problem);
        possible += expected.count > 0;
        CHECK(make_search(problem)->candidates() == kept(expected));
    }
    CHECK(possible > 500);
}

TEST("a cage of nine digits has as many solutions as fillings") {
    std::mt19937 random(2);
    for (int trial = 0; trial < 500; ++trial) {
        const int count = 2 + static_cast<int>(random() % 4);
        auto problem = random_cells(random, 9, count, true);
        problem.rules = {cage(count, 5 * count + static_cast<int>(random() % 9) - 4)};
        CHECK_EQ(counted(problem), fillings(problem).count);
    }
}

TEST("a digit that a cage surely holds is in no cell that sees all its places") {
    Problem problem;
    problem.size = 9;
    problem.givens.assign(3, 0);
    problem.houses = {{0, 1, 2}};
    problem.rules = {cage(2, 17)};  // 8 and 9
    CHECK(make_search(problem)->candidates() == (Candidates{{8, 9}, {8, 9}, {1, 2, 3, 4, 5, 6, 7}}));
}

TEST("cages of more cells than digits, or of a sum that no set makes, have no solution") {
    Problem problem;
    problem.size = 4;
    problem.givens.assign(5, 0);
    problem.rules = {cage(5, 12)};
    CHECK_EQ(counted(problem), 0u);
    problem.rules = {cage(2, 8)};
    CHECK_EQ(counted(problem), 0u);
}

TEST("sums of different cells keep exactly what occurs in a filling if they are three of one sign, and count right") {
    std::mt19937 random(4);
    int possible = 0;
    for (int trial = 0; trial < 2000; ++trial) {
        const int count = 2 + static_cast<int>(random() % 5);
        auto problem = random_cells(random, 6 + static_cast<int>(random() % 4), count, true);
        const bool taken_away = random() % 2 == 0;
        Rule rule = cage(count, 0);
        rule.kind = Rule::Kind::sum;
        for (int cell = 0; cell < count; ++cell) {
            const bool other = count > 3 && random() % 3 == 0;
            rule.numbers.push_back(taken_away != other ? -1 : 1);
            rule.numbers[0] += rule.numbers.back() * (static_cast<int>(random() % problem.size) + 1);
        }
        problem.rules = {rule};
        const auto expected = fillings(problem);
        possible += expected.count > 0;
        if (count == 3) CHECK(make_search(problem)->candidates() == kept(expected));
        CHECK_EQ(counted(problem), expected.count);
    }
    CHECK(possible > 500);
}

TEST("a sum of fifteen nines and one of fifteen ones are found") {
    for (const int digit : {1, 9}) {
        Problem problem;
        problem.size = 9;
        problem.givens.assign(15, 0);
        Rule rule = cage(15, 15 * digit);
        rule.kind = Rule::Kind::sum;
        rule.numbers.resize(16, 1);
        problem.rules = {rule};
        CHECK(make_search(problem)->candidates() == Candidates(15, {digit}));
    }
}

TEST("sums of weights 1 and -1 keep what occurs in a filling, exactly that with three cells, and count right") {
    std::mt19937 random(3);
    for (int trial = 0; trial < 2000; ++trial) {
        const int count = 1 + static_cast<int>(random() % 6);
        auto problem = random_cells(random, 4 + static_cast<int>(random() % 6), count, false);
        Rule rule = cage(count, 0);
        rule.kind = Rule::Kind::sum;
        rule.numbers[0] = static_cast<int>(random() % 19) - 4;
        for (int cell = 0; cell < count; ++cell) rule.numbers.push_back(random() % 3 == 0 ? -1 : 1);
        problem.rules = {rule};
        const auto expected = fillings(problem);
        if (count <= 3) CHECK(make_search(problem)->candidates() == kept(expected));
        CHECK_EQ(counted(problem), expected.count);
    }
}
