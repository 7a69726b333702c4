// Different cells read by an automaton, against every filling, on random automata and candidates.
#include <algorithm>
#include <random>

#include "check.h"
#include "general/diagram.h"
#include "general/propagators/narrow_reading.h"
#include "general/propagators/wide_reading.h"
#include "general/solver.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

std::vector<int> random_automaton(std::mt19937& random, int size) {
    const int states = 1 + static_cast<int>(random() % 6);
    std::vector<int> table;
    for (int state = 0; state < states; ++state) {
        table.push_back(random() % 2);
        for (int digit = 0; digit < size; ++digit) table.push_back(static_cast<int>(random() % (states + 1)) - 1);
    }
    return table;
}

// The candidates on accepted readings without a digit twice, as bits, and the number of these readings.
struct Readings {
    std::vector<unsigned> seen;
    std::uint64_t count = 0;

    void find(const AutomatonTable& table, const std::vector<unsigned>& open, std::vector<int>& digits, int state) {
        const std::size_t cell = digits.size();
        if (cell == open.size()) {
            if (!table.accepts(state)) return;
            ++count;
            for (std::size_t k = 0; k < cell; ++k) seen[k] |= 1U << (digits[k] - 1);
            return;
        }
        for (int digit = 1; digit <= 9; ++digit) {
            if (!(open[cell] >> (digit - 1) & 1)) continue;
            if (std::find(digits.begin(), digits.end(), digit) != digits.end()) continue;
            const int next = table.next(state, digit);
            if (next < 0) continue;
            digits.push_back(digit);
            find(table, open, digits, next);
            digits.pop_back();
        }
    }
};

Readings readings(const AutomatonTable& table, const std::vector<unsigned>& open) {
    Readings result;
    result.seen.resize(open.size());
    std::vector<int> digits;
    result.find(table, open, digits, 0);
    return result;
}

std::vector<int> line_of(int cells) {
    std::vector<int> line;
    for (int cell = 0; cell < cells; ++cell) line.push_back(cell);
    return line;
}

std::shared_ptr<Diagram> diagram_of_different(int cells, int size, const AutomatonTable& table) {
    auto diagram = std::make_shared<Diagram>(cells, size, 0, table, Diagram::Cells::different);
    for (int k = 0; k < 1000; ++k) diagram->is_made();
    return diagram;
}

}  // namespace

TEST("a diagram keeps exactly the candidates of accepted readings without a digit twice") {
    std::mt19937 random(1);
    int possible = 0, narrow = 0;
    for (int trial = 0; trial < 600; ++trial) {
        const int size = 4 + static_cast<int>(random() % 6), cells = 1 + static_cast<int>(random() % std::min(size, 6));
        const AutomatonTable table(size, random_automaton(random, size));
        const auto diagram = diagram_of_different(cells, size, table);
        CHECK(diagram->is_made());
        WideReading<1> wide(line_of(cells), diagram);
        for (int board = 0; board < 5; ++board) {
            Space<1> space(size, cells, {line_of(cells)}), twin(size, cells, {line_of(cells)});
            std::vector<unsigned> open;
            for (int cell = 0; cell < cells; ++cell) {
                open.push_back((static_cast<unsigned>(random()) | 1U << random() % size) & ((1U << size) - 1));
                space.keep(cell, DigitSet<1>::of_word(open.back()));
                twin.keep(cell, DigitSet<1>::of_word(open.back()));
            }
            const auto expected = readings(table, open);
            possible += expected.count > 0;
            const bool fits = wide.propagate(space);
            CHECK_EQ(fits, expected.count > 0);
            if (diagram->is_narrow()) CHECK_EQ(NarrowReading<1>(line_of(cells), *diagram).propagate(twin), fits);
            narrow += diagram->is_narrow();
            for (int cell = 0; fits && cell < cells; ++cell) {
                CHECK_EQ(space[cell].word(0), expected.seen[cell]);
                if (diagram->is_narrow()) CHECK_EQ(twin[cell].word(0), expected.seen[cell]);
            }
        }
    }
    CHECK(possible > 500);
    CHECK(narrow > 500 && narrow < 3000);
}

TEST("searching counts the same readings, whether the diagram was made on the way or not") {
    std::mt19937 random(2);
    std::uint64_t most = 0;
    for (int trial = 0; trial < 60; ++trial) {
        Problem problem;
        problem.size = 7;
        problem.givens.assign(7, 0);
        problem.houses = {line_of(7)};
        problem.tables = {random_automaton(random, 7)};
        Rule rule;
        rule.kind = Rule::Kind::automaton;
        rule.cells = line_of(7);
        rule.numbers = {0};
        rule.table = 0;
        problem.rules = {rule};
        Stop stop;
        const auto expected = readings(AutomatonTable(7, problem.tables[0]), std::vector<unsigned>(7, 127)).count;
        CHECK_EQ(count(*make_search(problem), 10000, stop).solutions, expected);
        most = std::max(most, expected);
    }
    CHECK(most > 500);
}

TEST("an automaton of too many states is left as it is") {
    // 3,000 states in a ring that accept everywhere: any set of digits comes with many states.
    std::vector<int> table;
    for (int state = 0; state < 3000; ++state) {
        table.push_back(state % 7 == 0);
        for (int digit = 1; digit <= 9; ++digit) table.push_back((31 * state + digit * digit * digit) % 3000);
    }
    CHECK(!diagram_of_different(9, 9, AutomatonTable(9, table))->is_made());
}
