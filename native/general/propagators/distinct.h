// No two cells alike, inside an alternative; on the board itself this is a house.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Distinct final : public Propagator<Words> {
  public:
    using Propagator<Words>::Propagator;
    Price price() const override { return Price::pair; }
    std::uint64_t steps() const override { return this->watched().size() * this->watched().size(); }

    bool propagate(Space<Words>& space) override {
        const auto& cells = this->watched();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (!space[cells[i]].single()) continue;
            for (std::size_t j = 0; j < cells.size(); ++j) {
                if (i != j && !space.remove(cells[j], space[cells[i]])) return false;
            }
        }
        return true;
    }
};

}  // namespace ninefold::general
