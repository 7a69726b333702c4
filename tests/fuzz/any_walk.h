// A path of logic on any problem that has passed the gate, each step held against solutions of it.
#pragma once

#include <algorithm>
#include <string>

#include "general/problem.h"
#include "logic/any/path.h"

namespace fuzz {

// Houses of any kind, and every rule a constraint of its own or all of one.
inline ninefold::logic::any::Told told_of(const ninefold::general::Problem& problem, unsigned choice) {
    namespace any = ninefold::logic::any;
    any::Told told;
    for (std::size_t k = 0; k < problem.houses.size(); ++k)
        told.kinds.push_back(static_cast<any::HouseKind>((k + choice) % 4));
    const bool one = choice % 2 == 0;
    for (std::size_t k = 0; k < problem.rules.size(); ++k) told.sources.push_back(one ? 0 : static_cast<int>(k));
    told.names.assign(one ? 1 : problem.rules.size(), 0);
    return told;
}

// What a step does that one of the solutions forbids; empty if there is nothing.
inline std::string fault_of_walk(const ninefold::general::Problem& problem, unsigned choice,
                                 const std::vector<ninefold::general::Digits>& solutions, ninefold::Stop& stop) {
    namespace any = ninefold::logic::any;
    any::Workspace workspace(any::Board(problem, told_of(problem, choice)), stop);
    any::Position at{ninefold::general::Digits(problem.givens.size()),
                     std::vector<any::Set>(problem.givens.size(), workspace.board().all())};
    for (const auto& [cell, digit] : problem.removed) at.open[cell].remove(digit);
    for (std::size_t cell = 0; cell < problem.givens.size(); ++cell)
        if (problem.givens[cell] != 0) at.place(workspace.board(), static_cast<int>(cell), problem.givens[cell]);
    std::string fault;
    any::Tried tried;
    any::walk(workspace, at, ninefold::logic::default_ladder_of_other_boards(), tried, stop,
              [&](const any::Step& step, const any::Position&) {
                  for (const auto& solution : solutions) {
                      const bool wrong =
                          std::any_of(step.placements.begin(), step.placements.end(),
                                      [&](const any::Candidate& c) { return solution[c.cell] != c.digit; }) ||
                          std::any_of(step.eliminations.begin(), step.eliminations.end(),
                                      [&](const any::Candidate& c) { return solution[c.cell] == c.digit; });
                      if (wrong) fault = ninefold::logic::row(step.technique).id;
                  }
                  return fault.empty();
              });
    return fault;
}

}  // namespace fuzz
