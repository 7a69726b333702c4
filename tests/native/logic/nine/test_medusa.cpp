#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// A net through two cells with two candidates: r1c1 1 or 2, 2 of row 1 in r1c1 or r1c8, and r1c8 2 or 3, 3 of column 8
// in r1c8 or r6c8.
Sketch net() {
    Sketch sketch;
    sketch.keep("r1c1", "12").keep("r1c8", "23").places(2, "r1", "r1c1 r1c8").places(3, "c8", "r1c8 r6c8");
    return sketch;
}

}  // namespace

TEST("a candidate whose cell has one colour and that sees its digit in the other is false") {
    // 1 in r1c1 and 2 in r1c8 are one colour, with 3 in r6c8; 2 in r1c1 and 3 in r1c8 the other.
    // 1 in r6c8 shares its cell with the one colour, and 1 of row 6 in r6c1 is of the other.
    Sketch sketch = net();
    sketch.places(1, "c1", "r1c1 r6c1");
    const auto found = steps(sketch.grid(), Technique::medusa);
    CHECK_EQ(found.size(), 1u);
    CHECK(effect(found[0]).find("r6c8<>1") != std::string::npos);
    CHECK(effect(found[0]).find("r6c8<>3") == std::string::npos);
}

TEST("a colour that meets itself is false throughout") {
    // 1 in r1c1 makes 3 true in r6c8, by 2 in r1c8, and in r6c1, by 1 that is not there: both are in row 6.
    Sketch sketch = net();
    sketch.keep("r6c1", "13").places(1, "c1", "r1c1 r6c1");
    const auto found = steps(sketch.grid(), Technique::medusa);
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(effect(found[0]), "r1c1<>1 r1c8<>2 r6c1<>3 r6c8<>3");
}

TEST("a net of one digit is left to simple colours, and a house with three places joins nothing") {
    CHECK(steps(Sketch().places(5, "r1", "r1c1 r1c8").places(5, "c8", "r1c8 r6c8").grid(), Technique::medusa).empty());
    Sketch sketch;
    sketch.keep("r1c1", "12").keep("r1c8", "23").places(2, "r1", "r1c1 r1c5 r1c8").places(3, "c8", "r1c8 r6c8");
    CHECK(steps(sketch.places(1, "c1", "r1c1 r6c1").grid(), Technique::medusa).empty());
}
