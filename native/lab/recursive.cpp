// The backtracking of the textbooks, a function that calls itself. It asks every peer whether the digit is there;
// the tree is the one of BT, node by node, the price of a node is not.
#include "lab/algorithm.h"
#include "lab/measured.h"

namespace ninefold::lab {
namespace {

template <int Words>
struct Recursion {
    const Layout<Words>& layout;
    Meter& meter;
    Digits digits;

    // True: done, by a solution or by a limit.
    bool fill(std::size_t at, int tree) {
        if (!meter.node(at, tree)) return true;
        if (at == layout.empty.size()) return meter.found(digits, tree);
        meter.expanded(tree);
        const int cell = layout.empty[at];
        bool barren = true;
        for (int digit = 1; digit <= layout.size; ++digit) {
            ++meter.checks;
            if (!fits(cell, digit)) continue;
            barren = false;
            ++meter.placements;
            digits[cell] = static_cast<std::uint8_t>(digit);
            if (fill(at + 1, meter.plant(tree, cell, digit))) return true;
            digits[cell] = 0;
        }
        if (barren) meter.barren();
        return false;
    }

    bool fits(int cell, int digit) const {
        if (!layout.allowed[cell].has(digit)) return false;
        for (const int peer : layout.peers.of(cell)) {
            if (digits[peer] == digit) return false;
        }
        return true;
    }
};

}  // namespace

Outcome run_recursive(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        meter.store(1);
        meter.state_bytes = layout.givens.size() + layout.empty.size() * sizeof(int);  // the board, and a digit a level
        if (!layout.clash) Recursion<Words>{layout, meter, layout.givens}.fill(0, meter.root());
    });
}

}  // namespace ninefold::lab
