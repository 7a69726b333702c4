// One position of a search that keeps candidates: placing a digit takes it from the peers.
#pragma once

#include "lab/layout.h"
#include "lab/meter.h"

namespace ninefold::lab {

template <int Words>
struct Position {
    using Set = DigitSet<Words>;

    Position() = default;
    explicit Position(const Layout<Words>& layout)
        : digits(layout.givens),
          candidates(layout.open),
          unplaced(static_cast<int>(layout.empty.size())),
          dead(layout.clash) {
        for (int cell = 0; cell < layout.cells; ++cell) {
            if (digits[cell] != 0) {
                candidates[cell] = Set();
            } else if (candidates[cell].empty()) {
                dead = true;
            }
        }
    }

    Digits digits;
    std::vector<Set> candidates;  // of a filled cell none
    int unplaced = 0;
    bool dead = false;  // an empty cell has no candidate left, or a house no place for a digit

    bool full() const { return unplaced == 0 && !dead; }

    void place(const Layout<Words>& layout, int cell, int digit, Meter& meter) {
        ++meter.placements;
        digits[cell] = static_cast<std::uint8_t>(digit);
        candidates[cell] = Set();
        --unplaced;
        for (const int peer : layout.peers.of(cell)) remove(peer, digit);
    }

    bool remove(int cell, int digit) {
        if (digits[cell] != 0 || !candidates[cell].has(digit)) return false;
        candidates[cell].remove(digit);
        if (candidates[cell].empty()) dead = true;
        return true;
    }

    // The empty cell with the fewest candidates, the first of them; -1 if no cell is empty.
    int fewest_candidates(const Layout<Words>& layout) const {
        int best = -1, fewest = 0;
        for (const int cell : layout.empty) {
            if (digits[cell] != 0) continue;
            const int count = candidates[cell].count();
            if (best < 0 || count < fewest) {
                best = cell;
                fewest = count;
                if (count <= 2) break;
            }
        }
        return best;
    }
};

}  // namespace ninefold::lab
