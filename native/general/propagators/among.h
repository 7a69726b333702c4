// One cell and the digits it may hold, inside an alternative; on the board itself these are candidates.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Among final : public Propagator<Words> {
  public:
    Among(std::vector<int> cells, const std::vector<int>& digits) : Propagator<Words>(std::move(cells)) {
        for (const int digit : digits) allowed_.add(digit);
    }
    Price price() const override { return Price::hidden_single; }
    bool propagate(Space<Words>& space) override { return space.keep(this->watched()[0], allowed_); }

  private:
    DigitSet<Words> allowed_;
};

}  // namespace ninefold::general
