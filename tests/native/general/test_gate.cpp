#include "board.h"
#include "check.h"
#include "general/gate.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

using Kind = Rule::Kind;

Rule rule(Kind kind, std::vector<int> cells, std::vector<int> numbers = {}, int table = -1) {
    Rule result;
    result.kind = kind;
    result.cells = std::move(cells);
    result.numbers = std::move(numbers);
    result.table = table;
    return result;
}

Rule either(std::vector<std::vector<Rule>> alternatives) {
    Rule result = rule(Kind::either, {});
    result.alternatives = std::move(alternatives);
    return result;
}

std::vector<int> first(int count) {
    std::vector<int> cells;
    for (int cell = 0; cell < count; ++cell) cells.push_back(cell);
    return cells;
}

// A 4×4 board with a table of pairs, an automaton of two states, and no rules.
Problem small_board() {
    auto problem = board::problem(2, 2, std::string(16, '.'));
    problem.tables = {std::vector<int>(16, 1), {0, 1, -1, -1, 0, 1, 0, 1, -1, 1}};
    return problem;
}

std::string with(Rule added) {
    auto problem = small_board();
    problem.rules.push_back(std::move(added));
    return fault(problem);
}

struct Refusal {
    Rule rule;
    const char* why;
};

}  // namespace

TEST("a rule of every kind passes the gate, on the board and in an alternative") {
    auto sandwich = rule(Kind::sandwich, {0, 1, 2, 3}, {5, 0});
    sandwich.alternatives = {{rule(Kind::cage, {1, 2}, {5})}};
    auto x_sum = rule(Kind::x_sum, {0, 1, 2, 3}, {5, 0});
    x_sum.alternatives = {{rule(Kind::among, {0}, {1})}};
    const std::vector<Rule> rules = {
        rule(Kind::pair, {0, 1}, {}, 0),
        rule(Kind::sum, {0, 5}, {5, 1, 1}),
        rule(Kind::cage, {0, 1}, {5}),
        rule(Kind::automaton, {0, 1, 2, 0}, {0}, 1),
        rule(Kind::renban, {0, 1}),
        rule(Kind::distinct, {0, 1}),
        rule(Kind::among, {0}, {1, 4}),
        rule(Kind::same, {0, 1, 2, 3}, {2}),
        rule(Kind::circles, {0, 1, 2}, {1, 2, 3, 4}),
        rule(Kind::rank, first(16), {15, 16, 1}),
        rule(Kind::unlike, first(16)),
        rule(Kind::connected, first(16), {4, 0, 1, 2}),
        rule(Kind::regions, first(16), {2}),
        rule(Kind::alike, {0, 1, 2, 3, 4}, {-1, 2, 1}),
        rule(Kind::variety, {0, 1, 2}, {0}),
        sandwich,
        x_sum,
        either({{rule(Kind::among, {0}, {1})}, {}}),
        either({}),
    };
    for (const Rule& each : rules) {
        auto problem = small_board();
        problem.rules = {each};
        CHECK_EQ(fault(problem), std::string());
        problem.rules = {either({{each}})};
        CHECK_EQ(fault(problem), std::string());
    }
}

