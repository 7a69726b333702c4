#include "check.h"
#include "sketch.h"

using namespace sketch;

TEST("two pairs cannot both be what the third box has no place for") {
    Sketch sketch = Sketch().keep("r1c1", "12").keep("r2c5", "12");
    for (const char* name : {"r3c7", "r3c8", "r3c9"}) sketch.keep(name, "2345");
    const auto found = steps(sketch.grid(), Technique::chute_remote_pair);
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(effect(found[0]), "r1c4<>2 r1c5<>2 r1c6<>2 r2c1<>2 r2c2<>2 r2c3<>2");
}

TEST("a digit that is placed in the third line has a place there, and pairs in one line are no such pair") {
    Sketch sketch = Sketch().keep("r1c1", "12").keep("r2c5", "12");
    CHECK(steps(sketch.grid(), Technique::chute_remote_pair).empty());
    Sketch line = Sketch().keep("r1c1", "12").keep("r1c5", "12");
    for (const char* name : {"r3c7", "r3c8", "r3c9"}) line.keep(name, "345");
    CHECK(steps(line.grid(), Technique::chute_remote_pair).empty());
}
