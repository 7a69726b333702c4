// The three solvers of the thesis.
//   logic      the ladder alone; err where it ends
//   guess      singles once, then backtracking in the cell with the fewest candidates, and no logic any more
//   combined   the ladder after every guess
// The thesis tries digits in random order; ascending order makes runs repeatable.
#include "lab/algorithm.h"
#include "lab/ladder.h"
#include "lab/measured.h"
#include "lab/splitter.h"

namespace ninefold::lab {
namespace {

template <int Words>
int choose(const Layout<Words>& layout, const Position<Words>& position) {
    return position.fewest_candidates(layout);
}

template <int Words>
void no_reason(const Layout<Words>&, Position<Words>&, Meter&) {}

}  // namespace

Outcome run_logic(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        Position<Words> position(layout);
        thesis_logic(layout, position, meter);
        const int root = position.full() ? meter.root() : -1;
        meter.node(0, root);
        if (position.full()) meter.found(position.digits, root);
    });
}

Outcome run_guess(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        Position<Words> position(layout);
        all_singles(layout, position, meter);
        Splitter(layout, meter, no_reason<Words>, choose<Words>).run(position);
    });
}

Outcome run_combined(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        Splitter(layout, meter, thesis_logic<Words>, choose<Words>).run(Position<Words>(layout));
    });
}

}  // namespace ninefold::lab
