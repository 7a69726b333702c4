// One solution after the other: the face of every general solver.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/stop.h"
#include "general/problem.h"

namespace ninefold::general {

enum class Answer { found, none, stopped };

class Solver {
  public:
    virtual ~Solver() = default;

    // Puts the next solution into `solution`. `none`: there are no more. `stopped`: call again to go on.
    virtual Answer next(Digits& solution, Stop& stop) = 0;

    // Whether `next` has nothing more to give.
    virtual bool done() const = 0;

    // Digits tried in cells that had a choice.
    virtual std::uint64_t guesses() const = 0;

    // The work of the propagators (Space::effort); 0 where there are none.
    virtual std::uint64_t effort() const { return 0; }

    // From now on `next` answers `stopped` after so many guesses without a solution; 0: never. Ask again to go on.
    void set_patience(std::uint64_t guesses) { patience_ = guesses; }

    // The same by the work of the propagators, for solvers that have them: guesses may be costly.
    void set_effort(std::uint64_t effort) { effort_ = effort; }

    // The digits still open in each cell where the search stands; before the first `next`, what follows without a
    // guess. Nothing at all where the solver keeps no candidates, or where there is no solution.
    virtual std::vector<std::vector<int>> candidates() const { return {}; }

  protected:
    std::uint64_t patience_ = 0;
    std::uint64_t effort_ = 0;
};

// A solver for a problem that has passed the gate (gate.h); nothing if the stop ended it before it was ready.
//
// Propagators, then a guess in a cell with few candidates.
std::unique_ptr<Solver> make_search(const Problem& problem, Stop& stop);
// The same without hidden singles: guessing alone.
std::unique_ptr<Solver> make_guessing(const Problem& problem, Stop& stop);
// Cell by cell in reading order, digit by digit, back when nothing fits. Knows houses alone, no rules.
std::unique_ptr<Solver> make_backtracking(const Problem& problem, Stop& stop);
// A search for those who have no stop and know that the board is small.
std::unique_ptr<Solver> make_search(const Problem& problem);

// How many solutions, counted no further than `limit`.
struct Count {
    std::uint64_t solutions = 0;
    bool stopped = false;
};
Count count(Solver& solver, std::uint64_t limit, Stop& stop);

// For every candidate, at [cell · size + digit - 1], the number of solutions that hold it, counted no further than
// `limit`; all zero if there is none.
struct TrueCandidates {
    std::vector<std::uint32_t> counts;
    bool stopped = false;
};
TrueCandidates true_candidates(const Problem& problem, std::uint32_t limit, Stop& stop);

// The number of solutions, guessed from random descents (Knuth 1975): the mean of the products of the choices met, 0
// for a descent that fails. `error` is the standard error of the mean.
struct Estimate {
    double mean = 0;
    double error = 0;
    std::uint64_t samples = 0;
};
Estimate estimate(const Problem& problem, std::uint64_t samples, std::uint64_t seed, Stop& stop);

}  // namespace ninefold::general
