// Naked pairs, triplets and quads: k cells of a house, each with two candidates or more, hold k digits together.
#include "logic/explainer/combinations.h"
#include "logic/explainer/producers.h"

namespace ninefold::logic::explainer {

namespace {

void tell_naked(const Board& board, int house, Mask positions, Mask digits, Finding& out) {
    const CellSet pattern = cells_at(house, positions);
    out.digits = digits;
    out.use(pattern);
    out.house(house);
    out.set(pattern, digits);
    for (const int cell : pattern)
        for (const int digit : each_digit(board.mask[cell])) out.mark(cell, digit);
    for (const int cell : house_cells(house) - pattern)
        out.eliminate_all(cell, static_cast<Mask>(board.mask[cell] & digits));
}

// The positions of cells that may belong to a naked set of this size.
Mask small_cells(const Board& board, int house, int size) {
    Mask pool = 0;
    for (int i = 0; i < kSize; ++i) {
        const int count = board.count(kGeometry.list[house][i]);
        if (count >= 2 && count <= size) pool = static_cast<Mask>(pool | 1 << i);
    }
    return pool;
}

Mask held_by(const Board& board, int house, Mask positions) {
    Mask digits = 0;
    for (const int i : each_digit(positions))
        digits = static_cast<Mask>(digits | board.mask[kGeometry.list[house][i - 1]]);
    return digits;
}

}  // namespace

bool find_naked_set(const Board& board, int size, Finding& out) {
    constexpr std::array<Kind, 5> kinds = {{{}, {}, Kind::naked_pair, Kind::naked_triplet, Kind::naked_quad}};
    constexpr std::array<double, 5> ratings = {0, 0, 3.0, 3.6, 5.0};
    for (const int first : kBoxColumnRow) {
        for (int house = first; house < first + kSize; ++house) {
            if (board.empty_in(house) < 2 * size) continue;
            const Mask pool = small_cells(board, house, size);
            if (std::popcount(pool) < size) continue;
            for (const Mask positions : subsets_of_nine(size)) {
                if (positions & ~pool) continue;
                const Mask digits = held_by(board, house, positions);
                if (std::popcount(digits) != size) continue;
                if (!(held_by(board, house, static_cast<Mask>(kAllDigits & ~positions)) & digits)) continue;
                out.reset(kinds[size], ratings[size]);
                tell_naked(board, house, positions, digits, out);
                return true;
            }
        }
    }
    return false;
}

}  // namespace ninefold::logic::explainer
