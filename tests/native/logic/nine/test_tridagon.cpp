#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// 1, 2 and 3 in three boxes along the one diagonal, in the fourth with the last two columns exchanged: they do not fit.
const std::string kImpossible = "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3 r4c4 r5c6 r6c5";
const std::string kPossible = "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3 r4c4 r5c5 r6c6";

Sketch three_digits(const std::string& names, const std::string& but, const std::string& digits) {
    Sketch sketch;
    std::istringstream in(names);
    for (std::string name; in >> name;) sketch.keep(name, but.find(name) == std::string::npos ? "123" : digits);
    return sketch;
}

// Those of 1, 2 and 3; the empty board has others.
std::string effects(const Grid& grid) {
    std::string told;
    for (const Step& step : steps(grid, Technique::tridagon))
        if (int(step.digits) == 0b111) told += effect(step) + ";";
    return told;
}

}  // namespace

TEST("guardians of one cell take the three digits of a tridagon from it") {
    CHECK_EQ(effects(three_digits(kImpossible, "r1c1", "12345").grid()), "r1c1<>1 r1c1<>2 r1c1<>3;");
}

TEST("guardians of one digit take it from what sees all of them") {
    CHECK_EQ(effects(three_digits(kImpossible, "r1c1 r1c4", "1234").grid()),
             "r1c2<>4 r1c3<>4 r1c5<>4 r1c6<>4 r1c7<>4 r1c8<>4 r1c9<>4;");
}

TEST("guardians that rule out nothing in common remove nothing") {
    CHECK_EQ(effects(three_digits(kImpossible, "r1c1 r5c6", "1234").grid()), "r1c6<>4 r5c1<>4;");
    Sketch two = three_digits(kImpossible, "r1c1", "1234");
    CHECK_EQ(effects(two.keep("r1c1", "123").grid()), "");
}

TEST("three digits that fit into the four boxes are no tridagon") {
    CHECK_EQ(effects(three_digits(kPossible, "r1c1", "12345").grid()), "");
}
