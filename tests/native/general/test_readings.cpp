// Every way to read a line against a slow twin that sees one state and one digit at a time: random automata of few and
// many states, boards of few and many digits, cells that come twice, and a search that goes on and back at random, so
// that an answer that was remembered and no longer holds would be seen.
#include <algorithm>
#include <random>
#include <set>

#include "check.h"
#include "general/propagators/automaton.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

struct Line {
    int size;
    int start;
    std::vector<int> cells;
    std::vector<int> table;
};

Line random_line(std::mt19937& random, int size, int states, int length, int board) {
    Line line{size, static_cast<int>(random() % states), {}, {}};
    for (int k = 0; k < length; ++k) line.cells.push_back(static_cast<int>(random() % board));
    const unsigned density = 1 + random() % 4;  // of five digits so many lead on
    for (int state = 0; state < states; ++state) {
        line.table.push_back(random() % 3 == 0);
        for (int digit = 0; digit < size; ++digit) {
            line.table.push_back(random() % 5 < density ? static_cast<int>(random() % states) : -1);
        }
    }
    return line;
}

// One look at the line: forward, then backward cell by cell; a cell that comes twice is seen as it is by then. Returns
// the cell that has no candidate left, -1 for none.
int slow_look(const Line& line, std::vector<std::set<int>>& open) {
    const auto next = [&](int state, int digit) { return line.table[state * (line.size + 1) + digit]; };
    std::vector<std::set<int>> layers{{line.start}};
    for (const int cell : line.cells) {
        std::set<int> reached;
        for (const int state : layers.back()) {
            for (const int digit : open[cell]) reached.insert(next(state, digit));
        }
        reached.erase(-1);
        layers.push_back(reached);
    }
    std::erase_if(layers.back(), [&](int state) { return line.table[state * (line.size + 1)] == 0; });
    for (std::size_t k = line.cells.size(); k-- > 0;) {
        std::set<int> keep, alive;
        for (const int state : layers[k]) {
            for (const int digit : open[line.cells[k]]) {
                if (!layers[k + 1].contains(next(state, digit))) continue;
                keep.insert(digit);
                alive.insert(state);
            }
        }
        layers[k] = alive;
        if (keep.empty()) return line.cells[k];
        open[line.cells[k]] = keep;
    }
    return -1;
}

template <int Words>
std::vector<std::set<int>> open_cells(const Space<Words>& space) {
    std::vector<std::set<int>> open(space.cells());
    for (int cell = 0; cell < space.cells(); ++cell) {
        for (int d = space[cell].first(); d != 0; d = space[cell].after(d)) open[cell].insert(d);
    }
    return open;
}

// Both leave the same candidates, and on a contradiction fail at the same cell: that decides the length of a search.
template <int Words>
bool look_both(const Line& line, Propagator<Words>& propagator, Space<Words>& space) {
    auto expected = open_cells(space);
    std::vector<double> activities;
    for (int cell = 0; cell < space.cells(); ++cell) activities.push_back(space.activity(cell));
    const int failed = slow_look(line, expected);
    CHECK_EQ(propagator.propagate(space), failed < 0);
    CHECK(open_cells(space) == expected);
    for (int cell = 0; cell < space.cells(); ++cell) CHECK_EQ(space.activity(cell) > activities[cell], cell == failed);
    return failed < 0;
}

// Guesses, looks and steps back at random; returns how many looks found the line possible.
template <int Words>
int compare(std::mt19937& random, const Line& line, int board, Propagator<Words>& propagator, int looks) {
    Space<Words> space(line.size, board, {});
    std::vector<std::size_t> marks;
    int possible = 0;
    for (int look = 0; look < looks; ++look) {
        marks.push_back(space.trail_size());
        for (unsigned changes = 1 + random() % 3; changes > 0; --changes) {
            const int cell = static_cast<int>(random() % board);
            const int digit = 1 + static_cast<int>(random() % line.size);
            if (!space[cell].has(digit) || space[cell].single()) continue;
            if (random() % 3 == 0) {
                space.place(cell, digit);
            } else {
                space.remove(cell, DigitSet<Words>::only(digit));
            }
        }
        const bool fits = look_both(line, propagator, space);
        if (random() % 2 == 0) look_both(line, propagator, space);  // what failed fails again
        possible += fits;
        for (unsigned back = fits ? random() % 4 == 0 : 1 + random() % 3; back > 0 && !marks.empty(); --back) {
            space.undo(marks.back());
            marks.pop_back();
        }
        if (space.open() == 0) space.undo(0), marks.clear();
    }
    return possible;
}

