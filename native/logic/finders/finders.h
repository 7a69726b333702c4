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
void find_forcing_chains(Search& search);
void find_forcing_nets(Search& search);
void find_brute_force(Search& search);

}  // namespace ninefold::logic
