// Our own search for any houses, as an entry like every other.
#include "general/solver.h"
#include "lab/algorithm.h"
#include "lab/measured.h"

namespace ninefold::lab {

Outcome run_search(const Problem& problem, const Limits& limits, Stop& stop) {
    const double began = cpu_seconds();
    Outcome outcome;
    outcome.peak_states = 1;
    const auto solver = general::make_search(problem, stop);
    Digits solution;
    auto answer = general::Answer::stopped;
    while (solver && (answer = solver->next(solution, stop)) == general::Answer::found) {
        if (outcome.solutions++ == 0) outcome.solution = solution;
        if (!limits.whole) break;
    }
    outcome.seconds = cpu_seconds() - began;
    outcome.nodes = solver ? solver->guesses() + 1 : 1;
    if (answer == general::Answer::stopped) {
        outcome.cut = stop.timed_out() ? Cut::time : Cut::stopped;
        outcome.verdict = Verdict::inf;
        outcome.solution.clear();
    } else if (outcome.solutions > 0 && is_right(problem, outcome.solution)) {
        outcome.verdict = Verdict::solved;
    }
    return outcome;
}

}  // namespace ninefold::lab
