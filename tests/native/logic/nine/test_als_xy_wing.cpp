#include "check.h"
#include "logic/nine/set_boards.h"

using namespace boards;

TEST("ALS-XY-wing: the ends of two sets around a third share a digit that falls where both are seen") {
    const auto steps = steps_on(
        "285419637"
        "476823519"
        "139657..."
        "74.5619.."
        "9..748..6"
        "6.83927.."
        "861934275"
        "527186.9."
        "394275.6.",
        Technique::als_xy_wing);
    const auto* step = with_sets(steps, "r3c7 r3c8 {248}, r5c8 r6c8 {245}, r6c9 r9c9 {148}");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(eliminations_of(*step), "8r3c9");
    CHECK(step->evidence.sets[1].role == Role::pivot);
    const auto chain = chain_of(*step);
    CHECK_EQ(chain.substr(0, 1) + chain.substr(chain.size() - 1), "88");
}

TEST("ALS-XY-wing: ends may overlap only if the options say so") {
    const std::string board =
        "...1653.."
        "35.8746.1"
        "...9234.5"
        "245697138"
        "738251946"
        "...348752"
        "...586213"
        "523719864"
        "1864325..";
    const auto meets = [](const Step& step) {
        const auto& sets = step.evidence.sets;
        return sets[0].cells.meets(sets[2].cells);
    };
    for (const bool overlap : {false, true}) {
        Options options;
        options.als_overlap = overlap;
        options.one_per_elimination = false;
        const auto steps = steps_on(board, Technique::als_xy_wing, options);
        CHECK_EQ(std::any_of(steps.begin(), steps.end(), meets), overlap);
    }
}
