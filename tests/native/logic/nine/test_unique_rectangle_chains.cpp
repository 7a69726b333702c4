#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// 1 and 2 in a rectangle of rows 1 and 2; 5 in one corner, 6 in another, each with a way out.
Sketch rectangle(const std::string& beside) {
    return Sketch()
        .keep("r1c1", "12")
        .keep("r2c1", "12")
        .keep("r1c4", "125")
        .keep("r2c4", "126")
        .keep("r1c9", "57")
        .keep("r2c9", beside);
}

}  // namespace

TEST("a candidate from which both further candidates of a rectangle fall is false") {
    // 7 in r3c9 makes r1c9 5 and r2c9 6: 5 leaves r1c4, 6 leaves r2c4.
    const auto found = steps(rectangle("67").grid(), Technique::unique_rectangle_chain);
    const auto* step = find(found, "r3c9<>7");
    CHECK(step != nullptr);
    CHECK_EQ(step->evidence.chains.size(), 2u);
    CHECK_EQ(step->evidence.sets.size(), 1u);
    CHECK_EQ(int(step->digits), 0b11);
}

TEST("a rectangle that keeps a further candidate refutes nothing") {
    CHECK(find(steps(rectangle("678").grid(), Technique::unique_rectangle_chain), "r3c9<>7") == nullptr);
}
