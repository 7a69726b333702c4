// One line per finder; the registry says which techniques each one serves.
#pragma once

#include "logic/nine/finder.h"

namespace ninefold::logic {

void find_full_houses(Query& query);
void find_naked_singles(Query& query);
void find_hidden_singles(Query& query);
void find_remote_pairs(Query& query);
void find_x_chains(Query& query);
void find_xy_chains(Query& query);
void find_nice_loops(Query& query);
void find_grouped_nice_loops(Query& query);
void find_kraken_fish(Query& query);
void find_forcing_chains(Query& query);
void find_forcing_nets(Query& query);
void find_brute_force(Query& query);
void find_locked_candidates(Query& query);
void find_naked_subsets(Query& query);
void find_hidden_subsets(Query& query);
void find_fish(Query& query);
void find_skyscrapers(Query& query);
void find_two_string_kites(Query& query);
void find_turbot_fish(Query& query);
void find_empty_rectangles(Query& query);
void find_simple_colors(Query& query);
void find_multi_colors(Query& query);
void find_w_wings(Query& query);
void find_xy_wings(Query& query);
void find_xyz_wings(Query& query);
void find_wxyz_wings(Query& query);
void find_bug(Query& query);
void find_unique_rectangles(Query& query);
void find_avoidable_rectangles(Query& query);
void find_templates(Query& query);
void find_sue_de_coqs(Query& query);
void find_als_xzs(Query& query);
void find_als_xy_wings(Query& query);
void find_als_chains(Query& query);
void find_death_blossoms(Query& query);
void find_unique_loops(Query& query);
void find_extended_rectangles(Query& query);
void find_bug_plus_n(Query& query);
void find_bug_lites(Query& query);
void find_reverse_bugs(Query& query);
void find_deadly_patterns(Query& query);
void find_qius(Query& query);
void find_unique_rectangle_chains(Query& query);
void find_gurth(Query& query);
void find_almost_locked_candidates(Query& query);
void find_bent_sets(Query& query);
void find_chute_remote_pairs(Query& query);
void find_broken_wings(Query& query);
void find_bivalue_oddagons(Query& query);
void find_fireworks(Query& query);
void find_tridagons(Query& query);
void find_sk_loops(Query& query);
void find_junior_exocets(Query& query);
void find_exocets(Query& query);
void find_medusas(Query& query);
void find_multi_sector_locked_sets(Query& query);

}  // namespace ninefold::logic
