#include "logic/nine/lines.h"

using namespace lines;

TEST("a placed digit leaves no candidate in its cell and none of its own in the peers") {
    Grid grid;
    grid = read_grid(std::string(81, '.')).value();
    grid.place(40, 5);
    CHECK_EQ(grid.digit(40), 5);
    CHECK_EQ(int(grid.mask(40)), 0);
    CHECK(!grid.has(4, 5) && !grid.has(36, 5) && !grid.has(30, 5));
    CHECK(grid.has(0, 5));
    CHECK_EQ(grid.places(0, 5), 8);
    CHECK_EQ(grid.places(4, 5), 0);
    CHECK_EQ(grid.cells_of(5).count(), 60);
}

TEST("digits marked with + are placed, not given") {
    const Grid grid = lines::grid("1+2......." + std::string(72, '.'));
    CHECK(grid.given().has(0));
    CHECK(!grid.given().has(1));
    CHECK_EQ(grid.digit(1), 2);
}

TEST("text that is no grid is refused") {
    CHECK(!read_grid("123"));
    CHECK(!read_grid(std::string(80, '.') + "x"));
    CHECK(!read_grid(std::string(82, '.')));
}

TEST("two equal givens in a house break the grid") {
    CHECK(lines::grid("11" + std::string(79, '.')).broken());
    CHECK(!lines::grid("12" + std::string(79, '.')).broken());
}

TEST("a naked single is queued when its last rival goes, in order of events") {
    Grid grid = lines::grid("1234567.." + std::string(72, '.'));
    grid.eliminate(8, 8);
    grid.eliminate(7, 9);
    CHECK_EQ(grid.naked().tail(), 2);
    CHECK_EQ(int(grid.naked()[0].cell), 8);
    CHECK_EQ(int(grid.naked()[0].digit), 9);
    CHECK_EQ(int(grid.naked()[1].cell), 7);
}

TEST("a hidden single is queued when a house has one place left") {
    Grid grid = lines::grid(std::string(81, '.'));
    for (int cell = 1; cell < 9; ++cell) grid.eliminate(cell, 3);
    CHECK_EQ(grid.hidden().tail(), 1);
    CHECK_EQ(int(grid.hidden()[0].cell), 0);
    CHECK_EQ(int(grid.hidden()[0].digit), 3);
}

TEST("filled cells at the head of the queues are forgotten, the others stay") {
    Grid grid = lines::grid("1234567.." + std::string(72, '.'));
    grid.eliminate(8, 8);
    grid.place(8, 9);
    grid.forget_stale_singles();
    CHECK_EQ(grid.naked().head(), 1);
    CHECK_EQ(grid.naked().tail(), 2);
    CHECK_EQ(int(grid.naked()[1].cell), 7);
}

TEST("requeueing lists naked singles by cell and hidden ones by house") {
    Grid grid = lines::grid("1234567.." + std::string(72, '.'));
    grid.eliminate(8, 8);
    grid.requeue();
    CHECK_EQ(int(grid.naked()[0].cell), 8);
    CHECK_EQ(int(grid.hidden()[0].cell), 7);
    CHECK_EQ(int(grid.hidden()[0].digit), 8);
}

TEST("bivalue cells are those with exactly two candidates") {
    const Grid grid = lines::grid("1234567.." + std::string(72, '.'));
    CHECK_EQ(grid.bivalue().count(), 2);
    CHECK(grid.bivalue().has(7) && grid.bivalue().has(8));
}

TEST("a cell set walks its cells in ascending order across the word border") {
    const CellSet set = CellSet::of({80, 63, 64, 0});
    std::vector<int> cells;
    for (const int cell : set) cells.push_back(cell);
    CHECK(cells == std::vector<int>({0, 63, 64, 80}));
    CHECK_EQ(set.count(), 4);
    CHECK_EQ((set - CellSet::only(0)).first(), 63);
}
