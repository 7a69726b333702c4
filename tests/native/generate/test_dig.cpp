#include <algorithm>

#include "check.h"
#include "core/symmetry.h"
#include "fast9/one.h"
#include "generate/dig.h"
#include "generate/search.h"
#include "generate/shuffle.h"
#include "generate/singles.h"
#include "generate/unique.h"

using namespace ninefold;
using namespace ninefold::generate;

namespace {

std::vector<Dug> dug_by(const fast9::Engine& engine, const Plan& plan, std::uint64_t first, std::size_t size) {
    Stop stop;
    std::vector<Dug> dug(size);
    dig(plan, 1, first, size, dug.data(), engine, stop, true);
    return dug;
}

// The plain way: unit by unit in the order given, each with a full count.
Digits dug_one_by_one(const Digits& solution, const std::vector<int>& order) {
    Stop stop;
    Digits puzzle = solution;
    for (const int cell : order) {
        puzzle[cell] = 0;
        if (!is_unique(puzzle, fast9::engines().front(), stop)) puzzle[cell] = solution[cell];
    }
    return puzzle;
}

// The plain way, too.
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

bool is_solution(const Digits& grid) {
    for (const auto& house : kGeometry.list) {
        int seen = 0;
        for (const int cell : house) seen |= 1 << grid[cell];
        if (seen != 0x3FE) return false;
    }
    return true;
}

}  // namespace

TEST("dug puzzles are unique, minimal and of the solution that is told") {
    Stop stop;
    const auto& engine = fast9::engines().front();
    for (const auto& dug : dug_by(engine, plan_of_cells(), 0, 40)) {
        CHECK(dug.unique);
        CHECK(is_solution(dug.solution));
        for (int cell = 0; cell < kCells; ++cell)
            CHECK(dug.puzzle[cell] == 0 || dug.puzzle[cell] == dug.solution[cell]);
        CHECK(is_unique(dug.puzzle, engine, stop));
        CHECK(is_minimal(dug.puzzle, engine, stop));
    }
}

TEST("every instruction set and every cut into calls digs the same puzzles") {
    const auto plan = plan_of_cells();
    const auto all = dug_by(fast9::engines().front(), plan, 0, 40);
    for (const auto& engine : fast9::engines()) {
        const auto same = dug_by(engine, plan, 0, 40);
        for (int i = 0; i < 40; ++i) CHECK(same[i].puzzle == all[i].puzzle);
    }
    const auto rest = dug_by(fast9::engines().front(), plan, 33, 7);
    for (int i = 0; i < 7; ++i) CHECK(rest[i].puzzle == all[33 + i].puzzle);
}

TEST("digging with known sets and all at once gives what one by one gives") {
    for (std::uint64_t index = 0; index < 20; ++index) {
        // The digger draws the symmetry of the root, then the order: so do we.
        Plan plan = plan_of_cells();
        plan.fill = Fill::root;
        const auto dug = dug_by(fast9::engines().front(), plan, index, 1).front();
        Random random(1, index);
        CHECK(image(root_solution(), random_symmetry(random)) == dug.solution);
        std::vector<int> order(kCells);
        for (int i = 0; i < kCells; ++i) order[i] = i;
        random.shuffle(order, kCells);
        CHECK(dug_one_by_one(dug.solution, order) == dug.puzzle);
    }
}

TEST("units go together, and no further than was asked") {
    Plan plan;
    for (int cell = 0; cell < 41; ++cell) plan.units.push_back(CellSet::of({cell, 80 - cell}));
    plan.least = 30;
    for (const auto& dug : dug_by(fast9::engines().front(), plan, 0, 10)) {
        int givens = 0;
        for (int cell = 0; cell < kCells; ++cell) {
            CHECK_EQ(dug.puzzle[cell] != 0, dug.puzzle[80 - cell] != 0);
            givens += dug.puzzle[cell] != 0;
        }
        CHECK(givens >= 30);
    }
}

