// The exact count of boards against solutions found one after the other, on random rules, with a memory so small that
// most is forgotten, and in slices.
#include <algorithm>
#include <random>

#include "board.h"
#include "check.h"
#include "general/exact_count.h"
#include "general/remembered_counts.h"
#include "general/solver.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

std::uint64_t one_by_one(const Problem& problem) {
    Stop stop;
    const auto solver = make_search(problem, stop);
    return count(*solver, ~0ULL, stop).solutions;
}

std::uint64_t at_once(const Problem& problem, std::uint64_t slice, std::size_t remembered) {
    Stop stop;
    const auto exact = make_exact_count(problem, stop, remembered);
    Number number = 0;
    for (std::uint64_t effort = slice; !exact->done(); effort *= 2) {
        number = exact->work(effort, stop);
    }
    return static_cast<std::uint64_t>(number);
}

std::vector<int> some_cells(std::mt19937& random, int count, int cells) {
    std::vector<int> all(cells);
    for (int cell = 0; cell < cells; ++cell) all[cell] = cell;
    std::shuffle(all.begin(), all.end(), random);
    all.resize(count);
    return all;
}

// A line whose digits, modulo 3, never repeat their predecessor's.
int modular_table(Problem& problem) {
    const int wide = problem.size + 1;
    std::vector<int> table;
    for (int state = 0; state < 4; ++state) {
        table.push_back(1);
        for (int digit = 1; digit < wide; ++digit) table.push_back(digit % 3 + 1 == state ? -1 : digit % 3 + 1);
    }
    problem.tables.push_back(table);
    return static_cast<int>(problem.tables.size()) - 1;
}

int pair_table(Problem& problem, bool (*fits)(int, int)) {
    std::vector<int> table;
    for (int a = 1; a <= problem.size; ++a) {
        for (int b = 1; b <= problem.size; ++b) table.push_back(fits(a, b));
    }
    problem.tables.push_back(table);
    return static_cast<int>(problem.tables.size()) - 1;
}

void add_rule(Problem& problem, std::mt19937& random) {
    const int cells = static_cast<int>(problem.givens.size()), size = problem.size;
    Rule rule;
    switch (random() % 8) {
        case 0: {
            rule.kind = Rule::Kind::cage;
            const int first = static_cast<int>(random() % (cells - 1));
            rule.cells = {first, first % size == size - 1 ? first - 1 : first + 1};
            rule.numbers = {static_cast<int>(3 + random() % (2 * size - 3))};
            break;
        }
        case 1:
            rule.kind = Rule::Kind::sum;
            rule.cells = some_cells(random, 4, cells);
            rule.numbers = {static_cast<int>(random() % (2 * size)), 1, 1, 1, -1};
            break;
        case 2:
            rule.kind = Rule::Kind::automaton;
            rule.cells = some_cells(random, 4, cells);
            rule.numbers = {0};
            rule.table = modular_table(problem);
            break;
        case 3:
        case 4:
            rule.kind = Rule::Kind::pair;
            rule.cells = some_cells(random, 2, cells);
            rule.table = random() % 2 ? pair_table(problem, [](int a, int b) { return a < b; })
                                      : pair_table(problem, [](int a, int b) { return a != b; });
            break;
        case 5:
            rule.kind = Rule::Kind::same;
            rule.cells = some_cells(random, 4, cells);
            rule.numbers = {2};
            break;
        case 6:
            rule.kind = Rule::Kind::circles;
            rule.cells = some_cells(random, 6, cells);
            for (int digit = 1; digit <= size; ++digit) rule.numbers.push_back(digit);
            break;
        default: {
            rule.kind = Rule::Kind::renban;
            const int row = static_cast<int>(random() % size) * size;
            rule.cells = {row, row + 2, row + 3};
        }
    }
    problem.rules.push_back(rule);
}

}  // namespace

