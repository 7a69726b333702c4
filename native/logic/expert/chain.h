// A whip, a braid or one of their relatives with groups: from "the target is true" to a variable with nothing left.
#pragma once

#include <vector>

#include "logic/expert/position.h"
#include "logic/expert/subsets.h"

namespace ninefold::logic::expert {

constexpr int kMaxLength = 36;  // longer chains are not looked for; the longest published rating is 31

// One variable of a chain: its candidate `left` is linked to what came before, `right` is all that is left of it then.
struct Link {
    int variable = 0;
    int left = 0;    // a label
    int right = -1;  // a label or a group, kNodes + i for a subset; -1 in the last variable, which has nothing left
};

struct Chain {
    int target = -1;
    std::vector<Link> links;
    std::vector<Subset> subsets;  // that follow as a variable's conclusion does; `left` is of one of their lines
    // How many variables it goes through; a subset counts as many as it has.
    int length() const {
        int all = static_cast<int>(links.size());
        for (const Subset& subset : subsets) all += subset.size() - 1;
        return all;
    }
};

}  // namespace ninefold::logic::expert
