// The last resort: one digit of the solution, in the middle one of the open cells.
#include "general/solver.h"
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

general::Problem problem_of(const Grid& grid) {
    general::Problem problem;
    problem.size = kSize;
    for (const auto& house : kGeometry.list) problem.houses.emplace_back(house.begin(), house.end());
    for (int cell = 0; cell < kCells; ++cell) {
        problem.givens.push_back(static_cast<std::uint8_t>(grid.digit(cell)));
        if (grid.digit(cell) != 0) continue;
        for (const int digit : each_digit(kAllDigits & ~grid.mask(cell))) problem.removed.emplace_back(cell, digit);
    }
    return problem;
}

}  // namespace

void find_brute_force(Query& query) {
    const CellSet open = query.grid.empty();
    if (open.empty() || query.grid.broken()) return;
    general::Digits solution;
    const auto solver = general::make_search(problem_of(query.grid));
    if (solver->next(solution, query.stop) != general::Answer::found) return;
    auto cell = open.begin();
    for (int i = open.count() / 2; i > 0; --i) ++cell;
    Step step(Technique::brute_force, bit(solution[*cell]));
    step.place(*cell, solution[*cell]);
    step.use(CellSet::only(*cell));
    query.steps.push_back(std::move(step));
}

}  // namespace ninefold::logic
