#include "logic/nine/lines.h"

using namespace lines;

TEST("a hidden pair leaves nothing else in its two cells") {
    CHECK_EQ(judged(":0210:45:"
                    "2.....3.7..6..38..5..7.8...94.......8....4...........2.3..1.4..68..29..1....3..58:"
                    ":"
                    "783::"),
             "");
}

TEST("a hidden triple leaves nothing else in its three cells") {
    CHECK_EQ(judged(":0211:267:"
                    "7.....3.4.5..........987...3+9.742..6..1......4.8..9..........3....2..15.8....5692:"
                    ":"
                    "551::"),
             "");
}

TEST("a hidden quadruple leaves nothing else in its four cells") {
    CHECK_EQ(judged(":0212:4589:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "181 182 192 382::"),
             "");
}
