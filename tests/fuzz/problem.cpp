// Any problem at all: the gate judges it, and what passes is searched by every solver, which must agree, and walked by
// logic, which must keep the solutions.
#include "any_problem.h"
#include "any_walk.h"
#include "general/gate.h"
#include "general/shifted.h"
#include "general/solver.h"
#include "require.h"

using ninefold::Stop;
using namespace ninefold::general;

namespace {

constexpr double kSeconds = 0.01;
constexpr std::uint64_t kMost = 3;  // solutions that are counted

bool keeps(const Problem& problem, const Digits& digits) {
    if (digits.size() != problem.givens.size()) return false;
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        if (digits[cell] < 1 || digits[cell] > problem.size) return false;
        if (problem.givens[cell] != 0 && problem.givens[cell] != digits[cell]) return false;
    }
    for (const auto& [cell, digit] : problem.removed)
        if (digits[cell] == digit) return false;
    for (const auto& house : problem.houses) {
        std::vector<bool> used(static_cast<std::size_t>(problem.size) + 1);
        for (const int cell : house) {
            if (used[digits[cell]]) return false;
            used[digits[cell]] = true;
        }
    }
    return true;
}

using Make = std::unique_ptr<Solver> (*)(const Problem& problem, Stop& stop);

// How many solutions, up to kMost; -1 if it gave up before it knew.
int counted(const Problem& problem, Make make, std::uint64_t patience) {
    Stop stop(kSeconds);
    const auto solver = make(problem, stop);
    if (!solver) {
        REQUIRE(stop.stopped());
        return -1;
    }
    solver->set_patience(patience);
    solver->set_effort(200'000);
    solver->candidates();
    Digits solution;
    for (int found = 0;; ++found) {
        if (found == static_cast<int>(kMost)) return found;
        switch (solver->next(solution, stop)) {
            case Answer::found:
                REQUIRE(keeps(problem, solution));
                break;
            case Answer::none:
                return found;
            case Answer::stopped:
                return -1;
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes in(data, size);
    const int what = in.byte();
    const Problem problem = fuzz::AnyProblem(in).with_rules();
    if (!fault(problem).empty()) return 0;
    const int by_search = counted(problem, make_search, 40);
    const int by_guessing = counted(problem, make_guessing, 40);
    REQUIRE(by_search < 0 || by_guessing < 0 || by_search == by_guessing);
    if (problem.rules.empty()) {
        const int by_backtracking = counted(problem, make_backtracking, 400);
        REQUIRE(by_search < 0 || by_backtracking < 0 || by_search == by_backtracking);
    }
    Stop stop(kSeconds);
    switch (what % 8) {
        case 0:
            estimate(problem, 4, 1, stop);
            break;
        case 1: {
            const auto counts = true_candidates(problem, 2, stop);
            REQUIRE(counts.stopped || counts.counts.size() == problem.givens.size() * problem.size);
            break;
        }
        case 2:
            if (const auto found = solve_shifted(problem, stop)) REQUIRE(keeps(problem, *found));
            break;
        case 3: {
            std::vector<Digits> solutions;
            Digits solution;
            if (const auto solver = make_search(problem, stop)) {
                solver->set_patience(40);
                while (solutions.size() < kMost && solver->next(solution, stop) == Answer::found)
                    solutions.push_back(solution);
            }
            Stop walking(kSeconds);
            REQUIRE(fuzz::fault_of_walk(problem, static_cast<unsigned>(what), solutions, walking).empty());
            break;
        }
        default:
            break;
    }
    return 0;
}
