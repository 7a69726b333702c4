// Locked candidates where peers share no house (a knight's move): a cell that sees every place left for a digit of a
// full house cannot hold the digit.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Confined final : public Propagator<Words> {
  public:
    using Propagator<Words>::Propagator;
    Price price() const override { return Price::line; }

    bool propagate(Space<Words>& space) override {
        std::vector<std::uint64_t> common(space.row_words());
        for (int digit = 1; digit <= space.size(); ++digit) {
            int places = 0;
            for (const int cell : this->watched()) {
                if (!space[cell].has(digit)) continue;
                if (++places > kMost) break;
                const auto* peers = space.peer_bits(cell);
                for (std::size_t word = 0; word < common.size(); ++word) {
                    common[word] = places == 1 ? peers[word] : common[word] & peers[word];
                }
            }
            if (places < 2 || places > kMost) continue;  // one place: its peers are cleared anyway
            if (!clear(space, common, digit)) return false;
        }
        return true;
    }

  private:
    static constexpr int kMost = 5;  // more places than this have hardly ever a cell that sees them all

    static bool clear(Space<Words>& space, const std::vector<std::uint64_t>& cells, int digit) {
        const auto gone = DigitSet<Words>::only(digit);
        for (std::size_t word = 0; word < cells.size(); ++word) {
            for (auto bits = cells[word]; bits != 0; bits &= bits - 1) {
                const int cell = static_cast<int>(64 * word) + std::countr_zero(bits);
                if (!space.remove(cell, gone)) return false;
            }
        }
        return true;
    }
};

}  // namespace ninefold::general