TEST("an exact count is the number of solutions, however little it remembers and however short its turns are") {
    std::mt19937 random(27);
    std::uint64_t most = 0;
    int none = 0;
    for (int round = 0; round < 150; ++round) {
        std::string givens(36, '.');
        const int shown = 3 + static_cast<int>(random() % 6);
        const std::string full = "123456456123231564564231312645645312";
        for (const int cell : some_cells(random, shown, 36)) givens[cell] = full[cell];
        Problem problem = board::problem(2, 3, givens);
        const int rules = static_cast<int>(random() % 4);
        for (int k = 0; k < rules; ++k) add_rule(problem, random);
        const auto expected = one_by_one(problem);
        CHECK_EQ(at_once(problem, 1 << 30, kRemembered), expected);
        if (round % 3 == 0) CHECK_EQ(at_once(problem, 20'000, 64), expected);
        most = std::max(most, expected);
        none += expected == 0;
    }
    CHECK(most > 1000);
    CHECK(none > 0);
}

// Two halves that only sums of whole houses join: where one has no completion, nothing wrong is remembered of the
// other.
TEST("parts without a completion spoil nothing that is remembered of the others") {
    std::mt19937 random(3);
    for (int round = 0; round < 200; ++round) {
        Problem problem;
        problem.size = 4;
        problem.givens.assign(12, 0);
        problem.houses = {{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}};
        const int less = pair_table(problem, [](int a, int b) { return a < b; });
        const int near = pair_table(problem, [](int a, int b) { return a - b <= 1 && b - a <= 1; });
        for (int k = 0; k < 4; ++k) {
            Rule rule;
            rule.kind = k % 2 ? Rule::Kind::pair : Rule::Kind::sum;
            rule.cells = some_cells(random, k % 2 ? 2 : 3, 12);
            if (k % 2) {
                rule.table = random() % 2 ? less : near;
            } else {
                rule.numbers = {static_cast<int>(3 + random() % 9), 1, 1, 1};
            }
            problem.rules.push_back(rule);
        }
        CHECK_EQ(at_once(problem, 1 << 30, kRemembered), one_by_one(problem));
    }
}

TEST("empty boards have as many solutions as is known") {
    CHECK_EQ(at_once(board::problem(2, 2, std::string(16, '.')), 1 << 30, kRemembered), 288u);
    CHECK_EQ(at_once(board::problem(2, 3, std::string(36, '.')), 1 << 30, kRemembered), 28'200'960u);
    CHECK_EQ(at_once(board::problem(1, 7, std::string(49, '.')), 1 << 30, kRemembered), 61'479'419'904'000u);
}

TEST("more solutions than 128 bits can tell are told as the most that they can") {
    Problem free;
    free.size = 9;
    free.givens.assign(81, 0);
    Stop stop;
    const auto exact = make_exact_count(free, stop);
    CHECK(exact->work(0, stop) == kMostCounted);
    CHECK(exact->done());
}

TEST("a count that is stopped has a lower bound, and is not done") {
    Problem problem = board::problem(3, 3, std::string(81, '.'));
    Stop stop;
    const auto exact = make_exact_count(problem, stop);
    CHECK(exact->work(3'000'000, stop) > 0);
    CHECK(!exact->done());
    stop.stop();
    exact->work(0, stop);
    CHECK(!exact->done());
}

TEST("what is remembered is found until it is forgotten, and no more than allowed") {
    RememberedCounts large(1 << 20), known(1 << 13);
    const auto key = [](std::uint64_t number) {
        RestKey result;
        result.add(number);
        return result;
    };
    for (std::uint64_t k = 0; k < 3000; ++k) large.add(key(k), k);
    for (std::uint64_t k = 0; k < 3000; ++k) CHECK(large.find(key(k)) && *large.find(key(k)) == k);
    large.forget(key(7));
    CHECK(!large.find(key(7)));
    large.forget_all();
    CHECK(!large.find(key(8)));
    for (std::uint64_t k = 0; k < 100'000; ++k) known.add(key(k), k);
    int found = 0;
    for (std::uint64_t k = 0; k < 100'000; ++k) {
        const Number* count = known.find(key(k));
        CHECK(!count || *count == k);
        found += count != nullptr;
    }
    CHECK(found > 4000 && found <= 1 << 13);
}
