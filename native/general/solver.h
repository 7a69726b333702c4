// One solution after the other: the face of every general solver.
#pragma once

#include <cstdint>
#include <memory>

#include "core/stop.h"
#include "general/problem.h"

namespace ninefold::general {

enum class Answer { found, none, stopped };

class Solver {
  public:
    virtual ~Solver() = default;

    // Puts the next solution into `solution`. `none`: there are no more. `stopped`: call again to go on.
    virtual Answer next(Digits& solution, Stop& stop) = 0;

    // Digits tried in cells that had a choice.
    virtual std::uint64_t guesses() const = 0;
};

// A4: naked and hidden singles, then a guess in a cell with the fewest candidates.
std::unique_ptr<Solver> make_search(const Problem& problem);
// The same without hidden singles: guessing alone (D3).
std::unique_ptr<Solver> make_guessing(const Problem& problem);
// C4: cell by cell in reading order, digit by digit, back when nothing fits.
std::unique_ptr<Solver> make_backtracking(const Problem& problem);

// How many solutions, counted no further than `limit`.
struct Count {
    std::uint64_t solutions = 0;
    bool stopped = false;
};
Count count(Solver& solver, std::uint64_t limit, Stop& stop);

}  // namespace ninefold::general
