#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// Five cells of box 1 and row 1 with five digits; 1 is in the box and in the row.
Sketch five(const std::string& in_box) {
    return Sketch().keep("r1c1", "12").keep("r2c2", in_box).keep("r1c5", "13").keep("r1c7", "34").keep("r1c9", "45");
}

}  // namespace

TEST("of five cells in a box and a line the digit that is in both leaves what sees all its places") {
    const auto found = steps(five("125").grid(), Technique::vwxyz_wing);
    CHECK(found.empty());  // 5 is in r2c2 and r1c9, too: two digits are loose
    const auto wing = steps(five("12").grid(), Technique::vwxyz_wing);
    CHECK(find(wing, "r1c2<>1 r1c3<>1") != nullptr);
    CHECK(steps(five("12").grid(), Technique::uvwxyz_wing).empty());
}

TEST("of cells in a box and a line without a loose digit every digit leaves what sees its places") {
    const Sketch sketch =
        Sketch().keep("r1c1", "1234").keep("r2c2", "12").keep("r3c3", "125").keep("r1c5", "34").keep("r1c7", "34");
    const auto found = steps(sketch.grid(), Technique::vwxyz_wing);
    const auto* step = find(found, "r1c2<>1 r1c3<>1 r2c1<>1 r2c3<>1 r3c1<>1 r3c2<>1");
    CHECK(step == nullptr);  // the others go, too
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(int(found[0].digits), 0b11111);
    CHECK(effect(found[0]).find("r2c3<>5") != std::string::npos);
    CHECK(effect(found[0]).find("r1c9<>3") != std::string::npos);
}
