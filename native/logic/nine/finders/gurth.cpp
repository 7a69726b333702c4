// Gurth's theorem: the givens are the same after the board is turned or mirrored and their digits are exchanged. Then
// the solution is, too, as it is the only one. A cell that stays in its place holds a digit that stays itself; and what
// a cell cannot hold, the cell where it comes to cannot hold in exchange.
#include <optional>

#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

using Motion = int (*)(int cell);

int half_turn(int cell) { return kCells - 1 - cell; }
int quarter_turn(int cell) { return cell % kSize * kSize + kSize - 1 - cell / kSize; }
int over_falling_diagonal(int cell) { return cell % kSize * kSize + cell / kSize; }
int over_rising_diagonal(int cell) { return half_turn(over_falling_diagonal(cell)); }

using Exchange = std::array<int, kSize + 1>;  // [digit]: what it becomes

// How digits are exchanged when the givens move; nothing if they do not come to themselves.
std::optional<Exchange> exchange_of(const Grid& grid, Motion moved) {
    Exchange exchange{};
    Mask images = 0;
    for (const int cell : grid.given()) {
        if (!grid.given().has(moved(cell))) return {};
        int& image = exchange[grid.digit(cell)];
        if (image == 0) image = grid.digit(moved(cell));
        if (image != grid.digit(moved(cell))) return {};
    }
    int missing = 0;
    for (int digit = 1; digit <= kSize; ++digit) {
        if (exchange[digit] == 0) {
            if (++missing == 2) return {};  // two digits without a given: no single solution
            exchange[digit] = digit;
        }
        images |= bit(exchange[digit]);
    }
    if (images != kAllDigits) return {};
    return exchange;
}

Mask possible(const Grid& grid, int cell) { return grid.digit(cell) != 0 ? bit(grid.digit(cell)) : grid.mask(cell); }

void judge_motion(Query& query, Motion moved) {
    const Grid& grid = query.grid;
    const auto exchange = exchange_of(grid, moved);
    if (!exchange) return;
    std::array<Mask, kCells> out{};
    CellSet still;
    Mask same = 0;
    for (int cell = 0; cell < kCells; ++cell) {
        const int image = moved(cell);
        if (image == cell) still.add(cell);
        for (int digit = 1; digit <= kSize; ++digit) {
            const int becomes = (*exchange)[digit];
            if (becomes == digit) same |= bit(digit);
            const bool here = possible(grid, cell) & bit(digit), there = possible(grid, image) & bit(becomes);
            if (image == cell ? here && becomes != digit : here && !there) out[cell] |= bit(digit);
            if (there && !here) out[image] |= bit(becomes);
        }
    }
    Step step(Technique::gurth, same);
    for (const int cell : grid.empty())
        for (const int digit : each_digit(out[cell] & grid.mask(cell))) step.eliminate(digit, CellSet::only(cell));
    if (step.eliminations.empty()) return;
    step.use(still);
    step.evidence.sets.push_back({still, same});
    query.add(std::move(step));
}

}  // namespace

void find_gurth(Query& query) {
    for (const Motion motion : {half_turn, quarter_turn, over_falling_diagonal, over_rising_diagonal})
        if (!query.enough()) judge_motion(query, motion);
}

}  // namespace ninefold::logic