TEST("the gate says what is wrong with a rule, kind by kind and field by field") {
    const std::vector<Refusal> refusals = {
        {rule(Kind::pair, {0}, {}, 0), "it needs 2 cells, not 1"},
        {rule(Kind::pair, {0, 16}, {}, 0), "there is no cell 16 on a board of 16"},
        {rule(Kind::pair, {-1, 0}, {}, 0), "there is no cell -1 on a board of 16"},
        {rule(Kind::pair, {0, 1}, {3}, 0), "it needs 0 numbers, not 1"},
        {rule(Kind::pair, {0, 1}, {}, 2), "there is no table 2 among 2"},
        {rule(Kind::pair, {0, 1}), "there is no table -1 among 2"},
        {rule(Kind::pair, {0, 1}, {}, 1), "its table has 10 numbers, but pairs of digits are 16"},
        {rule(Kind::sum, {}, {0}), "it needs 1 cells or more, not 0"},
        {rule(Kind::sum, {0, 1}, {3, 1}), "it needs 3 numbers, not 2"},
        {rule(Kind::sum, {0, 0}, {3, 1, 1}), "cell 0 is listed twice"},
        {rule(Kind::sum, {0}, {1 << 30, 1}), "the number 1073741824 is beyond 268435456"},
        {rule(Kind::sum, {0}, {3, 1 << 29}), "its weights times 4 add up to more than 268435456"},
        {rule(Kind::sum, {0}, {3, 1}, 0), "it has a table, and needs none"},
        {rule(Kind::cage, {}, {3}), "it needs 1 cells or more, not 0"},
        {rule(Kind::cage, {0, 1}), "it needs 1 numbers, not 0"},
        {rule(Kind::cage, {1, 1}, {3}), "cell 1 is listed twice"},
        {rule(Kind::cage, {0}, {-(1 << 30)}), "the number -1073741824 is beyond 268435456"},
        {rule(Kind::automaton, {}, {0}, 1), "it needs 1 cells or more, not 0"},
        {rule(Kind::automaton, {0}, {}, 1), "it needs 1 numbers, not 0"},
        {rule(Kind::automaton, {0}, {2}, 1), "it begins in state 2, but there are 2 states"},
        {rule(Kind::automaton, {0}, {-1}, 1), "it begins in state -1, but there are 2 states"},
        {rule(Kind::automaton, {0}, {0}, 0), "its table has 16 numbers, which are no rows of 5"},
        {rule(Kind::automaton, {0}, {0}, 9), "there is no table 9 among 2"},
        {rule(Kind::renban, {}), "it needs 1 cells or more, not 0"},
        {rule(Kind::renban, {0, 99}), "there is no cell 99 on a board of 16"},
        {rule(Kind::distinct, {0, 1}, {1}), "it needs 0 numbers, not 1"},
        {rule(Kind::among, {0, 1}, {1}), "it needs 1 cells, not 2"},
        {rule(Kind::among, {0}, {0}), "0 is no digit from 1 to 4"},
        {rule(Kind::among, {0}, {5}), "5 is no digit from 1 to 4"},
        {rule(Kind::same, {0, 1, 2}, {2}), "3 cells do not fall into parts of 2"},
        {rule(Kind::same, {0, 1}, {0}), "2 cells do not fall into parts of 0"},
        {rule(Kind::same, {0, 1}, {-1}), "2 cells do not fall into parts of -1"},
        {rule(Kind::circles, {0, 1}, {1, 2, 3}), "it needs 4 numbers, not 3"},
        {rule(Kind::rank, {0, 1}, {0, 1, 0}), "it needs 16 cells, not 2"},
        {rule(Kind::rank, first(16), {16, 1, 0}), "line 16 is none of the 16 lines"},
        {rule(Kind::rank, first(16), {0, 0, 0}), "place 0 is none of the 16 places"},
        {rule(Kind::rank, first(16), {0, 17, 0}), "place 17 is none of the 16 places"},
        {rule(Kind::unlike, first(15)), "it needs 16 cells, not 15"},
        {rule(Kind::connected, first(4), {2}), "it needs 2 numbers or more, not 1"},
        {rule(Kind::connected, first(4), {0, 2, 1}), "0 columns are no board"},
        {rule(Kind::connected, first(4), {2, 5, 1}), "of 4 cells 5 cannot be connected"},
        {rule(Kind::connected, first(4), {2, 2, 9}), "9 is no digit from 1 to 4"},
        {rule(Kind::regions, first(3), {1}), "3 are not as many cells as labels"},
        {rule(Kind::regions, first(16), {3}), "8 cells do not fall into regions of 3"},
        {rule(Kind::regions, first(16), {0}), "8 cells do not fall into regions of 0"},
        {rule(Kind::regions, first(16), {1}), "8 regions need as many digits, but there are 4"},
        {rule(Kind::borders, first(16), {2}), "it is made by the search, never given"},
        {rule(Kind::alike, {0, 1, 2}, {0, 2}), "it needs 4 cells, not 3"},
        {rule(Kind::alike, {0, 1, 2}, {0, -1, 2}), "an arm has -1 cells"},
        {rule(Kind::alike, {0, 1, 2}, {-2, 1}), "it shifts its count by -2, but only -1 to 61 may be"},
        {rule(Kind::alike, {0, 1, 2}, {62, 1}), "it shifts its count by 62, but only -1 to 61 may be"},
        {rule(Kind::alike, {0, 1}), "it needs a number or more, not 0"},
        {rule(Kind::variety, {0}, {0}), "it needs 2 cells or more, not 1"},
        {rule(Kind::variety, {0, 1}), "it needs 1 numbers, not 0"},
        {rule(Kind::sandwich, {0, 1, 2}, {5, 0}), "it needs 4 cells, not 3"},
        {rule(Kind::x_sum, {0, 1, 2}, {5, 0}), "it needs 4 cells, not 3"},
        {rule(Kind::x_sum, {0, 1, 2, 3}, {5}), "it needs 2 numbers, not 1"},
        {rule(Kind::sandwich, {0, 1, 2, 3}, {5}), "it needs 2 numbers, not 1"},
        {either({{}, {rule(Kind::among, {0}, {7})}}), "in an alternative (among): 7 is no digit from 1 to 4"},
    };
    for (const auto& [refused, why] : refusals) {
        const std::string told = with(refused);
        CHECK_EQ(told.substr(told.find(": ") + 2), std::string(why));
    }
}

