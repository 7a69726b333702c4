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