TEST("where room is made, hardly a given stays, and the puzzles are unique and minimal") {
    Stop stop;
    const auto& engine = fast9::engines().front();
    const auto least_in_a_house = [](const Digits& puzzle) {
        int least = 9;
        for (const auto& house : kGeometry.list) {
            int givens = 0;
            for (const int cell : house) givens += puzzle[cell] != 0;
            least = std::min(least, givens);
        }
        return least;
    };
    Plan plan = plan_of_cells();
    plan.room = Room::house;
    for (const auto& dug : dug_by(engine, plan, 0, 10)) {
        CHECK_EQ(least_in_a_house(dug.puzzle), 0);
        CHECK(is_unique(dug.puzzle, engine, stop));
        CHECK(is_minimal(dug.puzzle, engine, stop));
    }
    plan.room = Room::digits;
    for (const auto& dug : dug_by(engine, plan, 0, 10)) {
        std::array<int, 10> times{};
        for (const int digit : dug.puzzle) ++times[digit];
        CHECK(*std::min_element(times.begin() + 1, times.end()) <= 1);
    }
}

TEST("a mask that leaves two rows of a band empty gives no puzzle") {
    CellSet cells = CellSet::all();
    for (int cell = 0; cell < 18; ++cell) cells.remove(cell);
    for (const auto& dug : dug_by(fast9::engines().front(), plan_of_cells(cells), 0, 5)) CHECK(!dug.unique);
}

TEST("singles all at once fill what a path of singles fills") {
    logic::Options options;
    options.ladder = logic::ladder_of(
        {logic::Technique::full_house, logic::Technique::naked_single, logic::Technique::hidden_single});
    logic::Workspace workspace;
    Stop stop;
    for (const auto& dug : dug_by(fast9::engines().front(), plan_of_cells(), 0, 100)) {
        Digits digits = dug.puzzle;
        fill_singles(digits);
        auto grid = logic::Grid::from_digits(dug.puzzle.data());
        logic::walk(grid, options, workspace, stop, [](const logic::Step&) {});
        for (int cell = 0; cell < kCells; ++cell) CHECK_EQ(int(digits[cell]), grid.digit(cell));
    }
}

TEST("threads change nothing about what is found") {
    Wish wish;
    wish.level = logic::Level::hard;
    Stop stop;
    const auto plan = plan_of_cells();
    const auto& engine = fast9::engines().front();
    const auto one = search(wish, plan, 3, 0, 1000, 50, 1, engine, stop);
    const auto three = search(wish, plan, 3, 0, 1000, 50, 3, engine, stop);
    CHECK_EQ(one.hits.size(), 50u);
    CHECK_EQ(one.attempts, three.attempts);
    for (std::size_t i = 0; i < one.hits.size(); ++i) CHECK(one.hits[i].puzzle == three.hits[i].puzzle);
}

TEST("how attempts are cut into calls changes nothing about what is found") {
    Wish wish;
    wish.required = logic::only(logic::Technique::xy_wing);
    Stop stop;
    const auto plan = plan_of_cells();
    const auto& engine = fast9::engines().front();
    const auto all = search(wish, plan, 3, 0, 300, 1000, 1, engine, stop);
    CHECK(all.hits.size() > 10);
    std::vector<std::uint64_t> one_by_one;
    for (std::uint64_t attempt = 0; attempt < 300; ++attempt)
        for (const auto& hit : search(wish, plan, 3, attempt, 1, 1000, 1, engine, stop).hits)
            one_by_one.push_back(hit.attempt);
    CHECK_EQ(one_by_one.size(), all.hits.size());
    for (std::size_t i = 0; i < one_by_one.size() && i < all.hits.size(); ++i)
        CHECK_EQ(one_by_one[i], all.hits[i].attempt);
}

TEST("all symmetries of a puzzle have one canonical form") {
    for (const auto& dug : dug_by(fast9::engines().front(), plan_of_cells(), 0, 20)) {
        Random random(5, 6);
        const auto form = canonical(dug.puzzle);
        for (int i = 0; i < 10; ++i) CHECK(canonical(image(dug.puzzle, random_symmetry(random))) == form);
    }
}
