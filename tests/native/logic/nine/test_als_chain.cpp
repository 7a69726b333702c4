#include "check.h"
#include "logic/nine/set_boards.h"

using namespace boards;

namespace {

const std::string kBoard =
    "743285169"
    "251769348"
    "869314572"
    "914.7.2.."
    "327...4.."
    "5864.27.1"
    "678...924"
    "132948657"
    "495627813";

}  // namespace

TEST("ALS-chain: a digit of both ends falls where both are seen") {
    // r4c9 56 - r4c6 36 - r6c5 39 - r5c5 59, linked by 6, 3 and 9: 5 is in r4c9 or r5c5.
    Options options;
    options.one_per_elimination = false;
    const auto steps = steps_on(kBoard, Technique::als_chain, options);
    const auto* step = with_sets(steps, "r4c9 {56}, r4c6 {36}, r6c5 {39}, r5c5 {59}");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(eliminations_of(*step), "5r4c4 5r5c9");
    CHECK_EQ(chain_of(*step), "5=6-6=3-3=9-9=5");
}

TEST("ALS-chain: neighbouring links never use the same digit") {
    Options options;
    options.one_per_elimination = false;
    for (const auto& step : steps_on(kBoard, Technique::als_chain, options)) {
        CHECK(step.evidence.sets.size() >= 4);
        for (const auto& link : step.evidence.links)
            CHECK(link.strong ? link.from.digit != link.to.digit : link.from.digit == link.to.digit);
    }
}

TEST("ALS-chain: a path takes the chain with the most eliminations") {
    ninefold::Stop stop;
    Workspace workspace;
    const auto first = find_first(*read_grid(kBoard), only(Technique::als_chain), {}, workspace, stop);
    CHECK(first.has_value());
    if (!first) return;
    // Ascending chains are among all chains, so none of them can remove more than the best of all.
    CHECK(first->eliminations.size() <= steps_on(kBoard, Technique::als_chain)[0].eliminations.size());
    const auto& sets = first->evidence.sets;
    for (std::size_t i = 1; i < sets.size(); ++i) CHECK(!sets[i].cells.meets(sets[i - 1].cells));
}

TEST("ALS-chain: listing all of them ends with its limit") {
    // There are many from each of the first sets, so that it must look before it goes on to the next.
    const auto grid = read_grid(
        "531..6.8."
        "6..39...."
        ".98....6."
        "9...6...3"
        "4..8.3..1"
        "....2.7.6"
        ".6.7.2..8"
        ".2.419..5"
        "....8..79");
    CHECK(grid.has_value());
    if (!grid) return;
    Workspace workspace;
    ninefold::Stop over(0);
    CHECK(ninefold::logic::find_all(*grid, only(Technique::als_chain), {}, workspace, over).empty());
    CHECK(over.stopped());
}
