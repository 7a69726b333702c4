#include "check.h"
#include "logic/nine/set_boards.h"

using namespace boards;

TEST("ALS-XZ: a digit of two sets with a restricted common falls where it sees all its places") {
    // r4c4 58, r4c8 38; r7c4 15, r7c6 13: 5 is restricted (column 4), so 3 is in r4c8 or r7c6.
    const auto steps = steps_on(
        "743285169"
        "251769348"
        "869314572"
        "914.7.2.."
        "327...4.."
        "5864.27.1"
        "678...924"
        "132948657"
        "495627813",
        Technique::als_xz);
    const auto* step = with_sets(steps, "r4c4 r4c8 {358}, r7c4 r7c6 {135}");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(eliminations_of(*step), "3r4c6");
    CHECK_EQ(chain_of(*step), "3=5-5=3");
}

TEST("ALS-XZ: two restricted commons lock both sets") {
    // Columns 3 and 5 both have 58 in row 3 and 89 in row 7: 5 and 9 are restricted, 8 is locked in each.
    const auto steps = steps_on(
        "..6.1.357"
        "..367.819"
        "71.3.9642"
        "164527938"
        "382946571"
        "...831264"
        "45.1.3726"
        "6.....1.3"
        ".3176.4.5",
        Technique::als_xz);
    const auto* step = with_sets(steps, "r3c3 r7c3 {589}, r3c5 r7c5 {589}");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(eliminations_of(*step), "8r8c3 8r8c5");
    CHECK_EQ(step->evidence.links.size(), 4u);
}
