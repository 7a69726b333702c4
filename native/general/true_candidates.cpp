// Every candidate that occurs in some solution: for each one not seen often enough yet, a search with it placed.
#include <set>
#include <string>

#include "general/solver.h"

namespace ninefold::general {

TrueCandidates true_candidates(const Problem& problem, std::uint32_t limit, Stop& stop) {
    TrueCandidates result;
    const std::size_t cells = problem.givens.size();
    result.counts.assign(cells * problem.size, 0);
    std::set<std::string> known;  // a solution may turn up in the search of another candidate: it counts once
    Digits solution;
    const auto all = make_search(problem, stop);
    result.stopped = all == nullptr;
    if (result.stopped) return result;
    const auto open = all->candidates();
    Problem with = problem;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        for (const int digit : open[cell]) {
            auto& seen = result.counts[cell * problem.size + digit - 1];
            if (seen >= limit) continue;
            with.givens[cell] = static_cast<std::uint8_t>(digit);
            const auto solver = make_search(with, stop);
            result.stopped = solver == nullptr;
            while (solver && seen < limit) {
                const Answer answer = solver->next(solution, stop);
                if (answer == Answer::stopped) result.stopped = true;
                if (answer != Answer::found) break;
                if (!known.emplace(solution.begin(), solution.end()).second) continue;
                for (std::size_t k = 0; k < cells; ++k) {
                    auto& count = result.counts[k * problem.size + solution[k] - 1];
                    if (count < limit) ++count;
                }
            }
            if (result.stopped) return result;
        }
        with.givens[cell] = problem.givens[cell];
    }
    return result;
}

}  // namespace ninefold::general
