#include "generate/unique.h"

#include "fast9/one.h"

namespace ninefold::generate {

bool is_unique(const Digits& puzzle, const fast9::Engine& engine, Stop& stop) {
    return fast9::solve_one(puzzle.data(), 2, engine, stop).solutions == 1;
}

bool is_minimal(const Digits& puzzle, const fast9::Engine& engine, Stop& stop) {
    Digits less = puzzle;
    for (int cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] == 0) continue;
        less[cell] = 0;
        if (is_unique(less, engine, stop)) return false;
        less[cell] = puzzle[cell];
    }
    return true;
}

}  // namespace ninefold::generate
