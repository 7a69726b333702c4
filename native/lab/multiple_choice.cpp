// MC: naked and hidden singles; then a cell with two candidates, and both halves of the board in turn. Large boards may
// have no such cell; the paper does not say what then, we take the cell with the fewest.
#include "lab/algorithm.h"
#include "lab/measured.h"
#include "lab/singles.h"
#include "lab/splitter.h"

namespace ninefold::lab {

Outcome run_mc(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        const auto choose = [](const Layout<Words>& b, const Position<Words>& p) { return p.fewest_candidates(b); };
        Splitter(layout, meter, all_singles<Words>, choose).run(Position<Words>(layout));
    });
}

}  // namespace ninefold::lab
