#include <random>

#include "check.h"
#include "logic/explainer/board.h"

using namespace ninefold;
using namespace ninefold::logic::explainer;

namespace {

// By the definition: a cell without candidates, or a house with fewer digits that have a place than empty cells.
bool broken(const Board& board) {
    for (const int cell : board.empty)
        if (board.mask[cell] == 0) return true;
    for (int house = 0; house < kHouses; ++house) {
        int open = 0;
        for (const Mask where : board.places[house]) open += where != 0;
        if (open < board.empty_in(house)) return true;
    }
    return false;
}

}  // namespace

TEST("a board is broken just where a cell or a house says so, with or without a clash") {
    std::mt19937 random(3);
    int sound = 0, broken_by_house = 0, clashing = 0;
    for (int n = 0; n < 4'000; ++n) {
        std::array<std::uint8_t, kCells> digits{};
        const int givens = static_cast<int>(random() % 12);
        for (int i = 0; i < givens; ++i) digits[random() % kCells] = static_cast<std::uint8_t>(1 + random() % kSize);
        Board board = Board::of(digits.data());
        clashing += board.clash;
        for (int i = 0; i < 60; ++i) {
            CHECK_EQ(board.broken(), broken(board));
            if (board.broken()) break;
            ++sound;
            const int cell = static_cast<int>(random() % kCells), digit = static_cast<int>(1 + random() % kSize);
            if (!board.has(cell, digit)) continue;
            if (random() % 8 == 0)
                board.place(cell, digit);
            else
                board.remove(cell, digit);
        }
        // The last place of a digit in a house, while every cell has others.
        const int house = static_cast<int>(random() % kHouses), digit = static_cast<int>(1 + random() % kSize);
        if (board.broken() || board.at(house, digit) == 0) continue;
        for (const int cell : cells_at(house, board.at(house, digit))) board.remove(cell, digit);
        broken_by_house += board.broken();
        CHECK_EQ(board.broken(), broken(board));
    }
    CHECK(sound > 10'000 && broken_by_house > 100 && clashing > 100);
}
