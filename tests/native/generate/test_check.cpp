#include "check.h"
#include "generate/check.h"
#include "generate/dig.h"

using namespace ninefold;
using namespace ninefold::generate;

namespace {

struct Puzzles {
    std::vector<Digits> puzzles, solutions;
};

Puzzles dug(std::size_t size) {
    Stop stop;
    std::vector<Dug> found(size);
    dig(plan_of_cells(), 7, 0, size, found.data(), fast9::engines().front(), stop, true);
    Puzzles all;
    for (const auto& one : found) {
        all.puzzles.push_back(one.puzzle);
        all.solutions.push_back(one.solution);
    }
    return all;
}

std::vector<Fault> faults(const Puzzles& all, bool minimal, const fast9::Engine& engine = fast9::engines().front()) {
    Stop stop;
    return generate::check(all.puzzles.data(), all.solutions.data(), all.puzzles.size(), minimal, 1, engine, stop);
}

int first_given(const Digits& puzzle) {
    int cell = 0;
    while (puzzle[cell] == 0) ++cell;
    return cell;
}

}  // namespace

TEST("a last look finds nothing wrong with what was dug, by every engine") {
    for (const auto& engine : fast9::engines())
        CHECK(faults(dug(50), true, engine) == std::vector<Fault>(50, Fault::none));
}

TEST("a last look finds what is wrong with each, and only with that one") {
    Puzzles all = dug(4);
    all.puzzles[0][first_given(all.puzzles[0])] = 0;
    int empty = 0;
    while (all.puzzles[1][empty] != 0) ++empty;
    all.puzzles[1][empty] = all.solutions[1][empty];
    std::swap(all.solutions[2][0], all.solutions[2][1]);
    const std::vector<Fault> expected = {Fault::more_solutions, Fault::not_minimal, Fault::wrong_solution, Fault::none};
    CHECK(faults(all, true) == expected);
    CHECK(faults(all, false)[1] == Fault::none);
}

TEST("a last look that was stopped says so of every puzzle that it did not come to") {
    const Puzzles all = dug(3);
    Stop stop(0);
    const auto found =
        generate::check(all.puzzles.data(), all.solutions.data(), 3, true, 1, fast9::engines().front(), stop);
    CHECK(found == std::vector<Fault>(3, Fault::stopped));
}
