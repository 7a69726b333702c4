#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// 1 and 2 in row 1 above rows 4 and 5, with some digits given there; box 4 has its 1 and 2 in the square of columns 1
// and 2 of these rows, and in `beside`.
Grid above(const std::string& row4, const std::string& row5, const std::string& second,
           const std::string& beside = "") {
    Grid grid = *read_grid(std::string(27, '.') + row4 + row5 + std::string(36, '.'));
    const auto keep = [&](int cell, const std::string& digits) {
        for (char digit = '1'; digit <= '9'; ++digit)
            if (digits.find(digit) == std::string::npos) grid.eliminate(cell, digit - '0');
    };
    keep(cell("r1c1"), "12");
    keep(cell("r1c2"), second);
    for (const int digit : {1, 2})
        for (const int at : house_cells(house("b4")) - cells("r4c1 r4c2 r5c1 r5c2") - cells(beside))
            grid.eliminate(at, digit);
    return grid;
}

bool removes(const Grid& grid, const std::string& effects) {
    for (const auto& step : steps(grid, Technique::qiu)) {
        std::istringstream in(effects);
        const std::string all = " " + effect(step) + " ";
        bool has_all = true;
        for (std::string one; in >> one;) has_all = has_all && all.find(" " + one + " ") != std::string::npos;
        if (has_all && step.evidence.cells.size() == 2 && step.evidence.cells[0] == 0) return true;
    }
    return false;
}

const std::string kNothing(9, '.');

}  // namespace

TEST("a further candidate of one cell of a Qiu's deadly pattern is true") {
    CHECK(removes(above(kNothing, kNothing, "1256"), "r1c2<>1 r1c2<>2"));
    CHECK(removes(above(kNothing, kNothing, "125"), "r1c2<>1 r1c2<>2 r1c9<>5"));
}

TEST("a place of the digits in the box beside the square is one more way out") {
    CHECK(removes(above(kNothing, kNothing, "12", "r6c1"), "r6c1<>3 r4c1<>1") == false);
    Grid grid = above(kNothing, kNothing, "12", "r6c1");
    grid.eliminate(cell("r6c1"), 1);
    CHECK(removes(grid, "r4c1<>2 r5c2<>2 r6c1<>3"));
    CHECK(!removes(above(kNothing, kNothing, "1256", "r6c1"), "r1c2<>1"));
}

TEST("givens of the two lines are in the way of one exchange if their columns follow one another") {
    CHECK(removes(above("...34....", "...43....", "1256"), "r1c2<>1 r1c2<>2"));   // they close by themselves
    CHECK(removes(above("...34....", "...45....", "1256"), "r1c2<>1 r1c2<>2"));   // from 3 to 4 to 5
    CHECK(removes(above("........9", ".........", "1256"), "r1c2<>1 r1c2<>2"));   // one alone
    CHECK(!removes(above("...3.....", "....4....", "1256"), "r1c2<>1 r1c2<>2"));  // one for each exchange
    CHECK(!removes(above("...35....", "...46....", "1256"), "r1c2<>1 r1c2<>2"));
    CHECK(removes(above("...3.....", "....3....", "1256"), "r1c2<>1 r1c2<>2"));  // the same digit: 3 follows 3
}

TEST("placed digits that are no givens may be exchanged and join columns") {
    CHECK(removes(above("...+35....", "...+46....", "1256"), "r1c2<>1 r1c2<>2"));
    CHECK(removes(above("...3+4....", "...+56....", "1256"), "r1c2<>1 r1c2<>2") == false);
    CHECK(removes(above("...3+5....", "...+56....", "1256"), "r1c2<>1 r1c2<>2"));
}
