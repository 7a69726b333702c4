#include "logic/nine/lines.h"

using namespace lines;

TEST("a locked pair clears its line and its box") {
    CHECK_EQ(judged(":0110:36:"
                    "+4...3.59..8...51....7..8...1...8...9....6..8....3.9..12........6.4.71.....84..27.:"
                    ":"
                    "616 674::"),
             "");
}

TEST("a locked triple clears its line and its box") {
    CHECK_EQ(judged(":0111:456:"
                    "...2..1.8....54..........2.+823...94.7.9.+4.+2.5...+98+23.15....9..3.714.....9..82....:"
                    ":"
                    "652 668::"),
             "");
}

TEST("a naked pair clears the rest of its house") {
    CHECK_EQ(judged(":0200:27:"
                    ".....15733.......6.65..48+1...3..+8...2...756..4..2.6.....86..39.....8..2......9...:"
                    ":"
                    "786::"),
             "");
}

TEST("a naked triple clears the rest of its house") {
    CHECK_EQ(judged(":0201:149:"
                    ".4.3..1....3....52....7.8........4..7.26.3..8.....2....6..5.7...5.9.7.6....1...3.:"
                    ":"
                    "957::"),
             "");
}

TEST("a naked quadruple clears the rest of its house") {
    CHECK_EQ(judged(":0202:1457:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "189 487 489 587 589::"),
             "");
}
