#include "check.h"
#include "sketch.h"

using namespace sketch;

TEST("two digits with one cell in the line and one place in the box leave the rest of the line, and clear that place") {
    Sketch sketch = Sketch().keep("r1c5", "12").keep("r2c2", "128");
    for (const int digit : {1, 2}) sketch.places(digit, "b1", "r1c1 r1c2 r1c3 r2c2");
    const auto found = steps(sketch.grid(), Technique::almost_locked_candidates);
    CHECK(find(found, "r1c4<>1 r1c6<>1 r1c7<>1 r1c8<>1 r1c9<>1 r1c4<>2 r1c6<>2 r1c7<>2 r1c8<>2 r1c9<>2 r2c2<>8") !=
          nullptr);
}

TEST("nothing is locked where the box has a second place beside the line") {
    Sketch sketch = Sketch().keep("r1c5", "12");
    for (const int digit : {1, 2}) sketch.places(digit, "b1", "r1c1 r1c2 r1c3 r2c2 r3c3");
    CHECK(steps(sketch.grid(), Technique::almost_locked_candidates).empty());
}
