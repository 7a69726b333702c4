#include <algorithm>

#include "logic/nine/finder.h"
#include "logic/nine/finders/finders.h"
#include "logic/nine/preference.h"
#include "logic/nine/set_steps.h"

namespace ninefold::logic {

namespace {

TechniqueSet set_of(std::initializer_list<Technique> techniques) {
    TechniqueSet set;
    for (const Technique technique : techniques) set.set(static_cast<int>(technique));
    return set;
}

TechniqueSet all_of(std::initializer_list<Family> families) {
    TechniqueSet set;
    for (const auto& row : kCatalogue)
        if (std::find(families.begin(), families.end(), row.family) != families.end())
            set.set(static_cast<int>(row.technique));
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
        {set_of({T::unique_loop}), find_unique_loops, nullptr},
        {set_of({T::extended_rectangle}), find_extended_rectangles, nullptr},
        {set_of({T::bug_plus_n}), find_bug_plus_n, nullptr},
        {set_of({T::bug_lite}), find_bug_lites, nullptr},
        {set_of({T::reverse_bug}), find_reverse_bugs, nullptr},
        {set_of({T::gurth}), find_gurth, nullptr},
        {set_of({T::deadly_pattern}), find_deadly_patterns, nullptr},
        {set_of({T::qiu}), find_qius, nullptr},
        {set_of({T::unique_rectangle_chain}), find_unique_rectangle_chains, before_shorter},
        {set_of({T::almost_locked_candidates}), find_almost_locked_candidates, nullptr},
        {set_of({T::vwxyz_wing, T::uvwxyz_wing, T::tuvwxyz_wing, T::stuvwxyz_wing, T::rstuvwxyz_wing}), find_bent_sets,
         nullptr},
        {set_of({T::chute_remote_pair}), find_chute_remote_pairs, nullptr},
        {set_of({T::broken_wing}), find_broken_wings, nullptr},
        {set_of({T::bivalue_oddagon}), find_bivalue_oddagons, nullptr},
        {set_of({T::firework_triple, T::firework_w_wing, T::firework_quadruple}), find_fireworks, nullptr},
        {set_of({T::tridagon}), find_tridagons, nullptr},
        {set_of({T::sk_loop}), find_sk_loops, nullptr},
        {set_of({T::junior_exocet}), find_junior_exocets, nullptr},
        {set_of({T::multi_sector_locked_set}), find_multi_sector_locked_sets, nullptr},
        {set_of({T::exocet, T::double_exocet}), find_exocets, nullptr},
        {set_of({T::medusa}), find_medusas, nullptr},
        {set_of({T::remote_pair}), find_remote_pairs, before_generic},
        {set_of({T::x_chain}), find_x_chains, before_generic},
        {set_of({T::xy_chain}), find_xy_chains, before_generic},
        {set_of({T::continuous_nice_loop, T::discontinuous_nice_loop, T::aic}), find_nice_loops, before_generic},
        {set_of({T::grouped_continuous_nice_loop, T::grouped_discontinuous_nice_loop, T::grouped_aic}),
         find_grouped_nice_loops, before_generic},
        {set_of({T::kraken_fish_1, T::kraken_fish_2}), find_kraken_fish, before_generic},
        {set_of({T::forcing_chain_contradiction, T::forcing_chain_verity}), find_forcing_chains, before_forcing},
        {set_of({T::forcing_net_contradiction, T::forcing_net_verity}), find_forcing_nets, before_forcing},
        {set_of({T::brute_force}), find_brute_force, nullptr},
        {set_of({T::locked_candidates_1, T::locked_candidates_2}), find_locked_candidates, nullptr},
        {set_of({T::locked_pair, T::locked_triple, T::naked_pair, T::naked_triple, T::naked_quadruple}),
         find_naked_subsets, nullptr},
        {set_of({T::hidden_pair, T::hidden_triple, T::hidden_quadruple}), find_hidden_subsets, nullptr},
        {all_of({Family::basic_fish, Family::finned_basic_fish, Family::franken_fish, Family::mutant_fish}), find_fish,
         before_generic},
        {set_of({T::skyscraper}), find_skyscrapers, nullptr},
        {set_of({T::two_string_kite, T::dual_two_string_kite}), find_two_string_kites, nullptr},
        {set_of({T::turbot_fish}), find_turbot_fish, before_generic},
        {set_of({T::empty_rectangle, T::dual_empty_rectangle}), find_empty_rectangles, nullptr},
        {set_of({T::simple_colors_trap, T::simple_colors_wrap}), find_simple_colors, nullptr},
        {set_of({T::multi_colors_1, T::multi_colors_2}), find_multi_colors, nullptr},
        {set_of({T::w_wing}), find_w_wings, nullptr},
        {set_of({T::xy_wing}), find_xy_wings, nullptr},
        {set_of({T::xyz_wing}), find_xyz_wings, nullptr},
        {set_of({T::wxyz_wing}), find_wxyz_wings, nullptr},
        {set_of({T::bug_plus_1}), find_bug, nullptr},
        {set_of({T::uniqueness_1, T::uniqueness_2, T::uniqueness_3, T::uniqueness_4, T::uniqueness_5, T::uniqueness_6,
                 T::hidden_rectangle}),
         find_unique_rectangles, nullptr},
        {set_of({T::avoidable_rectangle_1, T::avoidable_rectangle_2}), find_avoidable_rectangles, nullptr},
        {set_of({T::template_set, T::template_delete}), find_templates, nullptr},
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

struct Found {
    std::vector<Step> steps;
};

// Of steps of one technique with the same result only the first stays.
void drop_repeats(std::vector<Step>& steps) {
    const auto same = [](const Step& a, const Step& b) {
        return a.technique == b.technique && a.eliminations == b.eliminations && a.placements == b.placements;
    };
    std::vector<Step> kept;
    for (auto& step : steps)
        if (std::none_of(kept.begin(), kept.end(), [&](const Step& other) { return same(step, other); }))
            kept.push_back(std::move(step));
    steps = std::move(kept);
}

// A rung may name techniques of several finders, though the default ladder never does.
void collect(const Grid& grid, TechniqueSet techniques, const Options& options, bool first, Workspace& workspace,
             Stop& stop, std::vector<Step>& steps) {
    for (int t = 0; t < kTechniques && techniques.any(); ++t) {
        if (!techniques[t]) continue;
        const Finder* finder = finder_of(static_cast<Technique>(t));
        if (finder == nullptr) {
            techniques.reset(t);
            continue;
        }
        std::vector<Step> found;
        Query query{grid, options, techniques & finder->techniques, first, workspace, stop, found, finder->before};
        finder->find(query);
        if (stop.stopped()) return;  // what was found until then may be long to sort, and nobody asks for it
        techniques &= ~finder->techniques;
        if (finder->before) std::stable_sort(found.begin(), found.end(), finder->before);
        if (!first && options.one_per_elimination) drop_repeats(found);
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

std::optional<Step> find_first(const Grid& grid, const Rung& rung, const Options& options, Workspace& workspace,
                               Stop& stop) {
    const Finder* finder = finder_of(rung.first);
    if (finder == nullptr || (rung.techniques & ~finder->techniques).any())
        return find_first(grid, rung.techniques, options, workspace, stop);
    // The usual case, many times per path: one finder, no memory but what the step itself needs.
    auto& found = workspace.get<Found>().steps;
    found.clear();
    Query query{grid, options, rung.techniques, true, workspace, stop, found, finder->before};
    finder->find(query);
    if (found.empty()) return {};
    if (finder->before && found.size() > 1) std::stable_sort(found.begin(), found.end(), finder->before);
    return std::move(found.front());
}

std::optional<Step> find_first(const Grid& grid, const TechniqueSet& techniques, const Options& options,
                               Workspace& workspace, Stop& stop) {
    std::vector<Step> steps;
    collect(grid, techniques, options, true, workspace, stop, steps);
    if (steps.empty()) return {};
    return std::move(steps.front());
}

}  // namespace ninefold::logic
