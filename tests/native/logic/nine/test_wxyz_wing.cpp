#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// w = 1, x = 2, y = 3 and z = 4, in a row and a box.
Sketch wing() { return Sketch().keep("r1c1", "1234").keep("r1c5", "24").keep("r1c8", "34"); }

}  // namespace

TEST("a WXYZ-wing removes z where all of its places in the four cells are seen") {
    const auto found = steps(wing().keep("r2c2", "14").grid(), Technique::wxyz_wing);
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(effect(found[0]), "r1c2<>4 r1c3<>4");
    CHECK_EQ(int(found[0].digits), 0b1111);
}

TEST("cells of a WXYZ-wing without z need not be seen") {
    const Sketch sketch = Sketch().keep("r1c1", "123").keep("r1c5", "23").keep("r1c8", "34").keep("r2c2", "14");
    const auto found = steps(sketch.grid(), Technique::wxyz_wing);
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(effect(found[0]), "r1c2<>4 r1c3<>4 r2c7<>4 r2c8<>4 r2c9<>4");
}

TEST("no WXYZ-wing where two digits can stand twice in the four cells, or none can") {
    CHECK(steps(wing().keep("r5c2", "14").grid(), Technique::wxyz_wing).empty());
    CHECK(steps(wing().keep("r1c2", "14").grid(), Technique::wxyz_wing).empty());
}
