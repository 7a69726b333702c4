// Five levels of logic, then the trial of one assumed value, then of two. As in the document an assumption that
// fails teaches nothing: the next one starts from the same position, and a puzzle that needs three stays unsolved.
#include "lab/algorithm.h"
#include "lab/ladder.h"
#include "lab/measured.h"

namespace ninefold::lab {
namespace {

template <int Words>
struct Trial {
    const Layout<Words>& layout;
    Meter& meter;

    // Every candidate of every empty cell in turn. True: done, by a solution or by a limit.
    bool assume(const Position<Words>& start, int more, int depth, int tree) {
        meter.expanded(tree);
        meter.store(depth + 1);
        for (const int cell : layout.empty) {
            const auto choices = start.candidates[cell];
            for (int digit = choices.first(); digit != 0; digit = choices.after(digit)) {
                Position<Words> position = start;
                position.place(layout, cell, digit, meter);
                level_logic(layout, position, meter);
                const int planted = meter.plant(tree, cell, digit);
                if (!meter.heavy_node(depth, planted)) return true;
                if (position.full()) {
                    meter.hardest = 5 + depth;
                    if (meter.found(position.digits, planted)) return true;
                } else if (position.dead || more == 1) {
                    meter.dropped(planted);
                } else if (assume(position, more - 1, depth + 1, planted)) {
                    return true;
                }
            }
        }
        return false;
    }
};

}  // namespace

Outcome run_levels(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        Position<Words> position(layout);
        level_logic(layout, position, meter);
        const int root = meter.root();
        if (!meter.node(0, root) || position.dead) return;
        if (position.full()) {
            meter.found(position.digits, root);
            return;
        }
        Trial<Words> trial{layout, meter};
        // All single assumptions before the first pair.
        if (trial.assume(position, 1, 1, root)) return;
        if (meter.solutions == 0) trial.assume(position, 2, 1, root);
    });
}

}  // namespace ninefold::lab
