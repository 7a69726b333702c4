#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// A puzzle of our own: bases r1c7, r1c8 and r2c4, r2c5 with 2, 3, 4 and 7.
const char* const kDouble = "...98...5.....5619..5.........7...5...8..1..6.39..8..135..2....8.....4....6..9..3";

}  // namespace

TEST("four digits in two bases leave what sees both bases, and their targets hold nothing else") {
    const auto found = steps(*read_grid(kDouble), Technique::double_exocet);
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(effect(found[0]), "r1c3<>1 r1c6<>2 r1c6<>3 r1c6<>4 r1c6<>7 r3c6<>6 r3c9<>8");
    CHECK_EQ(found[0].evidence.sets.size(), 2u);
}

TEST("where a digit has more ways, one of them escapes the targets, and it is no double exocet any more") {
    // r7c2 is 5, a digit that the bases do not have; r6c2 is 3, one that they have.
    std::string less = kDouble;
    less[cell("r7c2")] = '.';
    CHECK(!steps(*read_grid(less), Technique::double_exocet).empty());
    less = kDouble;
    less[cell("r6c2")] = '.';
    CHECK(steps(*read_grid(less), Technique::double_exocet).empty());
}

TEST("digits that can be placed in too many ways are left alone") {
    CHECK(steps(*read_grid(std::string(81, '.')), Technique::exocet).empty());
}
