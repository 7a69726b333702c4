// One line per finder; the registry says which techniques each one serves.
#pragma once

#include "logic/finder.h"

namespace ninefold::logic {

void find_full_houses(Search& search);
void find_naked_singles(Search& search);
void find_hidden_singles(Search& search);
void find_sue_de_coqs(Search& search);
void find_als_xzs(Search& search);
void find_als_xy_wings(Search& search);
void find_als_chains(Search& search);
void find_death_blossoms(Search& search);

}  // namespace ninefold::logic
