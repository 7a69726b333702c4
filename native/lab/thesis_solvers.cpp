// D3: the three solvers of the thesis.
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
int choose(const Board<Words>& board, const Position<Words>& position) {
    return position.fewest_candidates(board);
}

template <int Words>
void no_reason(const Board<Words>&, Position<Words>&, Meter&) {}

}  // namespace

Outcome run_logic(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Board<Words>& board, Meter& meter) {
        Position<Words> position(board);
        thesis_logic(board, position, meter);
        meter.node(0);
        if (position.full()) meter.found(position.digits, meter.root());
    });
}

Outcome run_guess(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Board<Words>& board, Meter& meter) {
        Position<Words> position(board);
        all_singles(board, position, meter);
        Splitter(board, meter, no_reason<Words>, choose<Words>).run(position);
    });
}

Outcome run_combined(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Board<Words>& board, Meter& meter) {
        Splitter(board, meter, thesis_logic<Words>, choose<Words>).run(Position<Words>(board));
    });
}

}  // namespace ninefold::lab
