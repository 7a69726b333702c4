// NS and HS alone, and each with backtracking behind it on what it left (NSBT, HSBT).
#include "lab/singles.h"

#include "lab/algorithm.h"
#include "lab/backtracker.h"
#include "lab/measured.h"

namespace ninefold::lab {
namespace {

enum class Kind { naked, hidden };

Outcome run(const Problem& problem, const Limits& limits, Stop& stop, Kind kind, bool then_backtrack) {
    return measured(problem, limits, stop, [=]<int Words>(const Layout<Words>& layout, Meter& meter) {
        Position<Words> position(layout);
        if (kind == Kind::naked) naked_singles(layout, position, meter);
        if (kind == Kind::hidden) hidden_singles(layout, position, meter);
        if (position.full()) {
            const int root = meter.root();
            meter.node(0, root);
            meter.found(position.digits, root);
        } else if (then_backtrack && !position.dead) {
            backtrack(layout, position.digits, position.candidates, meter);
        }
    });
}

}  // namespace

Outcome run_ns(const Problem& problem, const Limits& limits, Stop& stop) {
    return run(problem, limits, stop, Kind::naked, false);
}
Outcome run_nsbt(const Problem& problem, const Limits& limits, Stop& stop) {
    return run(problem, limits, stop, Kind::naked, true);
}
Outcome run_hs(const Problem& problem, const Limits& limits, Stop& stop) {
    return run(problem, limits, stop, Kind::hidden, false);
}
Outcome run_hsbt(const Problem& problem, const Limits& limits, Stop& stop) {
    return run(problem, limits, stop, Kind::hidden, true);
}

}  // namespace ninefold::lab
