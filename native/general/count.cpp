#include "general/solver.h"

namespace ninefold::general {

Count count(Solver& solver, std::uint64_t limit, Stop& stop) {
    Count result;
    Digits solution;
    while (result.solutions < limit) {
        const Answer answer = solver.next(solution, stop);
        if (answer == Answer::none) break;
        if (answer == Answer::stopped) {
            result.stopped = true;
            break;
        }
        ++result.solutions;
    }
    return result;
}

}  // namespace ninefold::general
