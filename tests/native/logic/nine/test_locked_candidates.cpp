#include "logic/nine/lines.h"

using namespace lines;

TEST("pointing: a digit that a box has only in one line leaves the rest of the line") {
    CHECK_EQ(judged(":0100:9:"
                    "......7.8...1........46..23526......7....169.....2..7..628.....9.5....3...4.19...:"
                    ":"
                    "964::"),
             "");
}

TEST("claiming: a digit that a line has only in one box leaves the rest of the box") {
    CHECK_EQ(judged(":0101:9:"
                    "......7.8...1........46..23526......7....169.....2..7..628.....9.5....3...4.19...:"
                    ":"
                    "964::"),
             "");
}
