#include "check.h"
#include "logic/nine/set_boards.h"

using namespace boards;

TEST("Death blossom: one petal for every candidate of the stem, their common digit falls") {
    // Stem r1c1 489: petals r7c12 (4), r3c123 (8), r1c9 (9); 7 is in one of them.
    const auto steps = steps_on(
        "...1653.."
        "35.8746.1"
        "...9234.5"
        "245697138"
        "738251946"
        "...348752"
        "...586213"
        "523719864"
        "1864325..",
        Technique::death_blossom);
    const auto* step = with_sets(steps, "r7c1 r7c2 {479}, r3c1 r3c2 r3c3 {1678}, r1c9 {79}");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(eliminations_of(*step), "7r1c2");
    CHECK_EQ(chain_of(*step), "4-4=7");
    int stems = 0;
    for (const auto& mark : step->evidence.marks)
        if (mark.role == Role::pivot) {
            CHECK_EQ(cell_name(mark.cell), "r1c1");
            ++stems;
        }
    CHECK_EQ(stems, 3);
}
