// Logic on problems made at random: every step keeps every solution, whatever the houses and rules are.
#include <random>

#include "../../../fuzz/any_problem.h"
#include "../../../fuzz/any_walk.h"
#include "check.h"
#include "general/gate.h"
#include "general/solver.h"

using namespace ninefold;

namespace {

std::vector<general::Digits> some_solutions(const general::Problem& problem) {
    Stop stop(0.05);
    std::vector<general::Digits> found;
    const auto solver = general::make_search(problem, stop);
    general::Digits solution;
    if (!solver) return found;
    solver->set_patience(200);
    while (found.size() < 20 && solver->next(solution, stop) == general::Answer::found) found.push_back(solution);
    return found;
}

}  // namespace

TEST("no step of logic on any board takes a solution away") {
    std::mt19937 random(7);
    int solved = 0;
    for (unsigned seed = 0; seed < 1500; ++seed) {
        std::vector<std::uint8_t> bytes(40 + random() % 400);
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random());
        fuzz::Bytes in(bytes.data(), bytes.size());
        const general::Problem problem = fuzz::AnyProblem(in).with_rules();
        if (!general::fault(problem).empty()) continue;
        const auto solutions = some_solutions(problem);
        solved += !solutions.empty();
        Stop stop(0.2);
        CHECK_EQ(fuzz::fault_of_walk(problem, seed, solutions, stop), "");
    }
    CHECK(solved > 50);
}

TEST("every technique of other boards has a finder") {
    for (const auto& row : logic::kCatalogue)
        CHECK_EQ(logic::any::finder_of(row.technique) != nullptr, row.boards != logic::Boards::nine);
}
