#include "check.h"
#include "logic/nine/lines.h"
#include "logic/nine/reach.h"

using namespace ninefold;
using namespace ninefold::logic;
using I = Implications;

namespace {

// What walking from a literal finds is what the rows of bits say, for every literal.
template <typename Links>
void compare(const Grid& grid) {
    Links links;
    links.build(grid);
    Reach reach;
    reach.build(links);
    Expansion walk;
    Reach::Words one, trues;
    for (int node = 0; node < links.nodes(); ++node) {
        walk.run(links, I::on(node));
        for (int other = 0; other < links.nodes(); ++other) {
            one.assign(reach.words(), 0);
            Reach::add(one.data(), other);
            CHECK_EQ(reach.if_on(node, one), walk.find(I::off(other)) >= 0);
        }
        walk.run(links, I::off(node));
        reach.follow(node, trues);
        for (int other = 0; other < links.nodes(); ++other) {
            CHECK_EQ(Reach::has(trues.data(), other), walk.find(I::on(other)) >= 0);
            const bool itself = other == node;  // the walk begins there; the row says whether it comes back
            if (!itself) CHECK_EQ(Reach::has(reach.if_off(node), other), walk.find(I::off(other)) >= 0);
        }
    }
}

}  // namespace

TEST("what follows for all literals at once is what follows one by one") {
    for (const char* puzzle : {"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
                               "....4.5..54.....6..91.2......89.76.1...61...7........8..6..4.8....1...3...9.....6"}) {
        const Grid grid = lines::grid(puzzle);
        compare<PlainImplications>(grid);
        compare<GroupedImplications>(grid);
    }
}

TEST("the first nice loop is the first of all of them") {
    Options options;
    Workspace workspace;
    Stop stop;
    const auto rungs = ladder_of({Technique::continuous_nice_loop, Technique::discontinuous_nice_loop, Technique::aic,
                                  Technique::grouped_continuous_nice_loop, Technique::grouped_discontinuous_nice_loop,
                                  Technique::grouped_aic});
    Grid grid = lines::grid(".83..5......1..........83.6.41.9.5...9......13..5.7..4......62.8......7...4.7.9..");
    int compared = 0;
    workspace.next_moment();
    while (!grid.solved()) {
        for (const auto& rung : rungs) {
            const auto first = find_first(grid, rung, options, workspace, stop);
            const auto all = find_all(grid, rung.techniques, options, workspace, stop);
            CHECK_EQ(first.has_value(), !all.empty());
            if (!first || all.empty()) continue;
            CHECK(first->technique == all.front().technique);
            CHECK(first->eliminations == all.front().eliminations);
            CHECK_EQ(first->length, all.front().length);
            ++compared;
        }
        const auto step = next_step(grid, options, workspace, stop);
        apply(*step, grid);
        grid.forget_stale_singles();
        workspace.next_moment();
    }
    CHECK(compared > 20);
}
