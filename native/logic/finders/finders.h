// One line per finder; the registry says which techniques each one serves.
#pragma once

#include "logic/finder.h"

namespace ninefold::logic {

void find_full_houses(Search& search);
void find_naked_singles(Search& search);
void find_hidden_singles(Search& search);
void find_remote_pairs(Search& search);
void find_x_chains(Search& search);
void find_xy_chains(Search& search);
void find_nice_loops(Search& search);
void find_grouped_nice_loops(Search& search);
void find_kraken_fish(Search& search);
void find_forcing_chains(Search& search);
void find_forcing_nets(Search& search);
void find_brute_force(Search& search);
void find_locked_candidates(Search& search);
void find_naked_subsets(Search& search);
void find_hidden_subsets(Search& search);
void find_fish(Search& search);
void find_skyscrapers(Search& search);
void find_two_string_kites(Search& search);
void find_turbot_fish(Search& search);
void find_empty_rectangles(Search& search);
void find_simple_colors(Search& search);
void find_multi_colors(Search& search);
void find_w_wings(Search& search);
void find_xy_wings(Search& search);
void find_xyz_wings(Search& search);
void find_bug(Search& search);
void find_unique_rectangles(Search& search);
void find_avoidable_rectangles(Search& search);
void find_templates(Search& search);
void find_sue_de_coqs(Search& search);
void find_als_xzs(Search& search);
void find_als_xy_wings(Search& search);
void find_als_chains(Search& search);
void find_death_blossoms(Search& search);

}  // namespace ninefold::logic
