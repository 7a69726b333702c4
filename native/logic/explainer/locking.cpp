// Locked candidates: all places of a digit in one house lie in another, so the rest of the other loses the digit. The
// direct form is taken only if that leaves a single place in a third house of the first one's kind.
#include "logic/explainer/producers.h"

namespace ninefold::logic::explainer {

namespace {

struct Order {
    int base, cover;  // first houses of the two kinds
};
constexpr std::array<Order, 4> kOrders = {
    {{kFirstBox, kFirstColumn}, {kFirstBox, kFirstRow}, {kFirstColumn, kFirstBox}, {kFirstRow, kFirstBox}}};

void tell(const Board& board, int base, int cover, int digit, Finding& out) {
    const CellSet pattern = cells_at(base, board.at(base, digit));
    out.digits = bit(digit);
    out.use(pattern);
    for (const int cell : pattern) out.mark(cell, digit);
    out.house(base, HouseRole::base);
    out.house(cover, HouseRole::cover);
    out.eliminate(board.cells[digit - 1] & (house_cells(cover) - house_cells(base)), digit);
}

// The cell that is left for the digit in another house of the base's kind that crosses the cover; -1 if none.
int left_over(const Board& board, int base, int cover, int digit) {
    const int first = base / kSize * kSize;
    for (int other = first; other < first + kSize; ++other) {
        if (other == base || !house_cells(other).meets(house_cells(cover))) continue;
        if (std::popcount(board.at(other, digit)) < 2) continue;
        const CellSet rest = (board.cells[digit - 1] & house_cells(other)) - house_cells(cover);
        if (rest.single()) return rest.first();
    }
    return -1;
}

bool find(const Board& board, bool direct, Finding& out) {
    for (const auto [base_kind, cover_kind] : kOrders) {
        for (int digit = 1; digit <= kSize; ++digit) {
            const CellSet all = board.cells[digit - 1];
            for (int base = base_kind; base < base_kind + kSize; ++base) {
                if (std::popcount(board.at(base, digit)) < 2) continue;
                const CellSet here = all & house_cells(base);
                const int cell = here.first();
                const int cover = kGeometry.of[cell][cover_kind / kSize];
                if (!here.within(house_cells(cover))) continue;
                if (!(all & house_cells(cover)).meets(CellSet::all() - house_cells(base))) continue;
                const int single = direct ? left_over(board, base, cover, digit) : -1;
                if (direct && single < 0) continue;
                const bool pointing = base_kind == kFirstBox;
                if (direct)
                    out.reset(pointing ? Kind::direct_pointing : Kind::direct_claiming, pointing ? 1.7 : 1.9);
                else
                    out.reset(pointing ? Kind::pointing : Kind::claiming, pointing ? 2.6 : 2.8);
                tell(board, base, cover, digit, out);
                if (direct) {
                    // Only the digit is placed. The candidates it needed gone stay, and may be needed gone again.
                    out.eliminations.clear();
                    out.place(single, digit);
                }
                return true;
            }
        }
    }
    return false;
}

}  // namespace

bool find_direct_locking(const Board& board, Finding& out) { return find(board, true, out); }
bool find_locking(const Board& board, Finding& out) { return find(board, false, out); }

}  // namespace ninefold::logic::explainer
