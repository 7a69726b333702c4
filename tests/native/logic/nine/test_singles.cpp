#include "logic/nine/lines.h"

using namespace lines;

TEST("a full house: the last empty cell of a house") {
    CHECK_EQ(judged(":0000:7:"
                    ".....8..7.8+6293+5141..........53.1..98......3..6..7......7.49........6.4.2.....6.1:"
                    ":"
                    ":721:"),
             "");
}

TEST("a naked single: a cell with one candidate") {
    CHECK_EQ(judged(":0003:3:"
                    "7..6...498.1........21......1.83..5..5...2...4.8..5........7.32.8..9......6..3...:"
                    ":"
                    ":312:"),
             "");
}

TEST("a hidden single: a house with one place for a digit") {
    CHECK_EQ(judged(":0002:3:"
                    "7..6...498.1........21......1.83..5..5...2...4.8..5........7.32.8..9......6..3...:"
                    ":"
                    ":324:"),
             "");
}
