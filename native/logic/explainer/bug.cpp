// Bivalue universal grave: but for a few candidates, every cell would hold two and every house each digit twice, which
// has no single solution. So one of the few is true.
#include <algorithm>

#include "logic/explainer/combinations.h"
#include "logic/explainer/producers.h"

namespace ninefold::logic::explainer {

namespace {

// The cells with too many candidates, in the order they are met, and what is too much in them.
struct Surplus {
    std::array<std::uint8_t, kCells> list;
    int count = 0;
    CellSet cells;
    std::array<Mask, kCells> extra{};
    Mask digits = 0;
    CellSet seen_by_all = CellSet::all();

    void add(int cell, int digit) {
        if (!cells.has(cell)) list[count++] = static_cast<std::uint8_t>(cell);
        cells.add(cell);
        extra[cell] = static_cast<Mask>(extra[cell] | bit(digit));
        seen_by_all = (seen_by_all & peers(cell)) - cells;
    }
    bool hopeless() const { return count > 1 && std::popcount(digits) > 1 && seen_by_all.empty(); }
};

// False if the board is no grave.
bool collect(const Board& board, Surplus& surplus) {
    CellSet rich;
    for (const int cell : board.empty)
        if (board.count(cell) >= 3) rich.add(cell);
    for (const int first : kBoxRowColumn) {
        for (int house = first; house < first + kSize; ++house) {
            for (int digit = 1; digit <= kSize; ++digit) {
                const int count = std::popcount(board.at(house, digit));
                if (count == 0 || count == 2) continue;
                const CellSet suspects = board.cells[digit - 1] & house_cells(house) & rich;
                if (suspects.empty()) return false;
                if (!suspects.single()) continue;
                surplus.digits = static_cast<Mask>(surplus.digits | bit(digit));
                surplus.add(suspects.first(), digit);
                if (surplus.hopeless()) return false;
            }
        }
    }
    return surplus.count > 0;
}

bool grave_without(const Board& board, const Surplus& surplus) {
    Board rest = board;
    for (const int cell : surplus.cells)
        for (const int digit : each_digit(surplus.extra[cell])) rest.remove(cell, digit);
    for (const int cell : rest.empty)
        if (rest.count(cell) != 2) return false;
    for (const auto& house : rest.places)
        for (const Mask where : house)
            if (where != 0 && std::popcount(where) != 2) return false;
    return true;
}

void tell(const Surplus& surplus, Kind kind, double rating, Finding& out) {
    out.reset(kind, rating);
    out.digits = surplus.digits;
    for (int i = 0; i < surplus.count; ++i) {
        out.use(surplus.list[i]);
        for (const int digit : each_digit(surplus.extra[surplus.list[i]]))
            out.mark(surplus.list[i], digit, Role::extra);
    }
}

bool one_cell(const Board& board, const Surplus& surplus, Finding& out) {
    tell(surplus, Kind::bug_1, 5.6, out);
    const int cell = surplus.list[0];
    out.eliminate_all(cell, static_cast<Mask>(board.mask[cell] & ~surplus.digits));
    return true;
}

bool one_digit(const Board& board, const Surplus& surplus, Finding& out) {
    const int digit = lowest(surplus.digits);
    const CellSet victims = surplus.seen_by_all & board.cells[digit - 1];
    if (victims.empty()) return false;
    tell(surplus, Kind::bug_2, 5.7, out);
    out.eliminate(victims, digit);
    return true;
}

// Two cells that share a house and one more digit: that digit stays in them.
bool shared_digit(const Board& board, const Surplus& surplus, Finding& out) {
    const int a = surplus.list[0], b = surplus.list[1];
    const Mask common = static_cast<Mask>(board.mask[a] & board.mask[b] & ~surplus.digits);
    if (!std::has_single_bit(common)) return false;
    for (const int first : kBoxRowColumn) {
        const int house = kGeometry.of[a][first / kSize];
        if (house != kGeometry.of[b][first / kSize]) continue;
        tell(surplus, Kind::bug_4, 5.7, out);
        out.house(house);
        for (const int cell : {a, b})
            out.eliminate_all(cell, static_cast<Mask>(board.mask[cell] & ~surplus.extra[cell] & ~common));
        return true;
    }
    return false;
}

// The house of this kind that holds all cells; -1 if there is none.
int house_of_all(CellSet cells, int kind) {
    const int house = kGeometry.of[cells.first()][kind];
    return cells.within(house_cells(house)) ? house : -1;
}

// The surplus cells are one cell of the extra digits, in a naked set of a house.
bool naked_set(const Board& board, const Surplus& surplus, int house, int size, Finding& out) {
    std::array<std::uint8_t, kSize> pool{};
    int count = 0;
    for (const int cell : surplus.seen_by_all& house_cells(house)) pool[count++] = static_cast<std::uint8_t>(cell);
    if (count < size || std::popcount(surplus.digits) < 2) return false;
    for (const Mask chosen : subsets_of_nine(size - 1)) {
        if (chosen >> count) continue;
        Mask held = 0;
        CellSet others, rest;
        bool thin = false;
        for (int i = 0; i < count; ++i) {
            if (!(chosen >> i & 1)) {
                rest.add(pool[i]);
                continue;
            }
            others.add(pool[i]);
            held = static_cast<Mask>(held | board.mask[pool[i]]);
            thin |= board.count(pool[i]) < 2;
        }
        if (thin || std::popcount(held) != size || (surplus.digits & ~held)) continue;
        Mask lost = 0;
        for (const int cell : rest) lost = static_cast<Mask>(lost | (board.mask[cell] & held));
        if (lost == 0) continue;
        tell(surplus, Kind::bug_3, 5.7 + (size - 1) * 0.1, out);
        out.house(house);
        out.set(others, held);
        for (const int cell : rest) out.eliminate_all(cell, static_cast<Mask>(board.mask[cell] & held));
        return true;
    }
    return false;
}

}  // namespace

bool find_bug(const Board& board, Finding& out) {
    Surplus surplus;
    if (!collect(board, surplus) || !grave_without(board, surplus)) return false;
    if (surplus.count == 1) return one_cell(board, surplus, out);
    if (std::has_single_bit(surplus.digits)) {
        if (one_digit(board, surplus, out)) return true;
        return surplus.count == 2 && shared_digit(board, surplus, out);
    }
    if (surplus.seen_by_all.empty()) return false;
    if (surplus.count == 2 && shared_digit(board, surplus, out)) return true;
    // The box's largest set comes before the row's smallest.
    for (const int first : kBoxRowColumn)
        if (const int house = house_of_all(surplus.cells, first / kSize); house >= 0)
            for (int size = 2; size <= 6; ++size)
                if (naked_set(board, surplus, house, size, out)) return true;
    return false;
}

}  // namespace ninefold::logic::explainer
