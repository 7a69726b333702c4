#include "logic/expert/solution.h"

namespace ninefold::logic::expert {

std::optional<Solution> solution_of(Position position, Stop& stop) {
    if (stop.now() || !position.settle()) return std::nullopt;
    int best = -1, fewest = 10;
    for (int cell = 0; cell < kCells; ++cell) {
        const int count = std::popcount(static_cast<unsigned>(position.mask(cell)));
        if (count > 1 && count < fewest) {
            best = cell;
            fewest = count;
        }
    }
    if (best < 0) {
        Solution solution;
        for (int cell = 0; cell < kCells; ++cell)
            solution[cell] = static_cast<std::uint8_t>(std::countr_zero(static_cast<unsigned>(position.mask(cell))));
        return solution;
    }
    for (unsigned rest = static_cast<unsigned>(position.mask(best)); rest; rest &= rest - 1) {
        Position guess = position;
        if (!guess.place(label_of(best, std::countr_zero(rest)))) continue;
        if (const auto solution = solution_of(guess, stop)) return solution;
    }
    return std::nullopt;
}

}  // namespace ninefold::logic::expert
