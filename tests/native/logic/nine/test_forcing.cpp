#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// With 1 in r1c1, r1c5 is 2, r5c1 is 3, r4c1 is 5 and r4c4 is 4: nothing is left for r5c5.
Grid three_chains() {
    return Sketch()
        .keep("r1c5", "12")
        .keep("r5c1", "13")
        .keep("r4c1", "15")
        .keep("r4c4", "45")
        .keep("r5c5", "234")
        .grid();
}

// With 1 in r1c1, r1c5 is 2 and r5c1 is 3, so r5c5 is 9 (both are needed), r9c5 is 4, and r9c7 and r9c9
// are 6.
Grid net() {
    return Sketch()
        .keep("r1c5", "12")
        .keep("r5c1", "13")
        .keep("r5c5", "239")
        .keep("r9c5", "49")
        .keep("r9c7", "46")
        .keep("r9c9", "46")
        .grid();
}

}  // namespace

TEST("a candidate whose chains empty a cell is refuted") {
    const auto found = steps(three_chains(), Technique::forcing_chain_contradiction);
    const Step* step = find(found, "r1c1<>1");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(step->evidence.chains.size(), 3u);
    CHECK_EQ(chain(*step, 0), "r1c1:1 - r1c5:1 = r1c5:2 - r5c5:2");
    CHECK_EQ(chain(*step, 1), "r1c1:1 - r5c1:1 = r5c1:3 - r5c5:3");
    CHECK_EQ(chain(*step, 2), "r1c1:1 - r4c1:1 = r4c1:5 - r4c4:5 = r4c4:4 - r5c5:4");
}

TEST("what follows from every candidate of a cell is proved") {
    const auto found = steps(three_chains(), Technique::forcing_chain_verity);
    const Step* step = find(found, "r1c1<>1");
    CHECK(step != nullptr);
    if (!step) return;
    CHECK_EQ(chain(*step, 0), "r5c5:2 - r1c5:2 = r1c5:1 - r1c1:1");
}

TEST("a consequence of two others at once needs a net") {
    CHECK(find(steps(net(), Technique::forcing_chain_contradiction), "r1c1<>1") == nullptr);
    CHECK(find(steps(net(), Technique::forcing_net_contradiction), "r1c1<>1") != nullptr);
}

TEST("a net looks no further ahead than told") {
    Options options;
    options.forcing_look_ahead = 0;
    CHECK(find(steps(net(), Technique::forcing_net_contradiction, options), "r1c1<>1") == nullptr);
}

TEST("brute force fills the middle one of the open cells from the solution") {
    // Row r is 123456789 turned by 3r + r/3; open are r1c1, r1c2, r5c5, r9c8 and r9c9.
    std::string text;
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column) text += static_cast<char>('1' + (column + 3 * row + row / 3) % 9);
    const char answer = text[40];
    for (const int open : {0, 1, 40, 79, 80}) text[open] = '.';
    const auto found = steps(*read_grid(text), Technique::brute_force);
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(effect(found.at(0)), std::string("r5c5=") + answer);
}

TEST("brute force gives nothing for a grid without solution") {
    CHECK(steps(Sketch().keep("r1c1", "12").keep("r1c2", "12").keep("r1c3", "12").grid(), Technique::brute_force)
              .empty());
}
