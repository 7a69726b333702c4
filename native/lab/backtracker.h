// Backtracking over given choices: empty cells in reading order, digits ascending, back when nothing fits.
#pragma once

#include "lab/layout.h"
#include "lab/meter.h"

namespace ninefold::lab {

// Starts from `digits` (their empty cells are filled) and tries in each cell only its `choices`.
template <int Words>
void backtrack(const Layout<Words>& layout, Digits digits, const std::vector<DigitSet<Words>>& choices, Meter& meter) {
    std::vector<DigitSet<Words>> used(layout.house_count);
    std::vector<int> order;
    for (int cell = 0; cell < layout.cells; ++cell) {
        if (digits[cell] == 0)
            order.push_back(cell);
        else
            for (const int house : layout.houses_of.of(cell)) used[house].add(digits[cell]);
    }
    std::vector<int> planted(order.size() + 1, -1);
    planted[0] = meter.root();
    // One board that is changed and changed back, and what leads there.
    meter.store(1);
    meter.state_bytes = digits.size() + used.size() * sizeof(DigitSet<Words>) + order.size() * 2 * sizeof(int);
    meter.node(0, planted[0]);
    if (order.empty()) {
        meter.found(digits, planted[0]);
        return;
    }
    std::size_t at = 0;
    while (true) {
        const int cell = order[at];
        const auto houses = layout.houses_of.of(cell);
        int digit = digits[cell];
        const bool first = digit == 0;
        if (first) {
            meter.expanded(planted[at]);
        } else {
            for (const int house : houses) used[house].remove(digit);
        }
        DigitSet<Words> taken;
        for (const int house : houses) taken |= used[house];
        do {
            digit = choices[cell].after(digit);
            ++meter.checks;
        } while (digit != 0 && taken.has(digit));
        if (digit == 0) {
            --meter.checks;  // the end of the digits was no look at one
            if (first) meter.barren();
            digits[cell] = 0;
            if (at-- == 0) return;
            continue;
        }
        ++meter.placements;
        digits[cell] = static_cast<std::uint8_t>(digit);
        for (const int house : houses) used[house].add(digit);
        planted[at + 1] = meter.plant(planted[at], cell, digit);
        ++at;
        if (!meter.node(at, planted[at])) return;
        if (at == order.size()) {
            if (meter.found(digits, planted[at])) return;
            --at;
        }
    }
}

}  // namespace ninefold::lab
