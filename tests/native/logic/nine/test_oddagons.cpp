#include "check.h"
#include "sketch.h"

using namespace sketch;

TEST("a digit in an odd ring of houses with one other place is there") {
    // r1c1 - r1c5 - r4c5 - r4c2 - r2c2 - r1c1 by row, column, row, column and box; a guardian in row 1.
    Sketch sketch;
    sketch.places(7, "r1", "r1c1 r1c5 r1c9").places(7, "c5", "r1c5 r4c5").places(7, "r4", "r4c5 r4c2");
    sketch.places(7, "c2", "r4c2 r2c2").places(7, "b1", "r1c1 r2c2");
    const auto found = steps(sketch.grid(), Technique::broken_wing);
    CHECK(!found.empty());
    for (const auto& one : found) {
        CHECK_EQ(one.evidence.cells.size(), 5u);
        CHECK_EQ(effect(one).find("r1c9<>1 "), effect(one).find("r1c9"));
        CHECK(effect(one).find("r1c9<>7") == std::string::npos);
        CHECK(effect(one).find("r5c9<>7") != std::string::npos);
    }
}

TEST("two digits cannot fill an odd ring of cells") {
    Sketch sketch;
    for (const char* name : {"r1c1", "r1c5", "r4c5", "r4c2"}) sketch.keep(name, "12");
    sketch.keep("r2c2", "1256");
    CHECK(find(steps(sketch.grid(), Technique::bivalue_oddagon), "r2c2<>1 r2c2<>2") != nullptr);
    Sketch even;  // six cells: 1 and 2 fit
    for (const char* name : {"r1c1", "r1c5", "r4c5", "r4c8", "r7c8"}) even.keep(name, "12");
    even.keep("r7c1", "125");
    CHECK(find(steps(even.grid(), Technique::bivalue_oddagon), "r7c1<>1 r7c1<>2") == nullptr);
}
