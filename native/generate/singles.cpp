#include "generate/singles.h"

#include "core/houses.h"

namespace ninefold::generate {
namespace {

struct State {
    std::array<Mask, kSize> rows{}, columns{}, boxes{};  // digits that are there
    int empty = 0;

    static constexpr int box(int cell) { return cell / (3 * kSize) * 3 + cell % kSize / 3; }
    void place(int cell, Mask bit) {
        rows[cell / kSize] |= bit;
        columns[cell % kSize] |= bit;
        boxes[box(cell)] |= bit;
    }
    Mask open(int cell) const {
        return static_cast<Mask>(kAllDigits & ~(rows[cell / kSize] | columns[cell % kSize] | boxes[box(cell)]));
    }
};

}  // namespace

bool fill_singles(Digits& grid) {
    State state;
    for (int cell = 0; cell < kCells; ++cell) {
        if (grid[cell] == 0)
            ++state.empty;
        else
            state.place(cell, bit(grid[cell]));
    }
    const auto place = [&](int cell, Mask bit) {
        grid[cell] = static_cast<std::uint8_t>(lowest(bit));
        state.place(cell, bit);
        --state.empty;
    };
    for (bool moved = true; moved && state.empty > 0;) {
        moved = false;
        for (int house = 0; house < kHouses && state.empty > 0; ++house) {
            std::array<Mask, kSize> open;
            Mask once = 0, twice = 0;
            int i = 0;
            for (const int cell : kGeometry.list[house]) {
                Mask mask = grid[cell] == 0 ? state.open(cell) : Mask{0};
                if (mask != 0 && (mask & (mask - 1)) == 0) {
                    place(cell, mask);
                    moved = true;
                    once &= static_cast<Mask>(~mask);
                    mask = 0;
                }
                open[i++] = mask;
                twice = static_cast<Mask>(twice | (once & mask));
                once |= mask;
            }
            Mask hidden = static_cast<Mask>(once & ~twice);
            for (i = 0; hidden != 0 && i < kSize; ++i) {
                const int cell = kGeometry.list[house][i];
                // What was placed meanwhile may have closed it: look again.
                const Mask bit = static_cast<Mask>(open[i] & hidden & state.open(cell));
                if (bit == 0 || (bit & (bit - 1)) != 0 || grid[cell] != 0) continue;
                place(cell, bit);
                moved = true;
                hidden &= static_cast<Mask>(~bit);
            }
        }
    }
    return state.empty == 0;
}

}  // namespace ninefold::generate
