#include "check.h"
#include "core/stop.h"

using ninefold::Stop;

TEST("a stop without a limit never stops by itself") {
    Stop stop;
    for (int i = 0; i < 5000; ++i) CHECK(!stop.now());
    CHECK(!stop.look());
}

TEST("a stop is heard at the next call") {
    Stop stop;
    stop.stop();
    CHECK(stop.now());
    CHECK(!stop.timed_out());
}

TEST("a time limit of zero has run out, and says that it was the time") {
    Stop stop(0.0);
    CHECK(stop.look());
    CHECK(stop.timed_out());
}

TEST("a limit of a thousand years is no limit") {
    Stop stop(1000.0 * 365 * 86400);
    CHECK(!stop.look());
}

TEST("one that stands under another stops with it, and for the same reason") {
    Stop shared(0.0);
    auto stop = Stop::under(shared);
    shared.look();
    CHECK(stop.look());
    CHECK(stop.timed_out());
}

TEST("what stops one thread stops those that share its limit only when they are told") {
    Stop shared;
    auto one = Stop::under(shared), other = Stop::under(shared);
    one.stop();
    CHECK(!other.look());
    shared.follow(one);
    CHECK(other.look());
    CHECK(!other.timed_out());
}

TEST("a limit of its own does not free it from the one above, nor from the one above that") {
    Stop top;
    Stop middle(1e6, &top);
    auto stop = Stop::under(middle);
    CHECK(!stop.look());
    top.stop();
    CHECK(stop.look());
    CHECK(!stop.timed_out());
    Stop over(0.0);
    Stop later(1e6, &over);
    CHECK(later.look());
    CHECK(later.timed_out());
}
