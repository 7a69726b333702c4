#include "check.h"
#include "logic/nine/set_boards.h"

using namespace boards;

TEST("Sue de Coq: line and box share out the digits of the crossing") {
    // r12c7 5689 with r5c7 59 in the column and r1c8 68 in the box.
    const auto steps = steps_on(
        "219574..3"
        "867231.4."
        "453869..1"
        "37419...."
        "18672...4"
        "59264...."
        "6319574.."
        "9284163.."
        "745382...",
        Technique::sue_de_coq);
    const auto* step = with_sets(steps, "r1c7 r2c7 {5689}, r5c7 {59}, r1c8 {68}");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(eliminations_of(*step), "5r4c7 9r9c7");
    CHECK_EQ(step->evidence.houses.size(), 2u);
}

TEST("Sue de Coq: a digit that the crossing lacks needs a cell more") {
    // r13c6 5678, r4c6 58 in the column; r2c45 367 in the box, where 3 is an extra one.
    const auto steps = steps_on(
        ".13...728"
        ".48..2951"
        "..2.1.634"
        "127.6.349"
        "..6...812"
        "384291576"
        "839.2416."
        "2651.948."
        "471.8.29.",
        Technique::sue_de_coq);
    const auto* step = with_sets(steps, "r1c6 r3c6 {5678}, r4c6 {58}, r2c4 r2c5 {367}");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(eliminations_of(*step), "6r1c4 7r3c4 5r5c6 5r9c6");
}
