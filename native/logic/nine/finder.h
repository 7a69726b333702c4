// The contract between the ladder and the finders, and the registry of all finders.
#pragma once

#include "core/stop.h"
#include "logic/nine/grid.h"
#include "logic/nine/workspace.h"
#include "logic/options.h"
#include "logic/step.h"

namespace ninefold::logic {

// One call of a finder.
struct Query {
    const Grid& grid;
    const Options& options;
    TechniqueSet wanted;  // of the finder's techniques
    bool first;           // only the best step is wanted: a finder that takes the first it meets may return at once
    Workspace& workspace;
    Stop& stop;
    std::vector<Step>& steps;                      // out
    bool (*before)(const Step& a, const Step& b);  // the finder's sort rule, null: the first found is taken

    // Hands over a step. If only the best is wanted, the others are dropped here.
    void add(Step&& step) {
        if (!first || before == nullptr || steps.empty())
            steps.push_back(std::move(step));
        else if (before(step, steps.front()))
            steps.front() = std::move(step);
    }
    // The best step so far already removes more: a step with so few eliminations need not be built.
    bool outdone(int eliminations) const {
        return first && before != nullptr && !steps.empty() &&
               static_cast<int>(steps.front().eliminations.size()) > eliminations;
    }

    bool wants(Technique technique) const { return has(wanted, technique); }
    // For finders without a sort rule: the first step is there, nothing more to do.
    bool enough() const { return first && !steps.empty(); }
};

// Whether step a is to be taken before step b; ties keep the order of finding.
using Before = bool (*)(const Step& a, const Step& b);

struct Finder {
    TechniqueSet techniques;
    void (*find)(Query&);
    Before before;  // null: the first step found is the one to take
};

const std::vector<Finder>& finders();
// Null for a technique that has no finder yet.
const Finder* finder_of(Technique technique);

// Every step of the techniques, in the order in which they would be taken. The grid is not broken.
std::vector<Step> find_all(const Grid& grid, const TechniqueSet& techniques, const Options& options,
                           Workspace& workspace, Stop& stop);
// The step that is taken, if there is one. The grid is not broken.
std::optional<Step> find_first(const Grid& grid, const Rung& rung, const Options& options, Workspace& workspace,
                               Stop& stop);
std::optional<Step> find_first(const Grid& grid, const TechniqueSet& techniques, const Options& options,
                               Workspace& workspace, Stop& stop);

}  // namespace ninefold::logic
