// Hidden pairs, triplets and quads. The direct form is taken only if the set leaves one place for another digit of
// the house.
#include "logic/explainer/combinations.h"
#include "logic/explainer/producers.h"

namespace ninefold::logic::explainer {

namespace {

// The digits of the house that may belong to a hidden set of this size: two places at least, `size` at most.
Mask eligible(const Board& board, int house, int size) {
    Mask digits = 0;
    for (int digit = 1; digit <= kSize; ++digit) {
        const int count = std::popcount(board.at(house, digit));
        if (count >= 2 && count <= size) digits = static_cast<Mask>(digits | bit(digit));
    }
    return digits;
}

Mask places_of(const Board& board, int house, Mask digits) {
    Mask where = 0;
    for (const int digit : each_digit(digits)) where = static_cast<Mask>(where | board.at(house, digit));
    return where;
}

// The other digit that keeps one place once the set has taken its cells; 0 if none.
int exposed(const Board& board, int house, Mask digits, Mask where) {
    for (const int digit : each_digit(kAllDigits & ~digits)) {
        const Mask places = board.at(house, digit);
        if (std::popcount(places) > 1 && std::has_single_bit(static_cast<Mask>(places & ~where))) return digit;
    }
    return 0;
}

bool worth(const Board& board, int house, Mask digits, Mask where) {
    for (const int cell : cells_at(house, where))
        if (board.mask[cell] & ~digits) return true;
    return false;
}

void tell_hidden(const Board& board, int house, Mask digits, Mask where, Finding& out) {
    const CellSet pattern = cells_at(house, where);
    out.digits = digits;
    out.use(pattern);
    out.house(house);
    for (const int cell : pattern) {
        for (const int digit : each_digit(board.mask[cell] & digits)) out.mark(cell, digit);
        out.eliminate_all(cell, static_cast<Mask>(board.mask[cell] & ~digits));
    }
}

template <typename Take>
bool search(const Board& board, int size, int more_than, Take take) {
    for (const int first : kBoxColumnRow) {
        for (int house = first; house < first + kSize; ++house) {
            if (board.empty_in(house) <= more_than) continue;
            const Mask pool = eligible(board, house, size);
            if (std::popcount(pool) < size) continue;
            for (const Mask digits : subsets_of_nine(size)) {
                if (digits & ~pool) continue;
                const Mask where = places_of(board, house, digits);
                if (std::popcount(where) == size && worth(board, house, digits, where) && take(house, digits, where))
                    return true;
            }
        }
    }
    return false;
}

}  // namespace

bool find_direct_hidden_set(const Board& board, int size, Finding& out) {
    return search(board, size, size, [&](int house, Mask digits, Mask where) {
        const int digit = exposed(board, house, digits, where);
        if (digit == 0) return false;
        out.reset(size == 2 ? Kind::direct_hidden_pair : Kind::direct_hidden_triplet, size == 2 ? 2.0 : 2.5);
        tell_hidden(board, house, digits, where, out);
        out.eliminations.clear();  // as with the direct intersections, only the digit is placed
        out.place(cell_at(house, static_cast<Mask>(board.at(house, digit) & ~where)), digit);
        return true;
    });
}

bool find_hidden_set(const Board& board, int size, Finding& out) {
    constexpr std::array<Kind, 5> kinds = {{{}, {}, Kind::hidden_pair, Kind::hidden_triplet, Kind::hidden_quad}};
    constexpr std::array<double, 5> ratings = {0, 0, 3.4, 4.0, 5.4};
    return search(board, size, 2 * size, [&](int house, Mask digits, Mask where) {
        out.reset(kinds[size], ratings[size]);
        tell_hidden(board, house, digits, where, out);
        return true;
    });
}

}  // namespace ninefold::logic::explainer
