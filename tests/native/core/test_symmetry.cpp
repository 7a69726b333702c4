#include "check.h"
#include "core/symmetry.h"

using namespace ninefold;

namespace {

Digits digits_of(const char* line) {
    Digits digits{};
    for (int i = 0; i < kCells; ++i)
        if (line[i] != '.') digits[i] = static_cast<std::uint8_t>(line[i] - '0');
    return digits;
}

const Digits kPuzzle = digits_of("74...2.....9.3...2.......6....2...4....8.9.5...5.....1..7.9..2.6..5...8..24..1..3");
const Digits kOther = digits_of("5.....7.41..5......4..39.......5.24..2....8.........65...7......3.16...84.68....3");

}  // namespace

TEST("isomorphs have the same canonical form, other puzzles another") {
    const Symmetry symmetry{
        {5, 3, 4, 8, 7, 6, 1, 0, 2}, {0, 2, 1, 6, 7, 8, 3, 4, 5}, {0, 2, 3, 4, 5, 6, 7, 8, 9, 1}, true};
    const Digits isomorph = image(kPuzzle, symmetry);
    CHECK(isomorph != kPuzzle);
    CHECK(canonical(isomorph) == canonical(kPuzzle));
    CHECK(canonical(kOther) != canonical(kPuzzle));
}

TEST("a canonical form is its own") {
    for (const Digits& puzzle : {kPuzzle, kOther, Digits{}}) CHECK(canonical(canonical(puzzle)) == canonical(puzzle));
}
