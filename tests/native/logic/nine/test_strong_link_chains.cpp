#include "check.h"
#include "set_boards.h"
#include "sketch.h"

using namespace sketch;

TEST("an X-chain of three conjugate pairs eliminates where both ends look") {
    // c1: r1c1 = r7c1, r8: r8c2 = r8c6, c5: r9c5 = r3c5; the ends r1c1 and r3c5 meet in r1c456 and r3c123.
    const auto found =
        steps(Sketch().places(5, "c1", "r1c1 r7c1").places(5, "r8", "r8c2 r8c6").places(5, "c5", "r3c5 r9c5").grid(),
              Technique::x_chain);
    const Step* step = find(found, "r1c4<>5 r1c6<>5 r3c2<>5 r3c3<>5");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(chain(*step), "r1c1:5 = r7c1:5 - r8c2:5 = r8c6:5 - r9c5:5 = r3c5:5");
    CHECK_EQ(step->length, 5);
}

TEST("two conjugate pairs are a turbot fish, no X-chain") {
    const auto found =
        steps(Sketch().places(5, "c1", "r1c1 r7c1").places(5, "r8", "r8c2 r8c6").grid(), Technique::x_chain);
    CHECK(found.empty());
}

TEST("an XY-chain hands the digit from the first cell to the last") {
    // 1 or 2 in r1c1, 2 or 3 in r1c9, 3 or 4 in r9c9, 4 or 1 in r9c4: 1 is in r1c1 or in r9c4.
    const auto found =
        steps(Sketch().keep("r1c1", "12").keep("r1c9", "23").keep("r9c9", "34").keep("r9c4", "14").grid(),
              Technique::xy_chain);
    const Step* step = find(found, "r1c4<>1 r9c1<>1");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(chain(*step), "r1c1:1 = r1c1:2 - r1c9:2 = r1c9:3 - r9c9:3 = r9c9:4 - r9c4:4 = r9c4:1");
    CHECK_EQ(step->length, 7);
}

TEST("a chain uses no cell twice") {
    // The only way from r1c1 back to 1 would pass r1c9 both ways.
    const auto found =
        steps(Sketch().keep("r1c1", "12").keep("r1c9", "23").keep("r5c9", "23").grid(), Technique::xy_chain);
    CHECK(found.empty());
}

TEST("remote pairs eliminate both digits where two cells an odd number of links apart look") {
    const auto found =
        steps(Sketch().keep("r1c1", "67").keep("r1c8", "67").keep("r5c8", "67").keep("r5c3", "67").grid(),
              Technique::remote_pair);
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(effect(found.at(0)),
             "r1c3<>6 r1c3<>7 r2c3<>6 r2c3<>7 r3c3<>6 r3c3<>7 r4c1<>6 r4c1<>7 r5c1<>6 r5c1<>7 r6c1<>6 r6c1<>7");
    CHECK_EQ(found[0].length, 7);
}

TEST("three cells of a remote pair prove nothing") {
    const auto found =
        steps(Sketch().keep("r1c1", "67").keep("r1c8", "67").keep("r5c8", "67").grid(), Technique::remote_pair);
    CHECK(found.empty());
}

TEST("chains of any length are asked for on a board of 81 cells, and end") {
    const auto* const board =
        "5........"
        "67219...."
        ".....256."
        "859761423"
        "426853791"
        "713924856"
        "961537284"
        "287419635"
        "345286179";
    ninefold::logic::Options longest;
    longest.limit_chains = true;
    longest.chain_length = 1 << 30;
    ninefold::logic::Options unlimited;
    unlimited.limit_chains = false;
    const auto grid = *boards::read_grid(board);
    for (const auto technique : {Technique::x_chain, Technique::xy_chain, Technique::remote_pair}) {
        ninefold::logic::Workspace workspace;
        ninefold::Stop never;
        const auto listed = [&](const ninefold::logic::Options& options) {
            return ninefold::logic::find_all(grid, ninefold::logic::only(technique), options, workspace, never).size();
        };
        CHECK_EQ(listed(longest), listed(unlimited));
    }
}
