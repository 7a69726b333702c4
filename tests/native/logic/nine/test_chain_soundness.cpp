// No chain may remove a digit of the solution, and every link it tells must be a true inference.
#include <algorithm>
#include <random>
#include <span>

#include "check.h"
#include "general/solver.h"
#include "logic/nine/path.h"
#include "sketch.h"

using namespace sketch;

namespace {

using Board = std::array<std::uint8_t, kCells>;

Board random_solution(std::mt19937& random) {
    std::array<int, 9> digits, rows, columns;
    for (int i = 0; i < 9; ++i) digits[i] = i;
    std::shuffle(digits.begin(), digits.end(), random);
    const auto shuffle_lines = [&](std::array<int, 9>& lines) {
        std::array<int, 3> bands = {0, 1, 2};
        std::shuffle(bands.begin(), bands.end(), random);
        for (int band = 0; band < 3; ++band) {
            std::array<int, 3> inside = {0, 1, 2};
            std::shuffle(inside.begin(), inside.end(), random);
            for (int i = 0; i < 3; ++i) lines[3 * band + i] = 3 * bands[band] + inside[i];
        }
    };
    shuffle_lines(rows);
    shuffle_lines(columns);
    Board board;
    for (int cell = 0; cell < kCells; ++cell) {
        const int row = rows[cell / 9], column = columns[cell % 9];
        board[cell] = static_cast<std::uint8_t>(1 + digits[(column + 3 * row + row / 3) % 9]);
    }
    return board;
}

bool unique(const Board& board) {
    general::Problem problem;
    problem.size = 9;
    for (const auto& house : kGeometry.list) problem.houses.emplace_back(house.begin(), house.end());
    problem.givens.assign(board.begin(), board.end());
    Stop stop;
    return general::count(*general::make_search(problem), 2, stop).solutions == 1;
}

// Takes givens away in random order while the solution stays unique.
Board random_puzzle(const Board& solution, std::mt19937& random) {
    Board puzzle = solution;
    std::array<int, kCells> order;
    for (int i = 0; i < kCells; ++i) order[i] = i;
    std::shuffle(order.begin(), order.end(), random);
    for (const int cell : order) {
        puzzle[cell] = 0;
        if (!unique(puzzle)) puzzle[cell] = solution[cell];
    }
    return puzzle;
}

bool true_weak(const Node& a, const Node& b) {
    if (a.digit != b.digit) return a.cells == b.cells && a.cells.single();
    for (const int cell : a.cells)
        if (!b.cells.within(peers(cell))) return false;
    return true;
}

bool true_strong(const Grid& grid, const Node& a, const Node& b) {
    if (a.digit != b.digit) return a.cells == b.cells && grid.mask(a.cells.first()) == (bit(a.digit) | bit(b.digit));
    for (int house = 0; house < kHouses; ++house)
        if (grid.cells_of(a.digit, house) == (a.cells | b.cells) && !a.cells.meets(b.cells)) return true;
    return false;
}

void check_step(const Grid& grid, const Board& solution, const Step& step, bool check_links) {
    CHECK(!step.eliminations.empty() || !step.placements.empty());
    for (const auto& [cell, digit] : step.eliminations) CHECK(solution[cell] != digit && grid.has(cell, digit));
    for (const auto& [cell, digit] : step.placements) CHECK(solution[cell] == digit);
    if (!check_links) return;
    CHECK(!step.evidence.links.empty());
    for (const auto& link : step.evidence.links)
        CHECK(link.strong ? true_strong(grid, link.from, link.to) : true_weak(link.from, link.to));
}

}  // namespace

TEST("chains of random puzzles keep the solution and tell true links") {
    constexpr std::array chains = {Technique::remote_pair,
                                   Technique::x_chain,
                                   Technique::xy_chain,
                                   Technique::continuous_nice_loop,
                                   Technique::discontinuous_nice_loop,
                                   Technique::aic,
                                   Technique::grouped_continuous_nice_loop,
                                   Technique::grouped_discontinuous_nice_loop,
                                   Technique::grouped_aic,
                                   Technique::forcing_chain_contradiction,
                                   Technique::forcing_chain_verity};
    constexpr std::array nets = {Technique::forcing_net_contradiction, Technique::forcing_net_verity,
                                 Technique::brute_force, Technique::kraken_fish_1, Technique::kraken_fish_2};
    constexpr std::array grouped = {Technique::grouped_continuous_nice_loop, Technique::grouped_discontinuous_nice_loop,
                                    Technique::grouped_aic};
    std::mt19937 random(20);
    Workspace workspace;
    Stop stop;
    Options options, with_sets;
    with_sets.als_in_chains = true;
    options.ladder = ladder_of({Technique::naked_single, Technique::hidden_single, Technique::discontinuous_nice_loop,
                                Technique::forcing_chain_contradiction, Technique::brute_force});
    for (int round = 0; round < 16; ++round) {
        const Board solution = random_solution(random), puzzle = random_puzzle(solution, random);
        Grid grid = Grid::from_digits(puzzle.data());
        workspace.next_moment();
        const auto check_all = [&](std::span<const Technique> techniques, const Options& how, bool check_links) {
            for (const Technique technique : techniques)
                for (const auto& found : find_all(grid, logic::only(technique), how, workspace, stop))
                    check_step(grid, solution, found, check_links);
        };
        while (!grid.solved()) {
            const auto step = next_step(grid, options, workspace, stop);
            CHECK(step.has_value());
            if (!step) return;
            if (row(step->technique).family != Family::singles) {
                check_all(chains, options, true);
                // Slower by far: every net is played through, every set is a node.
                if (round < 4) {
                    check_all(nets, options, false);
                    check_all(grouped, with_sets, false);
                }
            }
            check_step(grid, solution, *step, false);
            apply(*step, grid);
            grid.forget_stale_singles();
            workspace.next_moment();
        }
        for (int cell = 0; cell < kCells; ++cell) CHECK_EQ(grid.digit(cell), static_cast<int>(solution[cell]));
    }
}
