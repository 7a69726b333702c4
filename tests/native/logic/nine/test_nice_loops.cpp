#include "check.h"
#include "sketch.h"

using namespace sketch;

TEST("a loop with two weak links on one digit at its cell removes the digit") {
    // 5 in r1c1 takes 5 from r1c9, so r9c9 has it, so r9c5 has 6 and r5c5 not, r5c1 has 6 or 5, so 5: r1c1
    // falls.
    const auto found =
        steps(Sketch().places(5, "c9", "r1c9 r9c9").keep("r9c5", "56").keep("r5c5", "67").keep("r5c1", "57").grid(),
              Technique::discontinuous_nice_loop);
    const Step* step = find(found, "r1c1<>5");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(chain(*step), "r1c1:5 - r1c9:5 = r9c9:5 - r9c5:5 = r9c5:6 - r5c5:6 = r5c5:7 - r5c1:7 = r5c1:5 - r1c1:5");
    CHECK_EQ(step->length, 9);
}

TEST("a loop with two strong links on one digit at its cell keeps that digit alone") {
    // Without 5, r1c1 hands it to r1c9; r5c9 has 6 then, r5c2 has 5, r5c1 not, so it is back in r1c1.
    const auto found = steps(Sketch()
                                 .keep("r1c1", "1256")
                                 .places(5, "r1", "r1c1 r1c9")
                                 .keep("r5c9", "56")
                                 .keep("r5c2", "56")
                                 .places(5, "c1", "r1c1 r5c1")
                                 .grid(),
                             Technique::discontinuous_nice_loop);
    const Step* step = find(found, "r1c1<>1 r1c1<>2 r1c1<>6");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(chain(*step), "r1c1:5 = r1c9:5 - r5c9:5 = r5c9:6 - r5c2:6 = r5c2:5 - r5c1:5 = r1c1:5");
}

TEST("every weak link of a continuous loop eliminates, and its cell keeps two digits") {
    // 5 in row 1 is in r1c1 or r1c9, 6 in column 1 in r1c1 or r9c1, r9c9 has 5 or 6.
    const auto found = steps(Sketch()
                                 .only(5, "r1c1 r1c9 r5c9 r9c9")
                                 .only(6, "r1c1 r9c1 r9c5 r9c9")
                                 .keep("r1c1", "567")
                                 .keep("r9c9", "56")
                                 .grid(),
                             Technique::continuous_nice_loop);
    const Step* step = find(found, "r5c9<>5 r9c5<>6 r1c1<>7");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(chain(*step), "r1c1:5 = r1c9:5 - r9c9:5 = r9c9:6 - r9c1:6 = r1c1:6");
}

TEST("an AIC with ends of one digit eliminates where both ends look") {
    const auto found =
        steps(Sketch().keep("r1c1", "15").places(5, "c9", "r1c9 r9c9").keep("r9c4", "15").grid(), Technique::aic);
    const Step* step = find(found, "r1c4<>1 r9c1<>1");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(chain(*step), "r1c1:1 = r1c1:5 - r1c9:5 = r9c9:5 - r9c4:5 = r9c4:1");
    CHECK_EQ(step->length, 5);
    for (const auto& other : found) CHECK(other.eliminations.size() >= 2);  // one victim is told as a loop
}

TEST("an AIC between different digits of two peers removes each where the other ends") {
    const auto found =
        steps(Sketch().places(1, "c1", "r1c1 r9c1").places(2, "r9", "r9c1 r9c5").places(3, "c5", "r1c5 r9c5").grid(),
              Technique::aic);
    const Step* step = find(found, "r1c5<>1 r1c1<>3");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(chain(*step), "r1c1:1 = r9c1:1 - r9c1:2 = r9c5:2 - r9c5:3 = r1c5:3");
}

TEST("a group stands for its cells: one of them holds the digit") {
    // 5 in box 1 is in r12c1 or in r3c3; 5 in column 9 in r3c9 or r9c9; r9c1 falls either way.
    const auto found = steps(Sketch().places(5, "b1", "r1c1 r2c1 r3c3").places(5, "c9", "r3c9 r9c9").grid(),
                             Technique::grouped_discontinuous_nice_loop);
    const Step* step = find(found, "r9c1<>5");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(chain(*step), "r9c1:5 - r9c9:5 = r3c9:5 - r3c3:5 = r1c1r2c1:5 - r9c1:5");
    CHECK_EQ(step->length, 5);
}

TEST("an almost locked set carries a chain only if asked to") {
    // r1c12 hold two of 1, 2, 3. Without 1 they lock 2 and 3, so r1c9 has no 3 and is 4, r9c9 is 1.
    const Grid grid = Sketch().keep("r1c1", "123").keep("r1c2", "23").keep("r1c9", "34").keep("r9c9", "14").grid();
    Options options;
    CHECK(find(steps(grid, Technique::grouped_discontinuous_nice_loop, options), "r9c1<>1") == nullptr);
    options.als_in_chains = true;
    const auto found = steps(grid, Technique::grouped_discontinuous_nice_loop, options);
    const Step* step = find(found, "r9c1<>1");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK(!step->evidence.sets.empty());
    for (const auto& set : step->evidence.sets) CHECK_EQ(std::popcount(set.digits), set.cells.count() + 1);
}
