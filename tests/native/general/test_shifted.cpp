#include <algorithm>
#include <random>

#include "board.h"
#include "check.h"
#include "general/shifted.h"
#include "general/solver.h"

using namespace ninefold;
using namespace ninefold::general;

namespace {

// Row r is the first row shifted by r · width + r / height; rows are exchanged inside their bands, digits renamed, and
// all but some of the cells emptied.
Problem shifted_board(int height, int width, double kept, unsigned seed) {
    std::mt19937 random(seed);
    const int size = height * width;
    auto problem = board::problem(height, width, std::string(static_cast<std::size_t>(size) * size, '.'));
    std::vector<int> names(size), rows(size);
    for (int k = 0; k < size; ++k) names[k] = rows[k] = k;
    std::shuffle(names.begin(), names.end(), random);
    for (int band = 0; band < size; band += height) {
        std::shuffle(rows.begin() + band, rows.begin() + band + height, random);
    }
    for (int cell = 0; cell < size * size; ++cell) {
        const int row = rows[cell / size];
        if (random() % 1000 >= 1000 * kept) continue;
        const int digit = names[(row % height * width + row / height + cell % size) % size] + 1;
        problem.givens[cell] = static_cast<std::uint8_t>(digit);
    }
    return problem;
}

bool is_solution(Problem problem, const Digits& solution) {
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
        if (problem.givens[cell] != 0 && problem.givens[cell] != solution[cell]) return false;
    }
    problem.givens = solution;
    Stop stop;
    return std::find(solution.begin(), solution.end(), 0) == solution.end() &&
           count(*make_search(problem), 2, stop).solutions == 1;
}

}  // namespace

TEST("a board of shifted rows with three cells of four emptied gets a solution, up to 64x64") {
    Stop stop;
    for (const auto& [height, width] : {std::pair{5, 5}, {4, 9}, {6, 6}, {8, 8}}) {
        const auto problem = shifted_board(height, width, 0.27, 5);
        const auto solution = solve_shifted(problem, stop);
        CHECK(solution.has_value());
        if (solution) CHECK(is_solution(problem, *solution));
    }
}

TEST("a board that was not made by shifting gets no wrong solution") {
    Stop stop;
    const std::string text = ".135.8...79.3..8.2..6..4..3...1.....1...35.7.....6.48..7...9..4....5..68.61.8.9.5";
    const auto problem = board::problem(3, 3, text);
    const auto solution = solve_shifted(problem, stop);
    if (solution) CHECK(is_solution(problem, *solution));
    auto clash = shifted_board(5, 5, 0.5, 1);
    clash.givens[0] = 1;
    clash.givens[1] = 1;
    CHECK(!solve_shifted(clash, stop).has_value());
}

TEST("boards with rules are left alone") {
    Stop stop;
    auto problem = shifted_board(4, 4, 0.6, 2);
    CHECK(solve_shifted(problem, stop).has_value());
    Rule rule;
    rule.kind = Rule::Kind::sum;
    rule.cells = {0};
    rule.numbers = {3, 1};
    problem.rules.push_back(rule);
    CHECK(!solve_shifted(problem, stop).has_value());
}
