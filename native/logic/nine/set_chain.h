// Almost locked sets joined by restricted commons, told as evidence:
//
//   Z = X   -   X = Y   -   Y = Z        `=` strong, inside a set: without the one digit it has the other
//   set A       set C       set B        `-` weak, between two sets: the restricted common is in one at most
#pragma once

#include "logic/nine/almost_locked_set.h"

namespace ninefold::logic {

struct SetChain {
    std::vector<const AlmostLockedSet*> sets;
    std::vector<Mask> commons;  // between neighbours: the digits that may serve as the restricted common

    // One chain of links for every digit eliminated.
    void tell(Mask eliminated, Step& step) const;
    // Two sets and two restricted commons.
    void tell_ring(Step& step) const;

  private:
    void tell_sets(Step& step) const;
    // One digit per link, neighbours different.
    std::vector<int> choose() const;
    void strong(int set, int from, int to, Step& step) const;
    void weak(int set, int next, int digit, Step& step) const;
};

}  // namespace ninefold::logic
