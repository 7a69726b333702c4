#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// 12, 13 and 23 in two rows and three columns of a box.
Sketch two_rows(const std::string& last) {
    return Sketch()
        .keep("r1c1", "12")
        .keep("r1c2", "13")
        .keep("r1c3", "23")
        .keep("r2c1", "12")
        .keep("r2c2", "13")
        .keep("r2c3", last);
}

}  // namespace

TEST("cells whose digits are in every house twice or not at all lose them where the further candidates are") {
    // Boxes would have each digit four times: the rows must lie in two boxes.
    CHECK(steps(two_rows("2378").grid(), Technique::bug_lite).empty());
    const Sketch sketch = Sketch()
                              .keep("r1c1", "12")
                              .keep("r1c2", "13")
                              .keep("r1c3", "23")
                              .keep("r4c1", "12")
                              .keep("r4c2", "13")
                              .keep("r4c3", "2378");
    const auto found = steps(sketch.grid(), Technique::bug_lite);
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(effect(found[0]), "r4c3<>2 r4c3<>3");
}
