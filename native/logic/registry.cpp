#include <algorithm>

#include "logic/finder.h"
#include "logic/finders/finders.h"
#include "logic/preference.h"
#include "logic/set_steps.h"

namespace ninefold::logic {

namespace {

TechniqueSet set_of(std::initializer_list<Technique> techniques) {
    TechniqueSet set;
    for (const Technique technique : techniques) set.set(static_cast<int>(technique));
    return set;
}

using T = Technique;

std::vector<Finder> make_finders() {
    return {
        {set_of({T::full_house}), find_full_houses, nullptr},
        {set_of({T::naked_single}), find_naked_singles, nullptr},
        {set_of({T::hidden_single}), find_hidden_singles, nullptr},
        {set_of({T::sue_de_coq}), find_sue_de_coqs, nullptr},
        {set_of({T::als_xz}), find_als_xzs, nullptr},
        {set_of({T::als_xy_wing}), find_als_xy_wings, nullptr},
        {set_of({T::als_chain}), find_als_chains, before_sets},
        {set_of({T::death_blossom}), find_death_blossoms, nullptr},
    };
}

// Which row of finders() serves a technique, -1 none.
std::array<int, kTechniques> make_index() {
    std::array<int, kTechniques> index;
    index.fill(-1);
    for (std::size_t i = 0; i < finders().size(); ++i)
        for (int t = 0; t < kTechniques; ++t)
            if (finders()[i].techniques[t]) index[t] = static_cast<int>(i);
    return index;
}

// A rung may name techniques of several finders, though the default ladder never does.
void collect(const Grid& grid, TechniqueSet techniques, const Options& options, bool first,
             Workspace& workspace, Stop& stop, std::vector<Step>& steps) {
    for (int t = 0; t < kTechniques && techniques.any(); ++t) {
        if (!techniques[t]) continue;
        const Finder* finder = finder_of(static_cast<Technique>(t));
        if (finder == nullptr) {
            techniques.reset(t);
            continue;
        }
        std::vector<Step> found;
        Search search{grid, options, techniques & finder->techniques, first, workspace, stop, found};
        finder->find(search);
        techniques &= ~finder->techniques;
        if (finder->before) std::stable_sort(found.begin(), found.end(), finder->before);
        std::move(found.begin(), found.end(), std::back_inserter(steps));
    }
}

}  // namespace

const std::vector<Finder>& finders() {
    static const std::vector<Finder> all = make_finders();
    return all;
}

const Finder* finder_of(Technique technique) {
    static const std::array<int, kTechniques> index = make_index();
    const int i = index[static_cast<int>(technique)];
    return i < 0 ? nullptr : &finders()[i];
}

std::vector<Step> find_all(const Grid& grid, const TechniqueSet& techniques, const Options& options,
                           Workspace& workspace, Stop& stop) {
    std::vector<Step> steps;
    collect(grid, techniques, options, false, workspace, stop, steps);
    return steps;
}

std::optional<Step> find_first(const Grid& grid, const TechniqueSet& techniques, const Options& options,
                               Workspace& workspace, Stop& stop) {
    std::vector<Step> steps;
    collect(grid, techniques, options, true, workspace, stop, steps);
    if (steps.empty()) return {};
    return std::move(steps.front());
}

}  // namespace ninefold::logic
