#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// 1, 2 and 3 leave box 1 in row 1 for r1c5 alone, and in column 1 for r6c1 alone.
Sketch firework(const std::string& digits) {
    Sketch sketch;
    for (const char digit : digits)
        sketch.places(digit - '0', "r1", "r1c1 r1c2 r1c3 r1c5").places(digit - '0', "c1", "r1c1 r2c1 r3c1 r6c1");
    return sketch;
}

}  // namespace

TEST("three digits of a firework keep all others out of its three cells") {
    const auto found =
        steps(firework("123").keep("r1c1", "1234").keep("r6c1", "12389").grid(), Technique::firework_triple);
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(effect(found[0]), "r1c1<>4 r1c5<>4 r1c5<>5 r1c5<>6 r1c5<>7 r1c5<>8 r1c5<>9 r6c1<>8 r6c1<>9");
    CHECK_EQ(int(found[0].digits), 0b111);
}

TEST("no firework of two digits alone, nor of a digit with a second place outside the box") {
    CHECK(steps(firework("12").grid(), Technique::firework_triple).empty());
    Sketch loose = firework("12");
    loose.places(3, "r1", "r1c1 r1c2 r1c3 r1c5").places(3, "c1", "r1c1 r2c1 r3c1 r6c1 r7c1");
    CHECK(steps(loose.grid(), Technique::firework_triple).empty());
}

TEST("two fireworks of two digits from opposite corners fill the four corners") {
    Sketch sketch = firework("12");
    for (const int digit : {3, 4})
        sketch.places(digit, "r6", "r6c1 r6c4 r6c5 r6c6").places(digit, "c5", "r1c5 r4c5 r5c5 r6c5");
    for (const char* corner : {"r1c1", "r1c5", "r6c1", "r6c5"}) sketch.keep(corner, "12345");
    const auto found = steps(sketch.grid(), Technique::firework_quadruple);
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(effect(found[0]), "r1c1<>3 r1c1<>4 r1c1<>5 r6c5<>1 r6c5<>2 r6c5<>5 r1c5<>5 r6c1<>5");
}

TEST("a firework of two digits and two cells that hold just these clear the opposite corner") {
    const Sketch sketch = firework("12").keep("r8c5", "12").keep("r6c8", "12");
    const auto found = steps(sketch.grid(), Technique::firework_w_wing);
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(effect(found[0]), "r6c5<>1 r6c5<>2");
    CHECK(steps(firework("12").keep("r8c5", "12").keep("r6c8", "123").grid(), Technique::firework_w_wing).empty());
}
