#include "logic/nine/lines.h"

using namespace lines;

TEST("template set: a cell in every way to place a digit holds it") {
    CHECK_EQ(judged(":1201:1:"
                    ".8..52.34.+4.9+8.51...6+3+1+4+7+8.+47.12.+8....2+8.34.+1.1+8+4..+2..9+6+45+3+8+12+7.35+"
                    "2...+48+82..4"
                    ".3..:"
                    "721:"
                    ":111 186 193:"),
             "");
}

TEST("template delete: a candidate in no way to place its digit is false") {
    CHECK_EQ(judged(":1202:6:"
                    "+3..8.+17.....43...1....693.88.+3....+1..17.+8...3.95+613.+87+9.4+1+75.+3.+53.2+98.+7..."
                    ".+34+6.59:"
                    ":"
                    "627::"),
             "");
}
