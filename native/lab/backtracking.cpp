// BT tries every digit in every empty cell; BTF only those that the givens leave.
#include "lab/algorithm.h"
#include "lab/backtracker.h"
#include "lab/measured.h"

namespace ninefold::lab {

Outcome run_bt(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        if (!layout.clash) backtrack(layout, layout.givens, layout.allowed, meter);
    });
}

Outcome run_btf(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        if (!layout.clash) backtrack(layout, layout.givens, layout.open, meter);
    });
}

}  // namespace ninefold::lab
