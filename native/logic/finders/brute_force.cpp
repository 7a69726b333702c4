// The last resort: one digit of the solution, in the middle one of the open cells.
#include "general/solver.h"
#include "logic/finders/finders.h"

namespace ninefold::logic {

namespace {

general::Problem problem_of(const Grid& grid) {
    general::Problem problem;
    problem.size = 9;
    for (const auto& house : kGeometry.list) problem.houses.emplace_back(house.begin(), house.end());
    for (int cell = 0; cell < kCells; ++cell) {
        problem.givens.push_back(static_cast<std::uint8_t>(grid.digit(cell)));
        if (grid.digit(cell) != 0) continue;
        for (const int digit : Digits(kAllDigits & ~grid.mask(cell))) problem.removed.emplace_back(cell, digit);
    }
    return problem;
}

}  // namespace

void find_brute_force(Search& search) {
    const CellSet open = search.grid.empty();
    if (open.empty() || search.grid.broken()) return;
    general::Digits solution;
    const auto solver = general::make_search(problem_of(search.grid));
    if (solver->next(solution, search.stop) != general::Answer::found) return;
    auto cell = open.begin();
    for (int i = open.count() / 2; i > 0; --i) ++cell;
    Step step(Technique::brute_force, bit(solution[*cell]));
    step.place(*cell, solution[*cell]);
    step.use(CellSet::only(*cell));
    search.steps.push_back(std::move(step));
}

}  // namespace ninefold::logic
