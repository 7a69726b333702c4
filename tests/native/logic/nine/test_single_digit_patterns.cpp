#include "logic/nine/lines.h"

using namespace lines;

TEST("a skyscraper: two parallel strong links on a common line") {
    CHECK_EQ(judged(":0400:3:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "382::"),
             "");
}

TEST("a 2-string kite: a row and a column joined in a box") {
    CHECK_EQ(judged(":0401:4:"
                    ".+59..3....+8+25....+313...2.....8.35...31........2+5...+3.686.+3+2+9.51+59+174+8+63+2+"
                    "2.+3.+5.9.8:"
                    ":"
                    "447::"),
             "");
}

TEST("an empty rectangle and a strong link") {
    CHECK_EQ(judged(":0402:6:"
                    ".+59..3....+8+25....+313...2.....8.35...31........2+5...+3.686.+3+2+9.51+59+174+8+63+2+"
                    "2.+3.+5.9.8:"
                    ":"
                    "634::"),
             "");
}

TEST("a turbot fish: two strong links whose inner ends see each other") {
    CHECK_EQ(judged(":0403:3:"
                    "..1.6..3.....7.12.3...2.89....5.....5.9..6.....4.1.3..6...+549.8..7......2...3..6.:"
                    ":"
                    "382::"),
             "");
}

TEST("a dual 2-string kite: two kites on the same two cells of the box") {
    CHECK_EQ(judged(":0404:4:"
                    ".+59..3....+8+25....+313...2.....8.35...31........2+5...+3.686.+3+2+9.51+59+174+8+63+2+"
                    "2.+3.+5.9.8:"
                    ":"
                    "447 747::"),
             "");
}

TEST("a dual empty rectangle: two strong links on one box") {
    CHECK_EQ(judged(":0405:8:"
                    "1...8+67.....4+1+76..+7.6.29.+1.4+6+21.+8...+5+1+7+9632+4883+9+2.+4+1+6..7...+142.+9.+"
                    "17+4+23.6....."
                    "5.+71:"
                    "374 394:"
                    "828 882::"),
             "");
}

TEST("with duals, two kites told as one come before one of them") {
    Options options;
    options.duals = true;
    Workspace workspace;
    Stop stop;
    const Grid grid = lines::grid(
        ".+59..3....+8+25....+313...2.....8.35...31........2+5...+3.686.+3+2+9.51+59+174+8+63+2+2.+3.+5.9.8");
    const auto ladder = ladder_of({Technique::two_string_kite, Technique::dual_two_string_kite});
    CHECK_EQ(ladder.size(), 1u);
    const auto step = find_first(grid, ladder.front(), options, workspace, stop);
    CHECK(step.has_value() && step->technique == Technique::dual_two_string_kite);
    options.duals = false;
    const auto plain = find_first(grid, ladder.front(), options, workspace, stop);
    CHECK(plain.has_value() && plain->technique == Technique::two_string_kite);
}

TEST("with duals, two empty rectangles told as one come before one of them") {
    Options options;
    options.duals = true;
    Workspace workspace;
    Stop stop;
    Grid grid = lines::grid(
        "1...8+67.....4+1+76..+7.6.29.+1.4+6+21.+8...+5+1+7+9632+4883+9+2.+4+1+6..7...+142.+9.+17+4+23.6.....5.+71");
    grid.eliminate(9 * 6 + 3, 3);
    grid.eliminate(9 * 8 + 3, 3);
    const auto ladder = ladder_of({Technique::empty_rectangle, Technique::dual_empty_rectangle});
    const auto step = find_first(grid, ladder.front(), options, workspace, stop);
    CHECK(step.has_value() && step->technique == Technique::dual_empty_rectangle);
}
