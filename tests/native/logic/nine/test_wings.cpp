#include "logic/nine/lines.h"

using namespace lines;

TEST("an XY-wing removes the digit its pincers share") {
    CHECK_EQ(judged(":0800:689:"
                    "+2..+513+896..82..+5...+5+1...3+2..1.4..9..5..7..1827.....4..1.....7....3...+6..+46.9..+2.8:"
                    "422 722 641:"
                    "884::"),
             "");
}

TEST("an XYZ-wing removes the digit all three cells share") {
    CHECK_EQ(judged(":0801:129:"
                    "+39+7.6...4+64+8..5+3..5+213.+4...+2+15..6+7+39+4+89+75+32+167+6+3...8+4+58+5+4.3..7.+1+"
                    "72..8..+3+9+"
                    "36.1+7...:"
                    ":"
                    "225::"),
             "");
}

TEST("a W-wing: two equal bivalue cells joined by a strong link") {
    CHECK_EQ(judged(":0803:47:"
                    ".+59..3....+8+25....+313...2.....8.35...31........2+5...+3.686.+3+2+9.51+59+174+8+63+2+"
                    "2.+3.+5.9.8:"
                    "447:"
                    "747::"),
             "");
}
