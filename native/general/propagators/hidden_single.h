// A full house: a digit with one place left goes there; a digit without a place is a contradiction.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class HiddenSingle final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;
    using Propagator<Words>::Propagator;
    Price price() const override { return Price::hidden_single; }

    bool propagate(Space<Words>& space) override {
        Set once, twice, placed;
        for (const int cell : this->watched()) {
            const Set here = space[cell];
            twice |= once & here;
            once |= here;
            if (here.single()) placed |= here;
        }
        if (once != space.all()) return false;
        const Set alone = once.without(twice | placed);
        if (alone.empty()) return true;
        for (const int cell : this->watched()) {
            const Set here = space[cell] & alone;
            if (here.empty() || space[cell].single()) continue;
            if (!here.single() || !space.keep(cell, here)) return false;
        }
        return true;
    }
};

}  // namespace ninefold::general
