// One function per pattern search; logic/any/registry.cpp says which techniques each serves.
#pragma once

#include "logic/any/finder.h"

namespace ninefold::logic::any {

void find_naked_singles(Query& query);
void find_hidden_singles(Query& query);
void find_cell_rules(Query& query);
void find_digit_rules(Query& query);
void find_pair_rules(Query& query);
void find_cages(Query& query);
void find_group_rules(Query& query);
void find_long_rules(Query& query);
void find_joined_rules(Query& query);
void find_totals(Query& query);
void find_locked(Query& query);
void find_shared_of_rules(Query& query);
void find_shared_of_houses(Query& query);
void find_shared_of_cells(Query& query);
void find_naked_subsets(Query& query);
void find_hidden_subsets(Query& query);
void find_fish(Query& query);
void find_two_strong_links(Query& query);
void find_w_wings(Query& query);
void find_wings(Query& query);
void find_simple_colors(Query& query);
void find_multi_colors(Query& query);
void find_x_chains(Query& query);
void find_xy_chains(Query& query);
void find_chains(Query& query);
void find_als(Query& query);
void find_als_chains(Query& query);
void find_forcing_chains(Query& query);
void find_forcing_nets(Query& query);
void find_nested_nets(Query& query);
void find_cases(Query& query);
// With very many open candidates nothing is supposed.
bool too_many_to_suppose(const Query& query);

}  // namespace ninefold::logic::any
