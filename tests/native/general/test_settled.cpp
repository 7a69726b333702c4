// What settles in one call is not woken by its own changes; where propagation ends, nothing more may follow all the
// same. The twin begins anew from the candidates that were left, and asks everybody once more.
#include <algorithm>
#include <random>

#include "check.h"
#include "general/solver.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

using Candidates = std::vector<std::vector<int>>;

std::vector<int> some_cells(std::mt19937& random, int board, int count) {
    std::vector<int> cells(board);
    for (int cell = 0; cell < board; ++cell) cells[cell] = cell;
    std::shuffle(cells.begin(), cells.end(), random);
    cells.resize(count);
    return cells;
}

int below(std::mt19937& random, int most) { return static_cast<int>(random() % most); }

// Cells in houses that overlap, and some of their candidates: of some problems nearly all, of others a few.
Problem random_cells(std::mt19937& random, int size, int count) {
    const int gone = 1 + below(random, 6);
    Problem problem;
    problem.size = size;
    problem.givens.assign(count, 0);
    for (int house = 0; house < 3; ++house) problem.houses.push_back(some_cells(random, count, size));
    for (int cell = 0; cell < count; ++cell) {
        const int sure = below(random, size) + 1;
        for (int digit = 1; digit <= size; ++digit) {
            if (digit != sure && below(random, 9) < gone) problem.removed.emplace_back(cell, digit);
        }
    }
    return problem;
}

void add_cage(std::mt19937& random, Problem& problem) {
    Rule rule;
    rule.kind = Rule::Kind::cage;
    const int count = 2 + below(random, 6);
    rule.cells = some_cells(random, static_cast<int>(problem.givens.size()), count);
    const int least = count * (count + 1) / 2, span = count * (problem.size - count);
    rule.numbers = {least + (span > 0 ? below(random, span + 1) : 0)};
    problem.houses.push_back(rule.cells);
    problem.rules.push_back(rule);
}

// Cells of a house and some others; those of one weight that differ are followed together.
void add_sum(std::mt19937& random, Problem& problem) {
    Rule rule;
    rule.kind = Rule::Kind::sum;
    rule.cells = problem.houses[0];
    std::shuffle(rule.cells.begin(), rule.cells.end(), random);
    rule.cells.resize(3 + below(random, 3));
    const auto together = rule.cells.size();
    for (const int cell : some_cells(random, static_cast<int>(problem.givens.size()), 3)) {
        if (std::find(rule.cells.begin(), rule.cells.end(), cell) == rule.cells.end()) rule.cells.push_back(cell);
    }
    int total = 0;
    rule.numbers = {0};
    for (std::size_t k = 0; k < rule.cells.size(); ++k) {
        const int weight = k < together ? 1 : below(random, 2) == 0 ? 1 + below(random, 3) : -1 - below(random, 2);
        rule.numbers.push_back(weight);
        total += weight * (1 + below(random, problem.size));
    }
    rule.numbers[0] = total;
    problem.rules.push_back(rule);
}

void add_pair(std::mt19937& random, Problem& problem) {
    Rule rule;
    rule.kind = Rule::Kind::pair;
    rule.cells = some_cells(random, static_cast<int>(problem.givens.size()), 2);
    rule.table = static_cast<int>(problem.tables.size());
    auto& table = problem.tables.emplace_back();
    for (int k = 0; k < problem.size * problem.size; ++k) table.push_back(below(random, 3) == 0 ? 1 : 0);
    problem.rules.push_back(rule);
}

// The same rules, of each cell only these candidates.
Problem left_with(const Problem& problem, const Candidates& open) {
    Problem left = problem;
    left.removed.clear();
    for (int cell = 0; cell < static_cast<int>(open.size()); ++cell) {
        for (int digit = 1; digit <= problem.size; ++digit) {
            if (std::find(open[cell].begin(), open[cell].end(), digit) == open[cell].end()) {
                left.removed.emplace_back(cell, digit);
            }
        }
    }
    return left;
}

// How many of the problems lost candidates, and still had a solution as far as propagation sees.
template <typename Make>
int check_settled(const std::vector<Problem>& problems, Make make) {
    int worked = 0;
    Stop never;
    for (const Problem& problem : problems) {
        const auto solver = make(problem, never);
        if (solver->done()) continue;
        const Candidates open = solver->candidates();
        const Problem left = left_with(problem, open);
        worked += left.removed.size() > problem.removed.size() ? 1 : 0;
        CHECK(make(left, never)->candidates() == open);
    }
    return worked;
}

}  // namespace

TEST("where cages, sums and pairs have settled nothing more follows") {
    std::mt19937 random(27);
    std::vector<Problem> problems;
    for (int round = 0; round < 3000; ++round) {
        Problem problem = random_cells(random, 9, 12);
        for (int k = below(random, 3); k >= 0; --k) add_cage(random, problem);
        for (int k = below(random, 3); k > 0; --k) add_sum(random, problem);
        for (int k = below(random, 3); k > 0; --k) add_pair(random, problem);
        problems.push_back(problem);
    }
    const int worked =
        check_settled(problems, [](const Problem& problem, Stop& stop) { return make_guessing(problem, stop); });
    CHECK(worked > 500);
}

TEST("where complete all-different and larger sums have settled nothing more follows") {
    std::mt19937 random(25);
    std::vector<Problem> problems;
    for (int round = 0; round < 500; ++round) {
        Problem problem = random_cells(random, 12, 20);
        for (int k = below(random, 2); k > 0; --k) add_sum(random, problem);
        for (int k = below(random, 3); k > 0; --k) add_pair(random, problem);
        problems.push_back(problem);
    }
    const int worked =
        check_settled(problems, [](const Problem& problem, Stop& stop) { return make_search(problem, stop); });
    CHECK(worked > 100);
}
