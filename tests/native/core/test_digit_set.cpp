#include "check.h"
#include "core/digit_set.h"

using ninefold::DigitSet;

TEST("a digit set holds exactly the digits 1..size") {
    CHECK_EQ(DigitSet<1>::all(9).count(), 9);
    CHECK_EQ(DigitSet<1>::all(64).count(), 64);
    CHECK_EQ(DigitSet<2>::all(100).count(), 100);
    CHECK(!DigitSet<2>::all(100).has(101));
    CHECK(DigitSet<2>::all(100).has(100));
}

TEST("walking a digit set visits every digit once, ascending, across words") {
    DigitSet<2> set;
    for (const int digit : {1, 63, 64, 65, 128}) set.add(digit);
    int sum = 0, last = 0, count = 0;
    for (int digit = set.first(); digit != 0; digit = set.after(digit)) {
        CHECK(digit > last);
        last = digit;
        sum += digit;
        ++count;
    }
    CHECK_EQ(count, 5);
    CHECK_EQ(sum, 1 + 63 + 64 + 65 + 128);
    CHECK_EQ(DigitSet<1>().first(), 0);
}
