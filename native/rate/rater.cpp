#include <algorithm>

#include "general/solver.h"
#include "rate/rates.h"

namespace ninefold::rate {
namespace {

// The grid as the search takes it: its digits, and what it has lost beyond what they take away by themselves.
general::Problem problem_of(const logic::Grid& grid) {
    general::Problem problem;
    problem.size = kSize;
    for (const auto& house : kGeometry.list) problem.houses.emplace_back(house.begin(), house.end());
    for (int cell = 0; cell < kCells; ++cell) problem.givens.push_back(static_cast<std::uint8_t>(grid.digit(cell)));
    const logic::Grid plain = logic::Grid::from_digits(problem.givens.data());
    for (const int cell : grid.empty())
        for (const int digit : each_digit(plain.mask(cell) & ~grid.mask(cell)))
            problem.removed.emplace_back(cell, digit);
    return problem;
}

logic::TechniqueSet techniques_of(const logic::Ladder& ladder) {
    logic::TechniqueSet set;
    for (const auto& rung : ladder) set |= rung.techniques;
    return set;
}

}  // namespace

void Rater::operator()(const std::uint8_t* digits, Rates& rates, Stop& stop) {
    const logic::Grid start = logic::Grid::from_digits(digits);
    if (plan_.path) walk(start, rates, stop);
    if (!plan_.tiers.empty()) {
        // A path that took nothing else shows that the first tier is enough.
        const bool easy = plan_.path && rates.end == logic::End::solved &&
                          (taken_ & ~techniques_of(plan_.tiers.front().ladder)).none();
        rates.tier = easy ? 0 : first_tier(start, stop);
    }
    if (plan_.work) rates.work = work_of(start, stop);
    if (plan_.explainer) {
        if (!explainer_) explainer_ = std::make_unique<logic::explainer::Rater>();
        rates.explained = explainer_->walk(logic::explainer::Board::of(digits), false, stop, [](const auto&) {});
    }
    rates.done = !stop.stopped();
}

void Rater::walk(const logic::Grid& start, Rates& rates, Stop& stop) {
    logic::Grid grid = start;
    logic::Tally tally;
    taken_.reset();
    rates.end = logic::walk(grid, *plan_.path, workspace_, stop, [&](const logic::Step& step) {
        tally.add(step.technique, tariff_);
        taken_.set(static_cast<int>(step.technique));
        if (!plan_.techniques) return;
        const auto known = std::find_if(rates.techniques.begin(), rates.techniques.end(),
                                        [&](const auto& taken) { return taken.first == step.technique; });
        if (known == rates.techniques.end())
            rates.techniques.emplace_back(step.technique, 1);
        else
            ++known->second;
    });
    rates.level = tally.capped(tariff_);
    rates.score = tally.score;
    rates.hardest = tally.hardest;
}

int Rater::first_tier(const logic::Grid& start, Stop& stop) {
    logic::Grid grid = start;
    int tier = 0;
    for (const auto& options : plan_.tiers) {
        if (logic::walk(grid, options, workspace_, stop, [](const logic::Step&) {}) == logic::End::solved) break;
        ++tier;
    }
    return tier;
}

int Rater::work_of(const logic::Grid& start, Stop& stop) {
    logic::Grid grid = start;
    const Work& work = *plan_.work;
    int points = 0;
    const auto end = logic::walk(grid, work.options, workspace_, stop, [&](const logic::Step& step) {
        points += work.points[static_cast<int>(step.technique)];
    });
    if (end == logic::End::solved) return points;
    const auto search = general::make_search(problem_of(grid), stop);
    general::Digits solution;
    if (!search || search->next(solution, stop) == general::Answer::stopped) return 0;
    return points + work.per_assumption * static_cast<int>(search->guesses());
}

}  // namespace ninefold::rate
