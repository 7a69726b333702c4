#include "logic/explainer/board.h"

namespace ninefold::logic::explainer {

namespace {

void fill_from_masks(Board& board) {
    for (int cell = 0; cell < kCells; ++cell) {
        for (const int digit : each_digit(board.mask[cell])) {
            board.cells[digit - 1].add(cell);
            for (int kind = 0; kind < 3; ++kind) {
                Mask& where = board.places[kGeometry.of[cell][kind]][digit - 1];
                where = static_cast<Mask>(where | 1 << kPositions.of[cell][kind]);
            }
        }
    }
}

// Whether a house that has a digit twice is among these.
bool clashes(const Board& board, const auto& digit_of) {
    std::array<Mask, kHouses> used{};
    for (const int cell : CellSet::all() - board.empty) {
        const Mask digit = bit(digit_of(cell));
        for (const int house : kGeometry.of[cell]) {
            if (used[house] & digit) return true;
            used[house] = static_cast<Mask>(used[house] | digit);
        }
    }
    return false;
}

}  // namespace

Board Board::of(const Grid& grid) {
    Board board;
    for (const int cell : grid.empty()) board.mask[cell] = grid.mask(cell);
    board.empty = grid.empty();
    board.left.fill(kSize);
    for (int cell = 0; cell < kCells; ++cell)
        if (grid.digit(cell)) --board.left[grid.digit(cell) - 1];
    board.clash = clashes(board, [&](int cell) { return grid.digit(cell); });
    fill_from_masks(board);
    return board;
}

Board Board::of(const std::uint8_t* digits) {
    std::array<Mask, kHouses> used{};
    for (int cell = 0; cell < kCells; ++cell)
        if (digits[cell])
            for (const int house : kGeometry.of[cell]) used[house] = static_cast<Mask>(used[house] | bit(digits[cell]));
    Board board;
    board.left.fill(kSize);
    for (int cell = 0; cell < kCells; ++cell) {
        if (digits[cell]) {
            --board.left[digits[cell] - 1];
            continue;
        }
        const auto& houses = kGeometry.of[cell];
        board.empty.add(cell);
        board.mask[cell] = static_cast<Mask>(kAllDigits & ~(used[houses[0]] | used[houses[1]] | used[houses[2]]));
    }
    board.clash = clashes(board, [&](int cell) { return digits[cell]; });
    fill_from_masks(board);
    return board;
}

bool Board::broken() const {
    CellSet held;
    for (const CellSet places_of_digit : cells) held |= places_of_digit;
    if (!empty.within(held)) return true;
    if (!clash) {
        // Each kind has as many houses that still need a digit as it is still to be placed, and its candidates are in
        // these alone.
        for (int digit = 0; digit < kSize; ++digit)
            if (left[digit] && count_houses(cells[digit]) < 3 * left[digit]) return true;
        return false;
    }
    for (int house = 0; house < kHouses; ++house) {
        int open = 0;
        for (const Mask where : places[house]) open += where != 0;
        if (open < empty_in(house)) return true;
    }
    return false;
}

}  // namespace ninefold::logic::explainer
