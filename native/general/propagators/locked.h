// Locked candidates: a digit of a full house A that is left only where A meets another house B is in B no place else.
//
//        A \ B  | A ∩ B |  B \ A
//      looked at          cleared
//
// One propagator looks at all the houses that A meets: by themselves they would be most of what a change wakes.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Locked final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    // Where A meets B. The cells of A are told by their places in A.
    struct Meeting {
        std::vector<int> only_a, both;
        std::vector<int> only_b;  // cells of the board
    };

    Locked(std::vector<int> house, std::vector<Meeting> meetings)
        : Propagator<Words>(std::move(house)), meetings_(std::move(meetings)), here_(this->watched().size()) {}
    Price price() const override { return Price::line; }

    bool propagate(Space<Words>& space) override {
        const auto& cells = this->watched();
        for (std::size_t k = 0; k < cells.size(); ++k) here_[k] = space[cells[k]];
        for (const Meeting& meeting : meetings_) {
            Set rest, inside;
            for (const int k : meeting.only_a) rest |= here_[k];
            if (rest == space.all()) continue;
            for (const int k : meeting.both) inside |= here_[k];
            const Set locked = inside.without(rest);
            if (locked.empty()) continue;
            for (const int cell : meeting.only_b) {
                if (!space.remove(cell, locked)) return false;
            }
        }
        return true;
    }

  private:
    std::vector<Meeting> meetings_;
    std::vector<Set> here_;  // scratch
};

}  // namespace ninefold::general
