#include "logic/nine/lines.h"

using namespace lines;

TEST("simple colors trap: what sees both colors is false") {
    CHECK_EQ(judged(":0500:2:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "284 286::"),
             "");
}

TEST("simple colors wrap: a color that sees itself is false") {
    CHECK_EQ(judged(":0501:3:"
                    "....59.+1.....1+8.3...82+6.54.8+2.14.6....58.672+4...+5.2+3+81.+8+1+6+2+54.3..2..+416..."
                    "6..+1...:"
                    "943 985 789 995 799:"
                    "313 314 346::"),
             "");
}

TEST("multi colors 1: what sees the two outer colors is false") {
    CHECK_EQ(judged(":0502:3:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "382::"),
             "");
}

TEST("multi colors 2: a color that sees both colors of another net is false") {
    CHECK_EQ(judged(":0503:3:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "382::"),
             "");
}
