// A short line that an automaton reads: a digit without which no digits of its cells are accepted is in one of them. It
// is then in no cell that sees all its places there. Who keeps the accepted readings themselves is the automaton.
//
// Whether digits suffice depends on the table and the length alone, so lines share the answers; each is found when it
// is first asked for.
#pragma once

#include <bit>
#include <memory>
#include <vector>

#include "general/automaton_table.h"
#include "general/space.h"

namespace ninefold::general {

// Whether some line of `length` digits out of a set is accepted.
class Suffices {
  public:
    static constexpr int kMostDigits = 9;
    static constexpr int kMostStates = 64;
    static constexpr int kMostCells = 6;

    Suffices(AutomatonTable table, int start, int length, int size)
        : table_(std::move(table)), start_(start), length_(length), known_(std::size_t{1} << size) {
        for (unsigned few = 1; few < known_.size() && !needs_one_of_few_; ++few) {
            if (std::popcount(few) == kFew)
                needs_one_of_few_ = !(*this)(static_cast<unsigned>(known_.size() - 1) & ~few);
        }
    }
    // Whether there are three digits one of which is in every line that is accepted.
    bool needs_one_of_few() const { return needs_one_of_few_; }

    // Bit d - 1 of `digits` is digit d.
    bool operator()(unsigned digits) {
        auto& known = known_[digits];
        if (known == 0) known = read(digits) ? 2 : 1;
        return known == 2;
    }

  private:
    static constexpr int kFew = 3;

    bool read(unsigned digits) const {
        std::uint64_t here = 1ULL << start_;
        for (int k = 0; k < length_; ++k) {
            std::uint64_t after = 0;
            for (auto states = here; states != 0; states &= states - 1) {
                for (auto left = digits; left != 0; left &= left - 1) {
                    const int next = table_.next(std::countr_zero(states), std::countr_zero(left) + 1);
                    if (next >= 0) after |= 1ULL << next;
                }
            }
            here = after;
        }
        for (; here != 0; here &= here - 1) {
            if (table_.accepts(std::countr_zero(here))) return true;
        }
        return false;
    }

    AutomatonTable table_;
    int start_, length_;
    std::vector<char> known_;  // [digits]: 1 for no, 2 for yes
    bool needs_one_of_few_ = false;
};

template <int Words>
class Needed final : public Propagator<Words> {
  public:
    Needed(std::vector<int> cells, std::shared_ptr<Suffices> suffices)
        : Propagator<Words>(std::move(cells)), suffices_(std::move(suffices)) {}
    Price price() const override { return Price::line; }

    bool propagate(Space<Words>& space) override {
        unsigned together = 0, placed = 0;
        for (const int cell : this->watched()) {
            const auto here = static_cast<unsigned>(space[cell].word(0));
            together |= here;
            if (std::has_single_bit(here)) placed |= here;
        }
        for (auto left = together & ~placed; left != 0; left &= left - 1) {
            const unsigned digit = left & -left;
            if (!(*suffices_)(together & ~digit) && !clear_peers(space, std::countr_zero(digit) + 1)) return false;
        }
        return true;
    }

  private:
    // The cells that see all places of the digit on the line do not hold it.
    bool clear_peers(Space<Words>& space, int digit) const {
        for (int word = 0; word < space.row_words(); ++word) {
            std::uint64_t seeing = ~0ULL;
            for (const int cell : this->watched()) {
                if (space[cell].has(digit)) seeing &= space.peer_bits(cell)[word];
            }
            for (; seeing != 0; seeing &= seeing - 1) {
                if (!space.remove(64 * word + std::countr_zero(seeing), DigitSet<Words>::only(digit))) return false;
            }
        }
        return true;
    }

    std::shared_ptr<Suffices> suffices_;
};

}  // namespace ninefold::general
