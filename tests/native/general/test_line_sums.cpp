// Sandwiches and X-sums against every order of the digits, on random candidates.
#include <algorithm>
#include <numeric>
#include <random>

#include "check.h"
#include "general/solver.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

constexpr int kShift = 1;  // numbers from 0

int between_ends(const std::vector<int>& line) {
    auto low = std::find(line.begin(), line.end(), 1);
    auto high = std::find(line.begin(), line.end(), static_cast<int>(line.size()));
    if (low > high) std::swap(low, high);
    return std::accumulate(low + 1, high, 0) - kShift * static_cast<int>(high - low - 1);
}

int first_x(const std::vector<int>& line) {
    const int x = line[0] - kShift;
    return std::accumulate(line.begin(), line.begin() + x, 0) - kShift * x;
}

Problem random_line(std::mt19937& random, int size, Rule::Kind kind) {
    Problem problem;
    problem.size = size;
    problem.givens.assign(size, 0);
    problem.houses.emplace_back(size);
    std::iota(problem.houses[0].begin(), problem.houses[0].end(), 0);
    for (int cell = 0; cell < size; ++cell) {
        for (int digit = 1; digit <= size; ++digit) {
            if (random() % 4 == 0) problem.removed.emplace_back(cell, digit);
        }
    }
    Rule rule;
    rule.kind = kind;
    rule.cells = problem.houses[0];
    rule.numbers = {static_cast<int>(random() % (size * (size - 1) / 2)), kShift};
    problem.rules.push_back(rule);
    return problem;
}

// Nine cells of which nothing is known, with numbers from 1.
Problem open_line(Rule::Kind kind, int total) {
    Problem problem;
    problem.size = 9;
    problem.givens.assign(9, 0);
    problem.houses = {{0, 1, 2, 3, 4, 5, 6, 7, 8}};
    Rule rule;
    rule.kind = kind;
    rule.cells = problem.houses[0];
    rule.numbers = {total, 0};
    problem.rules = {rule};
    return problem;
}

// The rule has the solutions that its line has, and loses no candidate of them.
void compare(Rule::Kind kind, int (*sum_of)(const std::vector<int>&)) {
    std::mt19937 random(7);
    int solvable = 0;
    for (int turn = 0; turn < 1000; ++turn) {
        const Problem problem = random_line(random, 3 + turn % 5, kind);
        std::vector<int> line(problem.size);
        std::iota(line.begin(), line.end(), 1);
        std::vector<std::vector<char>> seen(problem.size, std::vector<char>(problem.size + 1));
        std::uint64_t fillings = 0;
        do {
            const bool open = std::all_of(problem.removed.begin(), problem.removed.end(),
                                          [&](const auto& out) { return line[out.first] != out.second; });
            if (!open || sum_of(line) != problem.rules[0].numbers[0]) continue;
            ++fillings;
            for (int cell = 0; cell < problem.size; ++cell) seen[cell][line[cell]] = 1;
        } while (std::next_permutation(line.begin(), line.end()));
        const auto search = make_search(problem);
        const auto left = search->candidates();
        Stop stop;
        CHECK_EQ(count(*search, 10'000, stop).solutions, fillings);
        if (fillings == 0) continue;
        ++solvable;
        for (int cell = 0; cell < problem.size; ++cell) {
            for (int digit = 1; digit <= problem.size; ++digit) {
                const bool kept = std::find(left[cell].begin(), left[cell].end(), digit) != left[cell].end();
                CHECK(kept || !seen[cell][digit]);
            }
        }
    }
    CHECK(solvable > 100);
}

}  // namespace

TEST("a sandwich agrees with every order of the digits") { compare(Rule::Kind::sandwich, between_ends); }

TEST("an X-sum agrees with every order of the digits") { compare(Rule::Kind::x_sum, first_x); }

TEST("the digits that an X-sum needs are in its first places") {
    Problem problem = open_line(Rule::Kind::x_sum, 44);
    const auto left = make_search(problem)->candidates();
    CHECK(left[0] == std::vector<int>{8});
    CHECK(left[8] == std::vector<int>{1});
    problem.rules[0].numbers = {2, 0};  // 1 is the sum with X = 1, and X = 2 needs a 0
    CHECK(make_search(problem)->done());
}

TEST("nothing between the ends puts them side by side, everything puts them at the two ends") {
    Problem problem = open_line(Rule::Kind::sandwich, 35);
    CHECK(make_search(problem)->candidates()[0] == (std::vector<int>{1, 9}));
    problem.rules[0].numbers = {0, 0};
    problem.givens[4] = 9;
    for (const int place : {0, 1, 2, 6, 7, 8}) CHECK_EQ(make_search(problem)->candidates()[place][0], 2);
    problem.rules[0].numbers = {36, 0};
    CHECK(make_search(problem)->done());
}
