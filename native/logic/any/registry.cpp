#include <array>
#include <utility>

#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

using T = Technique;

constexpr std::pair<Technique, Find> kFinders[] = {
    {T::rule_cell, find_cell_rules},
    {T::rule_digits, find_digit_rules},
    {T::naked_single, find_naked_singles},
    {T::hidden_single, find_hidden_singles},
    {T::rule_pair, find_pair_rules},
    {T::cage_combinations, find_cages},
    {T::rule_group, find_group_rules},
    {T::locked_candidates_1, find_locked},
    {T::locked_candidates_2, find_locked},
    {T::rule_of_45, find_totals},
    {T::shared_elimination_rule, find_shared_of_rules},
    {T::naked_pair, find_naked_subsets},
    {T::naked_triple, find_naked_subsets},
    {T::naked_quadruple, find_naked_subsets},
    {T::hidden_pair, find_hidden_subsets},
    {T::hidden_triple, find_hidden_subsets},
    {T::hidden_quadruple, find_hidden_subsets},
    {T::rule_long, find_long_rules},
    {T::rule_joined, find_joined_rules},
    {T::shared_elimination_house, find_shared_of_houses},
    {T::shared_elimination_cell, find_shared_of_cells},
    {T::x_wing, find_fish},
    {T::swordfish, find_fish},
    {T::jellyfish, find_fish},
    {T::skyscraper, find_two_strong_links},
    {T::two_string_kite, find_two_strong_links},
    {T::turbot_fish, find_two_strong_links},
    {T::w_wing, find_w_wings},
    {T::xy_wing, find_wings},
    {T::xyz_wing, find_wings},
    {T::simple_colors_trap, find_simple_colors},
    {T::simple_colors_wrap, find_simple_colors},
    {T::multi_colors_1, find_multi_colors},
    {T::multi_colors_2, find_multi_colors},
    {T::x_chain, find_x_chains},
    {T::xy_chain, find_xy_chains},
    {T::continuous_nice_loop, find_chains},
    {T::discontinuous_nice_loop, find_chains},
    {T::aic, find_chains},
    {T::als_xz, find_als},
    {T::als_xy_wing, find_als_chains},
    {T::als_chain, find_als_chains},
    {T::forcing_chain_contradiction, find_forcing_chains},
    {T::forcing_chain_verity, find_forcing_chains},
    {T::forcing_net_contradiction, find_forcing_nets},
    {T::forcing_net_verity, find_forcing_nets},
    {T::nested_forcing_net, find_nested_nets},
    {T::rule_contradiction, find_cases},
};

std::array<Find, kTechniques> by_technique() {
    std::array<Find, kTechniques> finders{};
    for (const auto& [technique, find] : kFinders) finders[static_cast<int>(technique)] = find;
    return finders;
}

}  // namespace

Find finder_of(Technique technique) {
    static const std::array<Find, kTechniques> finders = by_technique();
    return finders[static_cast<int>(technique)];
}

}  // namespace ninefold::logic::any
