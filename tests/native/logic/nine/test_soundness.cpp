// Random puzzles with one solution; no step of any finder may contradict it.
#include <numeric>
#include <random>

#include "general/solver.h"
#include "logic/nine/lines.h"

using namespace lines;

namespace {

using Cells = std::vector<std::uint8_t>;

std::unique_ptr<general::Solver> solver_of(const Cells& digits) {
    std::vector<std::vector<int>> houses;
    for (const auto& list : kGeometry.list) houses.emplace_back(list.begin(), list.end());
    return general::make_search({9, houses, digits, {}});
}

bool unique(const Cells& digits) {
    Stop stop;
    return general::count(*solver_of(digits), 2, stop).solutions == 1;
}

// A filled grid from one seeded row, dug out in random order while the solution stays the only one.
Cells random_puzzle(std::mt19937& random, Cells& solution) {
    Cells start(81, 0);
    std::iota(start.begin(), start.begin() + 9, std::uint8_t{1});
    std::shuffle(start.begin(), start.begin() + 9, random);
    Stop stop;
    solver_of(start)->next(solution, stop);
    Cells puzzle = solution;
    std::vector<int> order(81);
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    for (const int cell : order) {
        const auto digit = std::exchange(puzzle[cell], std::uint8_t{0});
        if (!unique(puzzle)) puzzle[cell] = digit;
    }
    return puzzle;
}

void check_step(const Step& step, const Grid& grid, const Cells& solution) {
    CHECK(!step.placements.empty() || !step.eliminations.empty());
    for (const auto& [cell, digit] : step.placements) CHECK_EQ(int(solution[cell]), int(digit));
    for (const auto& [cell, digit] : step.eliminations) {
        CHECK(grid.has(cell, digit));
        CHECK(solution[cell] != digit);
    }
}

// Techniques too slow to list everywhere are left to the path itself.
bool quick(const Row& row) {
    return row.family != Family::mutant_fish && row.family != Family::last_resort &&
           (row.family != Family::franken_fish || row.code.back() < '2');
}

}  // namespace

TEST("no step of a path contradicts the solution, and every path ends solved or stuck") {
    std::mt19937 random(20);
    for (int i = 0; i < 40; ++i) {
        Cells solution;
        const Cells puzzle = random_puzzle(random, solution);
        Grid grid = Grid::from_digits(puzzle.data());
        Workspace workspace;
        Stop stop;
        const End end = walk(grid, {}, workspace, stop, [&](const Step& step) { check_step(step, grid, solution); });
        CHECK(end == End::solved || end == End::stuck);
    }
}

TEST("no instance that any finder lists contradicts the solution") {
    std::mt19937 random(21);
    Options generous;
    generous.siamese = generous.duals = generous.empty_rectangle_with_two = true;
    for (int i = 0; i < 6; ++i) {
        generous.als_overlap = i % 2 == 1;
        Cells solution;
        const Cells puzzle = random_puzzle(random, solution);
        Grid grid = Grid::from_digits(puzzle.data());
        Workspace workspace;
        Stop stop;
        int looks = 0;
        walk(grid, {}, workspace, stop, [&](const Step& taken) {
            if (row(taken.technique).level == Level::easy || ++looks > 3) return;
            for (const auto& row : kCatalogue)
                if (quick(row))
                    for (const auto& step : all(grid, row.technique, generous)) check_step(step, grid, solution);
        });
    }
}
