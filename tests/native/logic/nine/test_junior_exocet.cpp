#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// Base r1c1 and r1c2 with 1, 2 and 3; targets r2c4 and r3c7, companions r3c4 and r2c7; cross-lines columns 3, 4 and 7,
// where each base digit keeps to two rows outside the band.
Sketch exocet() {
    Sketch sketch;
    sketch.keep("r1c1", "123").keep("r1c2", "123").keep("r3c4", "456789").keep("r2c7", "456789");
    for (const int digit : {1, 2, 3})
        for (const char* column : {"c3", "c4", "c7"}) {
            const std::string c = std::string(1, 'c') + column[1];
            sketch.places(digit, column, "r1" + c + " r2" + c + " r3" + c + " r5" + c + " r8" + c);
        }
    return sketch;
}

}  // namespace

TEST("the targets of a junior exocet keep the digits of the base alone") {
    const auto found = steps(exocet().grid(), Technique::junior_exocet);
    const auto* step =
        find(found, "r2c4<>4 r2c4<>5 r2c4<>6 r2c4<>7 r2c4<>8 r2c4<>9 r3c7<>4 r3c7<>5 r3c7<>6 r3c7<>7 r3c7<>8 r3c7<>9");
    CHECK(step != nullptr);
    CHECK_EQ(int(step->digits), 0b111);
    CHECK_EQ(step->evidence.sets.size(), 2u);
}

TEST("a digit of the base with one row in the cross-lines leaves base and targets") {
    Sketch sketch = exocet();
    for (const char* cell : {"r8c3", "r8c4", "r8c7"}) sketch.keep(cell, "2345");
    sketch.keep("r2c4", "123").keep("r3c7", "123");
    CHECK(find(steps(sketch.grid(), Technique::junior_exocet), "r1c1<>1 r1c2<>1 r2c4<>1 r3c7<>1") != nullptr);
}

TEST("a digit that is missing in the mirror leaves the target") {
    Sketch sketch = exocet();
    sketch.keep("r2c4", "123").keep("r3c7", "123").keep("r3c8", "2345").keep("r3c9", "2345");
    CHECK(find(steps(sketch.grid(), Technique::junior_exocet), "r2c4<>1") != nullptr);
}

TEST("three rows in the cross-lines, or a base digit beside a target, and there is no exocet") {
    Sketch loose;
    loose.keep("r1c1", "123").keep("r1c2", "123").keep("r3c4", "456789").keep("r2c7", "456789");
    CHECK(steps(loose.grid(), Technique::junior_exocet).empty());
    Sketch beside;
    beside.keep("r1c1", "123").keep("r1c2", "123").keep("r3c4", "3456789").keep("r2c7", "456789");
    CHECK(steps(beside.grid(), Technique::junior_exocet).empty());
}
