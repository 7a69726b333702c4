// X-wing, swordfish, jellyfish: columns as base first. The lines are chosen before the digit.
#include "logic/explainer/combinations.h"
#include "logic/explainer/producers.h"

namespace ninefold::logic::explainer {

namespace {

void tell(const Board& board, int base, int cover, Mask lines, Mask across, int digit, Finding& out) {
    CellSet base_cells, cover_cells;
    for (const int line : each_digit(lines)) {
        out.house(base + line - 1, HouseRole::base);
        base_cells |= house_cells(base + line - 1);
    }
    for (const int line : each_digit(across)) {
        out.house(cover + line - 1, HouseRole::cover);
        cover_cells |= house_cells(cover + line - 1);
    }
    const CellSet pattern = board.cells[digit - 1] & base_cells & cover_cells;
    out.digits = bit(digit);
    out.use(pattern);
    for (const int cell : pattern) out.mark(cell, digit);
    out.eliminate((board.cells[digit - 1] & cover_cells) - base_cells, digit);
}

// Which lines of a kind hold the digit in two places at least and `size` at most.
Mask eligible(const Board& board, int base, int digit, int size) {
    Mask lines = 0;
    for (int line = 0; line < kSize; ++line) {
        const int count = std::popcount(board.at(base + line, digit));
        if (count >= 2 && count <= size) lines = static_cast<Mask>(lines | 1 << line);
    }
    return std::popcount(lines) >= size ? lines : Mask{0};
}

}  // namespace

bool find_fish(const Board& board, int size, Finding& out) {
    constexpr std::array<Kind, 5> kinds = {{{}, {}, Kind::x_wing, Kind::swordfish, Kind::jellyfish}};
    constexpr std::array<double, 5> ratings = {0, 0, 3.2, 3.8, 5.2};
    for (const auto& [base, cover] : {std::pair{kFirstColumn, kFirstRow}, std::pair{kFirstRow, kFirstColumn}}) {
        std::array<Mask, 10> pool{};
        Mask any = 0;
        for (int digit = 1; digit <= kSize; ++digit) {
            if (board.left[digit - 1] >= 2 * size) pool[digit] = eligible(board, base, digit, size);
            any = static_cast<Mask>(any | pool[digit]);
        }
        if (any == 0) continue;
        for (const Mask lines : subsets_of_nine(size)) {
            if (lines & ~any) continue;
            for (int digit = 1; digit <= kSize; ++digit) {
                if (lines & ~pool[digit]) continue;
                Mask across = 0;
                for (const int line : each_digit(lines))
                    across = static_cast<Mask>(across | board.at(base + line - 1, digit));
                if (std::popcount(across) != size) continue;
                bool worth = false;
                for (const int line : each_digit(across)) worth |= (board.at(cover + line - 1, digit) & ~lines) != 0;
                if (!worth) continue;
                out.reset(kinds[size], ratings[size]);
                tell(board, base, cover, lines, across, digit, out);
                return true;
            }
        }
    }
    return false;
}

}  // namespace ninefold::logic::explainer
