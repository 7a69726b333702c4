#include "generate/unique.h"

#include "fast9/one.h"

namespace ninefold::generate {

bool is_unique(const Digits& puzzle, const fast9::Engine& engine, Stop& stop) {
    return fast9::solve_one(puzzle.data(), 2, engine, stop).solutions == 1;
}

}  // namespace ninefold::generate