TEST("a refusal names the rule by its number and its kind") {
    auto problem = small_board();
    problem.tables.push_back({0, 0, 0, 0, 70});
    problem.rules = {rule(Kind::pair, {0, 1}, {}, 0), rule(Kind::automaton, {0, 1}, {0}, 2)};
    CHECK_EQ(fault(problem), std::string("rule 2 (automaton): state 0 leads to state 70, but there are 1 states"));
    problem.tables[2] = {};
    CHECK_EQ(fault(problem), std::string("rule 2 (automaton): its table has 0 numbers, which are no rows of 5"));
}

TEST("a board, its givens, its houses and its removed candidates are judged") {
    CHECK_EQ(fault(small_board()), std::string());
    auto problem = small_board();
    problem.size = 0;
    CHECK_EQ(fault(problem), std::string("a board has 1 to 128 digits, not 0"));
    problem.size = 129;
    CHECK_EQ(fault(problem), std::string("a board has 1 to 128 digits, not 129"));
    problem = small_board();
    problem.givens.resize(5000);
    CHECK_EQ(fault(problem), std::string("a board of 4 digits has 1 to 1016 cells, not 5000"));
    problem = small_board();
    problem.givens[3] = 5;
    CHECK_EQ(fault(problem), std::string("cell 3: the given 5 is no digit from 1 to 4"));
    problem = small_board();
    problem.removed = {{16, 1}};
    CHECK_EQ(fault(problem), std::string("cell 16, digit 1 is no candidate"));
    problem.removed = {{0, 0}};
    CHECK_EQ(fault(problem), std::string("cell 0, digit 0 is no candidate"));
    problem.removed.assign(65, {0, 1});
    CHECK_EQ(fault(problem), std::string("more candidates are removed than 16 cells have"));
    problem = small_board();
    problem.houses.push_back({0, 1, 2, 3, 4});
    CHECK_EQ(fault(problem), std::string("house 13: 5 cells cannot hold 4 different digits"));
    problem.houses.back() = {0, 0};
    CHECK_EQ(fault(problem), std::string("house 13: cell 0 is listed twice"));
    problem.houses.back() = {0, 16};
    CHECK_EQ(fault(problem), std::string("house 13: there is no cell 16 on a board of 16"));
    problem.houses.assign(bound::kHouses + 1, {});
    CHECK_EQ(fault(problem), std::string("there are 500001 houses, but at most 500000 may be there"));
}

TEST("what there may be too many of is counted") {
    auto problem = small_board();
    problem.rules.assign(bound::kRules + 1, rule(Kind::distinct, {0}));
    CHECK_EQ(fault(problem), std::string("there are more than 250000 rules"));
    problem.rules.assign(bound::kRuleCells / 10'000 + 1, rule(Kind::same, std::vector<int>(10'000), {1}));
    CHECK_EQ(fault(problem), std::string("the rules list more than 4000000 cells"));
    problem.rules = {rule(Kind::same, std::vector<int>(bound::kCells + 1), {1})};
    CHECK_EQ(fault(problem), std::string("rule 1 (same): it lists 20001 cells, but at most 20000 may be there"));
    problem.rules = {either(std::vector<std::vector<Rule>>(bound::kAlternatives + 1))};
    CHECK_EQ(fault(problem), std::string("the rules have more than 500000 alternatives"));
    problem.rules = {rule(Kind::distinct, {0})};
    for (int depth = 0; depth < bound::kDepth; ++depth) {
        CHECK_EQ(fault(problem), std::string());
        problem.rules = {either({problem.rules})};
    }
    CHECK_EQ(fault(problem), std::string("alternatives are more than 16 deep inside of each other"));
    problem = small_board();
    problem.tables.assign(bound::kTables + 1, {});
    CHECK_EQ(fault(problem), std::string("there are 10001 tables, but at most 10000 may be there"));
    problem.tables = {std::vector<int>(bound::kTableNumbers + 1)};
    CHECK_EQ(fault(problem), std::string("the tables have 16777217 numbers, but at most 16777216 may be there"));
    problem.tables = {std::vector<int>(5 * (bound::kStates + 1))};
    problem.rules = {rule(Kind::automaton, {0}, {0}, 0)};
    CHECK_EQ(fault(problem), std::string("rule 1 (automaton): it has 20001 states, but at most 20000 may be there"));
    problem.rules.assign(33, rule(Kind::rank, first(16), {0, 1, 0}));
    CHECK_EQ(fault(problem), std::string("rule 33 (rank): more than 32 lines have a place"));
    problem.rules.resize(2);
    std::swap(problem.rules[1].cells[0], problem.rules[1].cells[1]);
    CHECK_EQ(fault(problem), std::string("rule 2 (rank): it is about another board than the first rule of its kind"));
    problem.rules.assign(9, rule(Kind::regions, first(16), {2}));
    CHECK_EQ(fault(problem), std::string("rule 9 (regions): more than 8 boards fall into regions"));
}
