// BF and BFF: every filling of the empty cells is written down and looked at as a whole. They do not stop at a
// solution: that all of them are found is what the paper praises in them, and it makes the number of fillings exact:
// size^empty for BF, the product of the numbers of candidates for BFF.
#include "lab/algorithm.h"
#include "lab/measured.h"

namespace ninefold::lab {
namespace {

template <int Words>
bool keeps_the_rules(const Layout<Words>& layout, const Digits& digits) {
    for (int house = 0; house < layout.house_count; ++house) {
        DigitSet<Words> used;
        for (const int cell : layout.houses.of(house)) {
            if (used.has(digits[cell])) return false;
            used.add(digits[cell]);
        }
    }
    return true;
}

// Counts through all fillings like a car counts miles: the last cell turns fastest.
template <int Words>
void count_through(const Layout<Words>& layout, const std::vector<DigitSet<Words>>& choices, Meter& meter) {
    Digits digits = layout.givens;
    const auto& empty = layout.empty;
    for (const int cell : empty) {
        digits[cell] = static_cast<std::uint8_t>(choices[cell].first());
        if (digits[cell] == 0) return;
        ++meter.placements;
    }
    while (meter.node(empty.size())) {
        ++meter.checks;
        if (keeps_the_rules(layout, digits)) meter.found(digits);
        std::size_t at = empty.size();
        while (at > 0) {
            const int cell = empty[at - 1];
            ++meter.placements;
            const int digit = choices[cell].after(digits[cell]);
            digits[cell] = static_cast<std::uint8_t>(digit != 0 ? digit : choices[cell].first());
            if (digit != 0) break;
            --at;
        }
        if (at == 0) return;
    }
}

}  // namespace

Outcome run_bf(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        count_through(layout, layout.allowed, meter);
    });
}

Outcome run_bff(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        count_through(layout, layout.open, meter);
    });
}

}  // namespace ninefold::lab