std::shared_ptr<Diagram> diagram_of_any(const Line& line, const AutomatonTable& table) {
    return std::make_shared<Diagram>(static_cast<int>(line.cells.size()), line.size, line.start, table,
                                     Diagram::Cells::any);
}

// As the only line, and as one of two that share their diagram.
template <int Words>
int compare_automaton(std::mt19937& random, const Line& line, int board, int looks) {
    const AutomatonTable table(line.size, line.table);
    const auto diagram = line.size <= Diagram::kMostDigitsOfAny ? diagram_of_any(line, table) : nullptr;
    Automaton<Words> automaton(line.cells, line.start, table, diagram, nullptr);
    const int possible = compare<Words>(random, line, board, automaton, looks);
    Line other = line;
    std::shuffle(other.cells.begin(), other.cells.end(), random);
    Automaton<Words> second(other.cells, line.start, table, diagram, nullptr);
    return possible + compare<Words>(random, other, board, second, looks);
}

}  // namespace

TEST("a line of a small board is read as its slow twin reads it, whatever is tried and taken back") {
    std::mt19937 random(1);
    int possible = 0;
    for (int trial = 0; trial < 60; ++trial) {
        const int size = 1 + static_cast<int>(random() % 10), states = 1 + static_cast<int>(random() % 64);
        const int board = 2 + static_cast<int>(random() % 12), length = 1 + static_cast<int>(random() % 14);
        possible += compare_automaton<1>(random, random_line(random, size, states, length, board), board, 150);
    }
    CHECK(possible > 5000);
}

TEST("a long line is read as its slow twin reads it") {
    std::mt19937 random(2);
    int possible = 0;
    for (int trial = 0; trial < 6; ++trial) {
        possible += compare_automaton<1>(random, random_line(random, 9, 12, 56, 200), 200, 150);
    }
    CHECK(possible > 500);
}

TEST("an automaton of more than 64 states is read as its slow twin reads it") {
    std::mt19937 random(3);
    int possible = 0;
    for (int trial = 0; trial < 12; ++trial) {
        const int states = 65 + static_cast<int>(random() % 150), length = 2 + static_cast<int>(random() % 6);
        possible += compare_automaton<1>(random, random_line(random, 9, states, length, 8), 8, 100);
    }
    CHECK(possible > 500);
}

TEST("a line of a board of up to 25 digits, and of more than 64, is read as its slow twin reads it") {
    std::mt19937 random(4);
    int possible = 0;
    for (int trial = 0; trial < 12; ++trial) {
        const int size = 11 + static_cast<int>(random() % 15);
        possible += compare_automaton<1>(random, random_line(random, size, 20, 7, 7), 7, 60);
    }
    possible += compare_automaton<2>(random, random_line(random, 100, 10, 5, 6), 6, 60);
    CHECK(possible > 500);
}

TEST("states that go on alike are one node, and layers in the midst of a long line have the same steps") {
    // Of the digits 1..4 no two even ones in a row: 0 at the start, 1 after an odd digit, 2 after an even one.
    const std::vector<int> table = {1, 1, 2, 1, 2, 1, 1, 2, 1, 2, 1, 1, -1, 1, -1};
    Diagram diagram(30, 4, 0, AutomatonTable(4, table), Diagram::Cells::any);
    for (int k = 0; k < 100; ++k) diagram.is_made();
    CHECK(diagram.is_narrow());
    std::vector<std::size_t> nodes;
    for (const auto& layer : diagram.layers()) nodes.push_back(layer.size());
    CHECK_EQ(nodes.front(), 1U);
    CHECK_EQ(nodes.back(), 1U);
    CHECK_EQ(*std::max_element(nodes.begin(), nodes.end()), 2U);
    CHECK_EQ(diagram.steps()[10].get(), diagram.steps()[20].get());
}
