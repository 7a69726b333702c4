#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// Eight cells of two boxes and a third one: an extended rectangle in which a corner goes round by another box.
//
//     12  .  . | 23 . . | 13 . .
//      . 12  . | 23 . . | 13 . .
//     ---------+
//     12 12  . |
Sketch eight(const std::string& first, const std::string& second) {
    return Sketch()
        .keep("r1c1", first)
        .keep("r2c2", second)
        .keep("r4c1", "12")
        .keep("r4c2", "12")
        .keep("r1c4", "23")
        .keep("r2c4", "23")
        .keep("r1c7", "13")
        .keep("r2c7", "13");
}

}  // namespace

TEST("a deadly pattern with further candidates in one cell takes its digits from it") {
    const auto found = steps(eight("1256", "12").grid(), Technique::deadly_pattern);
    const auto* step = find(found, "r1c1<>1 r1c1<>2");
    CHECK(step != nullptr);
    CHECK_EQ(step->evidence.cells.size(), 8u);
    CHECK_EQ(int(step->digits), 0b111);
}

TEST("a deadly pattern with one further digit in two cells takes it from what sees both") {
    CHECK(find(steps(eight("125", "125").grid(), Technique::deadly_pattern),
               "r1c2<>5 r1c3<>5 r2c1<>5 r2c3<>5 r3c1<>5 r3c2<>5 r3c3<>5") != nullptr);
}

TEST("where a digit of a deadly pattern is locked in the two cells with more they lose the others of the pattern") {
    Sketch sketch = eight("1256", "1278").places(1, "b1", "r1c1 r2c2");
    CHECK(find(steps(sketch.grid(), Technique::deadly_pattern), "r1c1<>2 r2c2<>2") != nullptr);
}

TEST("cells that can be filled in one way alone are no deadly pattern") {
    Sketch sketch = eight("1256", "12").keep("r1c4", "2").keep("r4c1", "1");
    CHECK(find(steps(sketch.grid(), Technique::deadly_pattern), "r1c1<>2") == nullptr);
}
