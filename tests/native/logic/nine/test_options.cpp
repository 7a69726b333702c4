#include "logic/nine/lines.h"

using namespace lines;

namespace {

// An empty grid where digit 1 has only the places given, row by row.
Grid ones_at(const std::string& rows) {
    Grid grid = lines::grid(std::string(81, '.'));
    for (int cell = 0; cell < 81; ++cell)
        if (rows[cell] != '1') grid.eliminate(cell, 1);
    return grid;
}

// An X-wing in rows 1 and 4 on columns 1 and 4, but for a fin at r1c2; r2c1 and r3c1 see the fin.
const std::string kFinned =
    "11.1....."
    "1...1.1.1"
    "1....11.1"
    "1..1....."
    ".1..1.1.1"
    ".1...11.1"
    ".1..1.1.1"
    ".1...11.1"
    ".1..1.1.1";

}  // namespace

TEST("a fish may have no more fins than allowed") {
    Options options;
    CHECK(!all(ones_at(kFinned), Technique::finned_x_wing, options).empty());
    options.max_fins = 0;
    CHECK(all(ones_at(kFinned), Technique::finned_x_wing, options).empty());
}

TEST("a finned fish removes only what sees the fin") {
    bool seen = false;
    for (const auto& step : all(ones_at(kFinned), Technique::finned_x_wing)) {
        const auto& houses = step.evidence.houses;
        if (houses[0].house != 0 || houses[1].house != 3) continue;
        seen = true;
        CHECK_EQ(written(step.eliminations), "121 131");
        CHECK_EQ(houses.size(), 4u);
    }
    CHECK(seen);
}

TEST("steps with the same result are listed once, unless every instance is wanted") {
    const Grid grid = lines::grid(
        "12......."
        "3........" +
        std::string(63, '.'));
    Grid pairs = grid;
    for (const int cell : {9 + 1, 9 + 2})
        for (const int digit : {4, 5, 6, 7}) pairs.eliminate(cell, digit);
    Options options;
    const auto once =
        all(pairs, Technique::naked_pair, options).size() + all(pairs, Technique::locked_pair, options).size();
    options.one_per_elimination = false;
    const auto every =
        all(pairs, Technique::naked_pair, options).size() + all(pairs, Technique::locked_pair, options).size();
    CHECK_EQ(once, 1u);
    CHECK(every >= once);
}

TEST("a rectangle cell may lack one of the two digits only if that is allowed") {
    // 1 and 2 in r1c1, r1c2, r4c1; r4c2 has lost 1 and keeps 2 with an extra.
    Grid grid = lines::grid(std::string(81, '.'));
    for (const int cell : {0, 1, 27, 28})
        for (int digit = 3; digit <= 9; ++digit)
            if (cell != 28 || digit > 3) grid.eliminate(cell, digit);
    grid.eliminate(28, 1);
    Options options;
    CHECK_EQ(all(grid, Technique::uniqueness_1, options).size(), 1u);
    CHECK_EQ(written(all(grid, Technique::uniqueness_1, options)[0].eliminations), "242");
    options.uniqueness_missing_candidates = false;
    CHECK(all(grid, Technique::uniqueness_1, options).empty());
}

TEST("an empty rectangle needs three places in the box, or two if that is allowed") {
    // Box 1 has r1c2 and r2c1; row 5 is a strong link from column 1 to column 9.
    const Grid grid = ones_at(
        ".1......1"
        "1...1...."
        "....11.1."
        ".111..1.."
        "1.......1"
        ".11111111"
        ".1111111."
        ".1111111."
        ".1111111.");
    Options options;
    const auto in_first_box = [&] {
        std::string victims;
        for (const auto& step : all(grid, Technique::empty_rectangle, options))
            if (step.evidence.houses[0].house == 18) victims += written(step.eliminations);
        return victims;
    };
    CHECK_EQ(in_first_box(), "");
    options.empty_rectangle_with_two = true;
    CHECK_EQ(in_first_box(), "119");
}

TEST("the first finned fish is told with its siamese twin if that is asked for") {
    const auto read = read_library_line(
        ":03111:2:"
        "1.+5...893..+3...5+6+4+4+86+5+3+92+17+65...8+7+3+2.4+8+3.+76+51+3.76+5.+94+8+56+2173+4+"
        "8+98....5+37+"
        "6+73....+1+2+5:"
        "216:"
        "221 262::");
    const auto& board = std::get<LibraryCase>(read);
    Options options;
    Workspace workspace;
    Stop stop;
    const auto plain = find_first(board.grid, only(board.technique), options, workspace, stop);
    options.siamese = true;
    workspace.next_moment();
    const auto joined = find_first(board.grid, only(board.technique), options, workspace, stop);
    CHECK(plain && !plain->siamese);
    CHECK(joined && joined->siamese);
    CHECK(joined->eliminations.size() > plain->eliminations.size());
}
