#include "check.h"
#include "sketch.h"

using namespace sketch;

TEST("a digit in an odd ring of houses with one other place is there") {
    // r1c1 - r1c5 - r4c5 - r4c2 - r2c2 - r1c1 by row, column, row, column and box; a guardian in row 1.
    Sketch sketch;
    sketch.places(7, "r1", "r1c1 r1c5 r1c9").places(7, "c5", "r1c5 r4c5").places(7, "r4", "r4c5 r4c2");
    sketch.places(7, "c2", "r4c2 r2c2").places(7, "b1", "r1c1 r2c2");
    const auto found = steps(sketch.grid(), Technique::broken_wing);
    const auto* step = find(found,
                            "r1c9<>1 r1c9<>2 r1c9<>3 r1c9<>4 r1c9<>5 r1c9<>6 r1c9<>8 r1c9<>9 r2c7<>7 r2c8<>7 "
                            "r2c9<>7 r3c7<>7 r3c8<>7 r3c9<>7 r5c9<>7 r6c9<>7 r7c9<>7 r8c9<>7 r9c9<>7");
    CHECK(step == nullptr || step->evidence.cells.size() == 5u);
    CHECK(!found.empty());
    for (const auto& one : found) CHECK_EQ(int(one.digits), 1 << 6);
}

TEST("two digits cannot fill an odd ring of cells") {
    const std::string ring = "r1c1 r1c5 r4c5 r4c2 r2c2";
    Sketch sketch;
    for (const char* name : {"r1c1", "r1c5", "r4c5", "r4c2"}) sketch.keep(name, "12");
    sketch.keep("r2c2", "125");
    CHECK(find(steps(sketch.grid(), Technique::bivalue_oddagon), "r2c2<>1 r2c2<>2") != nullptr);
    Sketch even;  // six cells: 1 and 2 fit
    for (const char* name : {"r1c1", "r1c5", "r4c5", "r4c8", "r7c8"}) even.keep(name, "12");
    even.keep("r7c1", "125");
    CHECK(find(steps(even.grid(), Technique::bivalue_oddagon), "r7c1<>1 r7c1<>2") == nullptr);
}
