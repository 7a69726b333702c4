// The algorithms of the documents: one signature for all. A new one is a file with a run_* function, its declaration
// and its row here and in table.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/stop.h"
#include "lab/outcome.h"

namespace ninefold::lab {

using Run = Outcome (*)(const Problem& problem, const Limits& limits, Stop& stop);

struct Algorithm {
    const char* name;
    Run run;
};

// The nine of the paper.
Outcome run_bf(const Problem&, const Limits&, Stop&);
Outcome run_bff(const Problem&, const Limits&, Stop&);
Outcome run_bt(const Problem&, const Limits&, Stop&);
Outcome run_btf(const Problem&, const Limits&, Stop&);
Outcome run_ns(const Problem&, const Limits&, Stop&);
Outcome run_nsbt(const Problem&, const Limits&, Stop&);
Outcome run_hs(const Problem&, const Limits&, Stop&);
Outcome run_hsbt(const Problem&, const Limits&, Stop&);
Outcome run_mc(const Problem&, const Limits&, Stop&);
// The textbooks' backtracking.
Outcome run_recursive(const Problem&, const Limits&, Stop&);
// The state space, in three orders.
Outcome run_bfs(const Problem&, const Limits&, Stop&);
Outcome run_dfs(const Problem&, const Limits&, Stop&);
Outcome run_best_first(const Problem&, const Limits&, Stop&);
// The solvers of the thesis.
Outcome run_logic(const Problem&, const Limits&, Stop&);
Outcome run_guess(const Problem&, const Limits&, Stop&);
Outcome run_combined(const Problem&, const Limits&, Stop&);
// Levels of logic, then trials.
Outcome run_levels(const Problem&, const Limits&, Stop&);
// Beyond the documents.
Outcome run_dlx(const Problem&, const Limits&, Stop&);
Outcome run_annealing(const Problem&, const Limits&, Stop&);
Outcome run_search(const Problem&, const Limits&, Stop&);

// Why no algorithm takes the problem, in one sentence; nothing if all do. They trust every number of what passes.
std::string fault(const Problem& problem);

std::span<const Algorithm> algorithms();
// Null if there is none of that name.
const Algorithm* algorithm_named(std::string_view name);

}  // namespace ninefold::lab
