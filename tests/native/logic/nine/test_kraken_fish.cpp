#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// 5 makes an X-wing of rows 1 and 5 in columns 1 and 9 but for the fin r1c5.
Grid finned() {
    return Sketch()
        .places(5, "r1", "r1c1 r1c9 r1c5")
        .places(5, "r5", "r5c1 r5c9")
        .keep("r9c5", "56")
        .keep("r9c1", "56")
        .keep("r9c9", "1234789")
        .grid();
}

}  // namespace

TEST("a kraken fish removes what the fish removes and its fin reaches by a chain") {
    // The fin makes r9c5 a 6 and r9c1 a 5, so column 1 loses its other fives either way.
    const auto found = steps(finned(), Technique::kraken_fish_1);
    const Step* step = find(found, "r8c1<>5");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(chain(*step), "r1c5:5 - r9c5:5 = r9c5:6 - r9c1:6 = r9c1:5 - r8c1:5");
    CHECK_EQ(step->evidence.houses.size(), 4u);
}

TEST("a victim that sees all fins belongs to the finned fish, not to the kraken") {
    const auto found = steps(finned(), Technique::kraken_fish_1);
    for (const auto& step : found) {
        CellSet fins;
        for (const auto& mark : step.evidence.marks)
            if (mark.role == Role::fin) fins.add(mark.cell);
        CHECK(!fins.empty() && !fins.within(peers(step.eliminations.front().cell)));
    }
}

TEST("a kraken fish of type 2 removes what a cover set and the fins refute together") {
    // r1c1 and r5c1 of cover column 1 take 5 from r9c1; the fin does so by way of r9c5 = 6 and r9c4 = 7.
    const auto found = steps(Sketch()
                                 .places(5, "r1", "r1c1 r1c9 r1c5")
                                 .places(5, "r5", "r5c1 r5c9")
                                 .keep("r9c5", "56")
                                 .keep("r9c4", "67")
                                 .keep("r9c1", "57")
                                 .grid(),
                             Technique::kraken_fish_2);
    CHECK(!found.empty());
    for (const auto& step : found) CHECK(step.evidence.chains.size() >= 3);
}
