#include "logic/nine/soundness.h"

#include <algorithm>
#include <utility>

#include "general/solver.h"

namespace ninefold::logic {

constexpr std::uint64_t kPatience = 10'000;  // guesses; a puzzle with one solution takes a few hundred at most

Soundness::Soundness(const Grid& grid) {
    general::Problem problem;
    problem.size = kSize;
    for (const auto& cells : kGeometry.list) problem.houses.emplace_back(cells.begin(), cells.end());
    problem.givens.resize(kCells);
    for (const int cell : grid.given()) problem.givens[cell] = static_cast<std::uint8_t>(grid.digit(cell));
    const auto solver = general::make_search(problem);
    solver->set_patience(kPatience);
    Stop stop;
    general::Digits first, second;
    if (solver->next(first, stop) != general::Answer::found || solver->next(second, stop) != general::Answer::none)
        return;
    // Whoever filled in or crossed out something wrong has no step that agrees.
    for (int cell = 0; cell < kCells; ++cell)
        if (grid.digit(cell) != 0 ? grid.digit(cell) != first[cell] : !grid.has(cell, first[cell])) return;
    solution_ = std::move(first);
}

bool Soundness::agrees(const Step& step) const {
    if (solution_.empty()) return true;
    const auto holds = [this](const Candidate& c) { return solution_[c.cell] == c.digit; };
    return std::all_of(step.placements.begin(), step.placements.end(), holds) &&
           std::none_of(step.eliminations.begin(), step.eliminations.end(), holds);
}

}  // namespace ninefold::logic
