// Locked candidates: a digit of a full house A that is left only where A meets another house B is in B no place else.
//
//        A \ B  | A ∩ B |  B \ A
//      looked at          cleared
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Locked final : public Propagator<Words> {
  public:
    Locked(std::vector<int> only_a, std::vector<int> both, std::vector<int> only_b)
        : Propagator<Words>(std::move(only_a)), both_(std::move(both)), only_b_(std::move(only_b)) {}
    Price price() const override { return Price::line; }

    bool propagate(Space<Words>& space) override {
        DigitSet<Words> rest, inside;
        for (const int cell : this->watched()) rest |= space[cell];
        for (const int cell : both_) inside |= space[cell];
        const auto locked = inside.without(rest);
        if (locked.empty()) return true;
        for (const int cell : only_b_) {
            if (!space.remove(cell, locked)) return false;
        }
        return true;
    }

  private:
    std::vector<int> both_, only_b_;
};

}  // namespace ninefold::general
