// Aligned exclusion: of all ways to fill two or three cells, those go that repeat a digit in a house or take all
// candidates of a cell that sees them all. A candidate in none of the ways left is false.
#include <algorithm>

#include "logic/explainer/producers.h"

namespace ninefold::logic::explainer {

namespace {

// Cells worth a try, and for each the cells of few candidates that it sees.
struct Field {
    std::array<std::uint8_t, kCells> list{};
    int count = 0;
    CellSet cells;
    std::array<CellSet, kCells> excluders{};

    Field(const Board& board, int most) {
        CellSet few, lone;
        for (const int cell : board.empty) {
            const int candidates = board.count(cell);
            if (candidates == 1) lone.add(cell);
            if (candidates >= 2 && candidates <= most) few.add(cell);
        }
        for (const int cell : board.empty) {
            if (board.count(cell) < 2 || peers(cell).meets(lone)) continue;
            excluders[cell] = peers(cell) & few;
            if (excluders[cell].empty()) continue;
            cells.add(cell);
            list[count++] = static_cast<std::uint8_t>(cell);
        }
    }
};

void tell(const Board& board, Kind kind, double rating, std::initializer_list<int> cells, CellSet excluders,
          const Mask* allowed, Finding& out) {
    out.reset(kind, rating);
    for (const int cell : cells) {
        out.use(cell);
        for (const int digit : each_digit(board.mask[cell])) out.mark(cell, digit, Role::pattern);
        const Mask kept = *allowed++;
        out.eliminate_all(cell, static_cast<Mask>(board.mask[cell] & ~kept));
        out.digits = static_cast<Mask>(out.digits | (board.mask[cell] & ~kept));
    }
    for (const int cell : excluders)
        for (const int digit : each_digit(board.mask[cell])) out.mark(cell, digit, Role::pincer);
}

}  // namespace

bool find_aligned_pair(const Board& board, Finding& out) {
    const Field field(board, 2);
    for (int j = 1; j < field.count; ++j) {
        for (int i = 0; i < j; ++i) {
            const int a = field.list[i], b = field.list[j];
            const CellSet common = field.excluders[a] & field.excluders[b];
            if (common.count() < 2) continue;
            const bool see = are_peers(a, b);
            std::array<Mask, 10> killed{};  // by the digit in a, which digits b cannot be
            if (see)
                for (int digit = 1; digit <= kSize; ++digit) killed[digit] = bit(digit);
            for (const int cell : common)
                for (const int digit : each_digit(board.mask[cell]))
                    killed[digit] = static_cast<Mask>(killed[digit] | (board.mask[cell] & ~bit(digit)));
            std::array<Mask, 2> allowed{};
            for (const int digit : each_digit(board.mask[a])) {
                const Mask ways = static_cast<Mask>(board.mask[b] & ~killed[digit]);
                if (ways) allowed[0] = static_cast<Mask>(allowed[0] | bit(digit));
                allowed[1] = static_cast<Mask>(allowed[1] | ways);
            }
            if (allowed[0] == board.mask[a] && allowed[1] == board.mask[b]) continue;
            tell(board, Kind::aligned_pair, 6.2, {a, b}, common, allowed.data(), out);
            return true;
        }
    }
    return false;
}

namespace {

struct Triplet {
    int a, b, c;
};

// Which candidates of the three cells are part of some way.
std::array<Mask, 3> ways(const Board& board, Triplet cells, CellSet excluders) {
    std::array<Mask, 3> allowed{};
    const auto [a, b, c] = cells;
    const bool ab = are_peers(a, b), ac = are_peers(a, c), bc = are_peers(b, c);
    for (const int in_a : each_digit(board.mask[a])) {
        for (const int in_b : each_digit(board.mask[b])) {
            if (ab && in_a == in_b) continue;
            const Mask both = static_cast<Mask>(bit(in_a) | bit(in_b));
            Mask in_c = board.mask[c];
            if (ac) in_c = static_cast<Mask>(in_c & ~bit(in_a));
            if (bc) in_c = static_cast<Mask>(in_c & ~bit(in_b));
            for (const int cell : excluders) {
                const Mask left = static_cast<Mask>(board.mask[cell] & ~both);
                if (left == 0) in_c = 0;
                if (std::has_single_bit(left)) in_c = static_cast<Mask>(in_c & ~left);
            }
            if (in_c == 0) continue;
            allowed[0] = static_cast<Mask>(allowed[0] | bit(in_a));
            allowed[1] = static_cast<Mask>(allowed[1] | bit(in_b));
            allowed[2] = static_cast<Mask>(allowed[2] | in_c);
            // Most triplets exclude nothing, and a few ways show it.
            if (allowed[0] == board.mask[a] && allowed[1] == board.mask[b] && allowed[2] == board.mask[c])
                return allowed;
        }
    }
    return allowed;
}

bool take_triplet(const Board& board, const Field& field, Triplet cells, Finding& out) {
    const auto [a, b, c] = cells;
    const CellSet common = field.excluders[a] & field.excluders[b] & field.excluders[c];
    if (common.count() < 2) return false;
    // A cell that could hold something none of the three can takes no part: it is never left without a candidate. If
    // none takes part, only equal digits in a house exclude anything, and that is a naked pair.
    const Mask held = static_cast<Mask>(board.mask[a] | board.mask[b] | board.mask[c]);
    bool any = false;
    for (const int cell : common) any |= (board.mask[cell] & ~held) == 0;
    if (!any) return false;
    const auto allowed = ways(board, cells, common);
    if (allowed[0] == board.mask[a] && allowed[1] == board.mask[b] && allowed[2] == board.mask[c]) return false;
    tell(board, Kind::aligned_triplet, 7.5, {a, b, c}, common, allowed.data(), out);
    return true;
}

}  // namespace

bool find_aligned_triplet(const Board& board, Finding& out) {
    const Field field(board, 3);
    for (int j = 1; j < field.count; ++j) {
        for (int i = 0; i < j; ++i) {
            const int a = field.list[i], b = field.list[j];
            if ((field.excluders[a] & field.excluders[b]).count() < 2) continue;
            // The third cell is an excluder of the first, or else of the second, in this order.
            CellSet near_first = field.excluders[a] & field.cells, near_second = field.excluders[b] & field.cells;
            near_first.remove(b);
            near_second.remove(a);
            near_second -= near_first;
            for (const CellSet tail : {near_first, near_second})
                for (const int c : tail)
                    if (take_triplet(board, field, {a, b, c}, out)) return true;
        }
    }
    return false;
}

}  // namespace ninefold::logic::explainer
