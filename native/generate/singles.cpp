#include "generate/singles.h"

#include "logic/houses.h"

namespace ninefold::generate {
namespace {

using Mask = std::uint16_t;

struct State {
    std::array<Mask, 9> rows{}, columns{}, boxes{};  // digits that are there
    int empty = 0;

    static constexpr int box(int cell) { return cell / 27 * 3 + cell % 9 / 3; }
    void place(int cell, Mask bit) {
        rows[cell / 9] |= bit;
        columns[cell % 9] |= bit;
        boxes[box(cell)] |= bit;
    }
    Mask open(int cell) const {
        return static_cast<Mask>(0x1FF & ~(rows[cell / 9] | columns[cell % 9] | boxes[box(cell)]));
    }
};

}  // namespace

bool fill_singles(Digits& grid) {
    State state;
    for (int cell = 0; cell < kCells; ++cell) {
        if (grid[cell] == 0)
            ++state.empty;
        else
            state.place(cell, static_cast<Mask>(1 << (grid[cell] - 1)));
    }
    const auto place = [&](int cell, Mask bit) {
        grid[cell] = static_cast<std::uint8_t>(std::countr_zero(bit) + 1);
        state.place(cell, bit);
        --state.empty;
    };
    for (bool moved = true; moved && state.empty > 0;) {
        moved = false;
        for (int house = 0; house < logic::kHouses && state.empty > 0; ++house) {
            std::array<Mask, 9> open;
            Mask once = 0, twice = 0;
            int i = 0;
            for (const int cell : logic::kGeometry.list[house]) {
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
            for (i = 0; hidden != 0 && i < 9; ++i) {
                const int cell = logic::kGeometry.list[house][i];
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
