// Locked candidates where peers share no house (a knight's move): a cell that sees every place left for a digit of a
// full house cannot hold the digit.
#pragma once

#include <array>

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Confined final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;
    using Propagator<Words>::Propagator;
    Price price() const override { return Price::line; }
    std::uint64_t steps() const override { return 40 * this->watched().size(); }

    bool propagate(Space<Words>& space) override {
        // Of each digit, whether it has at least one place, two, and so on.
        std::array<Set, kMost + 1> at_least;
        for (const int cell : this->watched()) {
            const Set here = space[cell];
            for (int more = kMost; more > 0; --more) at_least[more] |= at_least[more - 1] & here;
            at_least[0] |= here;
        }
        // One place: its peers are cleared anyway.
        const Set some = at_least[1].without(at_least[kMost]);
        for (int digit = some.first(); digit != 0; digit = some.after(digit)) {
            bool first = true;
            common_.resize(space.row_words());
            for (const int cell : this->watched()) {
                if (!space[cell].has(digit)) continue;
                const auto* peers = space.peer_bits(cell);
                for (std::size_t word = 0; word < common_.size(); ++word) {
                    common_[word] = first ? peers[word] : common_[word] & peers[word];
                }
                first = false;
            }
            if (!clear(space, digit)) return false;
        }
        return true;
    }

  private:
    static constexpr int kMost = 5;  // more places than this have hardly ever a cell that sees them all

    // The cells that see all places of the digit.
    bool clear(Space<Words>& space, int digit) const {
        const auto gone = Set::only(digit);
        for (std::size_t word = 0; word < common_.size(); ++word) {
            for (auto bits = common_[word]; bits != 0; bits &= bits - 1) {
                const int cell = static_cast<int>(64 * word) + std::countr_zero(bits);
                if (!space.remove(cell, gone)) return false;
            }
        }
        return true;
    }

    std::vector<std::uint64_t> common_;  // scratch
};

}  // namespace ninefold::general
