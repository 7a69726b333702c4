#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// Mirrored at the falling diagonal, with 1 and 2, 3 and 4, 5 and 6 exchanged.
std::string mirrored(char last) {
    std::string text(81, '.');
    const auto put = [&](int row, int column, char digit, char image) {
        text[9 * row + column] = digit;
        text[9 * column + row] = image;
    };
    put(0, 4, '1', '2'), put(1, 6, '3', '4'), put(2, 8, '5', '6'), put(3, 7, '1', last);
    text[0] = '7';
    text[40] = '8';
    return text;
}

}  // namespace

TEST("cells on the axis of symmetric givens hold digits that stay themselves") {
    const auto found = steps(*read_grid(mirrored('2')), Technique::gurth);
    CHECK_EQ(found.size(), 1u);
    CHECK(effect(found[0]).find("r2c2<>1 r2c2<>2") != std::string::npos);
    CHECK(effect(found[0]).find("r2c2<>7") == std::string::npos);
    CHECK_EQ(int(found[0].digits), 0b111000000);
}

TEST("rows may change places before the board is turned") {
    const std::string first = "..62.5.3.17.......2..3.....", second = "....5.9..6.4...1.7..2.8....",
                      third = ".....3..9.......64.3.8.97..";
    const auto turned = steps(*read_grid(first + second + third), Technique::gurth);
    CHECK_EQ(turned.size(), 1u);
    CHECK_EQ(effect(turned[0]), "r5c5<>2 r5c5<>9");
    // Bands go round, and the first two rows of one change places.
    const std::string other = first.substr(9, 9) + first.substr(0, 9) + first.substr(18);
    const auto found = steps(*read_grid(second + third + other), Technique::gurth);
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(effect(found[0]), "r2c5<>2 r2c5<>9");
    CHECK(found[0].evidence.cells.empty());
    CHECK_EQ(found[0].evidence.houses.size(), 2u);
}

TEST("givens that exchange a digit in two ways are not symmetric") {
    CHECK(steps(*read_grid(mirrored('9')), Technique::gurth).empty());
}
