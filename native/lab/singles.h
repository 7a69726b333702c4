// Sweeps for singles, as the paper describes them: look everywhere, place what is found, look again if anything was.
#pragma once

#include "lab/position.h"

namespace ninefold::lab {

// One sweep over all cells. True: something was placed.
template <int Words>
bool naked_sweep(const Layout<Words>& layout, Position<Words>& position, Meter& meter) {
    bool placed = false;
    for (const int cell : layout.empty) {
        if (position.digits[cell] != 0) continue;
        ++meter.checks;
        if (position.candidates[cell].count() != 1) continue;
        position.place(layout, cell, position.candidates[cell].first(), meter);
        placed = true;
        if (position.dead) return false;
    }
    return placed;
}

// One sweep over all full houses; a digit with no place left makes the position dead.
template <int Words>
bool hidden_sweep(const Layout<Words>& layout, Position<Words>& position, Meter& meter) {
    bool placed = false;
    for (const int house : layout.full_houses) {
        ++meter.checks;
        DigitSet<Words> once, twice, there;
        for (const int cell : layout.houses.of(house)) {
            if (const int digit = position.digits[cell]; digit != 0) {
                there.add(digit);
                continue;
            }
            twice |= once & position.candidates[cell];
            once |= position.candidates[cell];
        }
        if ((once | there) != layout.all) {
            position.dead = true;
            return false;
        }
        const auto singles = once.without(twice);
        for (int digit = singles.first(); digit != 0; digit = singles.after(digit)) {
            for (const int cell : layout.houses.of(house)) {
                if (!position.candidates[cell].has(digit)) continue;
                position.place(layout, cell, digit, meter);
                placed = true;
                break;
            }
            if (position.dead) return false;
        }
    }
    return placed;
}

template <int Words>
void naked_singles(const Layout<Words>& layout, Position<Words>& position, Meter& meter) {
    while (!position.dead && position.unplaced > 0 && naked_sweep(layout, position, meter)) meter.hardest = 1;
}

template <int Words>
void hidden_singles(const Layout<Words>& layout, Position<Words>& position, Meter& meter) {
    while (!position.dead && position.unplaced > 0 && hidden_sweep(layout, position, meter)) meter.hardest = 2;
}

// Both, until neither helps: naked ones first, they are cheaper to see.
template <int Words>
void all_singles(const Layout<Words>& layout, Position<Words>& position, Meter& meter) {
    while (!position.dead && position.unplaced > 0) {
        if (!naked_sweep(layout, position, meter) && !position.dead && !hidden_sweep(layout, position, meter)) return;
    }
}

}  // namespace ninefold::lab
