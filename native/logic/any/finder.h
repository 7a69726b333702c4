// The contract between the ladder and the finders of any board.
#pragma once

#include "logic/any/moment.h"
#include "logic/any/step.h"
#include "logic/any/tried.h"
#include "logic/options.h"

namespace ninefold::logic::any {

// One call of a finder. Steps come in the order in which they would be taken.
struct Query {
    const Board& board;
    const Position& at;
    Workspace& workspace;
    TechniqueSet wanted;   // on this rung
    TechniqueSet allowed;  // on any rung
    bool first;            // one step is enough
    Stop& stop;
    std::vector<Step>& steps;  // out
    Tried& tried;              // of the path, or of this moment alone

    bool wants(Technique technique) const { return has(wanted, technique); }
    // Nothing more to do: the step is there, or the time is over.
    bool done() { return (first && !steps.empty()) || stop.stopped(); }
    // Hands over a step; one that changes nothing is none.
    void add(Step&& step) {
        if (!step.placements.empty() || !step.eliminations.empty()) steps.push_back(std::move(step));
    }
};

using Find = void (*)(Query&);
// Null for a technique that is not looked for on any board.
Find finder_of(Technique technique);

}  // namespace ninefold::logic::any
