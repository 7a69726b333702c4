#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// A loop of six cells with 1 and 2: two in each of three rows, three columns and three boxes.
Sketch loop(const std::string& first, const std::string& second) {
    return Sketch()
        .keep("r1c1", first)
        .keep("r1c4", second)
        .keep("r2c1", "12")
        .keep("r2c7", "12")
        .keep("r3c4", "12")
        .keep("r3c7", "12");
}

Sketch six(const std::string& first, const std::string& second) {
    Sketch sketch;
    for (const char* name : {"r2c1", "r2c4", "r2c7"}) sketch.keep(name, "123");
    return sketch.keep("r1c1", first).keep("r1c4", second).keep("r1c7", "123");
}

}  // namespace

TEST("a unique loop with further candidates in one cell takes its digits from it") {
    CHECK(find(steps(loop("1256", "12").grid(), Technique::unique_loop), "r1c1<>1 r1c1<>2") != nullptr);
}

TEST("a unique loop with one further digit in two cells takes it from what sees both") {
    CHECK(find(steps(loop("125", "125").grid(), Technique::unique_loop),
               "r1c2<>5 r1c3<>5 r1c5<>5 r1c6<>5 r1c7<>5 r1c8<>5 r1c9<>5") != nullptr);
}

TEST("a unique loop with further digits in one house makes a subset with another cell there") {
    Sketch sketch = loop("125", "126").keep("r1c9", "56");
    CHECK(find(steps(sketch.grid(), Technique::unique_loop),
               "r1c2<>5 r1c3<>5 r1c5<>5 r1c6<>5 r1c7<>5 r1c8<>5 r1c2<>6 r1c3<>6 r1c5<>6 r1c6<>6 r1c7<>6 r1c8<>6") !=
          nullptr);
}

TEST("where one digit of a unique loop is locked in the two cells with further candidates they lose the other") {
    Sketch sketch = loop("1256", "1278").places(1, "r1", "r1c1 r1c4");
    CHECK(find(steps(sketch.grid(), Technique::unique_loop), "r1c1<>2 r1c4<>2") != nullptr);
}

TEST("a ring with a third cell in a house, and a rectangle, are no unique loops") {
    const Sketch four = Sketch().keep("r1c1", "125").keep("r1c4", "12").keep("r2c1", "12").keep("r2c4", "12");
    CHECK(steps(four.grid(), Technique::unique_loop).empty());
}

TEST("an extended rectangle takes its three digits from the one cell with more") {
    CHECK(find(steps(six("12345", "123").grid(), Technique::extended_rectangle), "r1c1<>1 r1c1<>2 r1c1<>3") != nullptr);
    CHECK(find(steps(six("1234", "1234").grid(), Technique::extended_rectangle),
               "r1c2<>4 r1c3<>4 r1c5<>4 r1c6<>4 r1c7<>4 r1c8<>4 r1c9<>4") == nullptr);
    CHECK(find(steps(six("1234", "1234").grid(), Technique::extended_rectangle),
               "r1c2<>4 r1c3<>4 r1c5<>4 r1c6<>4 r1c8<>4 r1c9<>4") != nullptr);
}
