// A cage of few digits, all of them different: keeps the candidates that occur in some filling with one of the sets of
// digits that the cage allows. Those of a killer cage have the given sum.
//
// First the sets that are allowed: those that the cells can still hold. Then, over the digits that are in
// one of these and in no cell yet, every subset is one bit. `before[k]` holds the subsets that the first k open cells
// can fill; on the way back each cell keeps the digits that lead from a subset before it to one after it. Adding a
// digit to every subset at once is a shift: bit s becomes bit s + 2^digit. With six digits left all subsets are bits
// of one word, and that is the case deep in a search. As long as all nine digits are possible the sets alone have to
// do: there the subsets cost more than they exclude (measured on hard killers).
#pragma once

#include <array>
#include <bit>

#include "general/space.h"

namespace ninefold::general {

// Sets of up to 6 + log2(W) digits, one bit each.
template <int W>
struct Subsets {
    std::array<std::uint64_t, W> words{};

    static constexpr std::uint64_t kLacks[6] = {0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F,
                                                0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};

    // Adds the sets of `from` that lack the digit, with it.
    void add_with(const Subsets& from, int digit) {
        if (W == 1 || digit < 6) {
            for (int w = 0; w < W; ++w) words[w] |= (from.words[w] & kLacks[digit]) << (1 << digit);
        } else {
            const int step = 1 << (digit - 6);
            for (int w = 0; w < W; ++w) {
                if (!(w & step)) words[w | step] |= from.words[w];
            }
        }
    }
    // Adds the sets of `from` that have the digit, without it, if `among` has them. False: there are none.
    bool add_without(const Subsets& from, int digit, const Subsets& among) {
        std::uint64_t any = 0;
        if (W == 1 || digit < 6) {
            for (int w = 0; w < W; ++w) {
                const auto some = from.words[w] >> (1 << digit) & kLacks[digit] & among.words[w];
                words[w] |= some;
                any |= some;
            }
        } else {
            const int step = 1 << (digit - 6);
            for (int w = 0; w < W; ++w) {
                if (w & step) continue;
                const auto some = from.words[w | step] & among.words[w];
                words[w] |= some;
                any |= some;
            }
        }
        return any != 0;
    }
};

template <int Words>
class SmallCage final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;
    static constexpr int kMostDigits = 9;

    // The sets of so many digits that have the sum; bit d - 1 is digit d.
    static std::vector<unsigned> sets_of(int size, int count, int total) {
        static constexpr auto kSums = sums();
        std::vector<unsigned> sets;
        for (unsigned set = 0; set < 1U << size; ++set) {
            if (kSums[set] == total && std::popcount(set) == count) sets.push_back(set);
        }
        return sets;
    }

    // `sets`: each of as many digits as there are cells.
    SmallCage(const Space<Words>& space, std::vector<int> cells, std::vector<unsigned> sets)
        : Propagator<Words>(std::move(cells)),
          n_(static_cast<int>(this->watched().size())),
          sets_(std::move(sets)),
          row_words_(static_cast<std::size_t>(space.row_words())) {}
    Price price() const override { return Price::sum; }
    std::uint64_t steps() const override {
        return Propagator<Words>::steps() + 2 * this->watched().size() * row_words_;
    }
    bool settles() const override { return true; }

    bool propagate(Space<Words>& space) override {
        const auto& cells = this->watched();
        Cells open;
        unsigned fixed = 0, together = 0;
        for (int k = 0; k < n_; ++k) {
            const auto here = static_cast<unsigned>(space[cells[k]].word(0));
            together |= here;
            if (std::has_single_bit(here)) {
                fixed |= here;
            } else {
                if (open.count == kMostDigits) return false;
                open.at[open.count] = cells[k];
                open.digits[open.count++] = here;
            }
        }
        if (std::popcount(fixed) + open.count != n_) return false;  // two alike
        Viable viable;
        for (const unsigned set : sets_) {
            if ((set & ~together) != 0 || (fixed & ~set) != 0) continue;
            bool meets = true;
            for (int k = 0; k < open.count; ++k) meets &= (open.digits[k] & set & ~fixed) != 0;
            if (meets) viable.add(set & ~fixed);
        }
        if (viable.count == 0) return false;
        if (open.count == 0) return true;
        const int digits = std::popcount(viable.allowed);
        const bool fits = digits <= 6   ? fill<1>(open, viable)
                          : digits == 7 ? fill<2>(open, viable)
                          : digits == 8 ? fill<4>(open, viable)
                                        : true;
        if (!fits) return false;
        bool placed = false;
        for (int k = 0; k < open.count; ++k) {
            const unsigned keep = open.digits[k] & viable.allowed;
            if (!space.keep(open.at[k], Set::of_word(keep))) return false;
            placed |= std::has_single_bit(keep);
        }
        // Where the sets alone had to do, a digit placed excludes more of them.
        if (placed && digits == kMostDigits) space.look_again();
        return clear_watchmen(space, viable.required);
    }

  private:
    // Of each set of digits.
    static constexpr std::array<int, 1U << kMostDigits> sums() {
        std::array<int, 1U << kMostDigits> sums{};
        for (unsigned set = 1; set < sums.size(); ++set) sums[set] = sums[set & (set - 1)] + std::countr_zero(set) + 1;
        return sums;
    }

    struct Cells {
        int count = 0;
        std::array<int, kMostDigits> at;
        std::array<unsigned, kMostDigits> digits;
    };
    // The sets that the open cells may hold.
    struct Viable {
        static constexpr int kMost = 128;  // nine digits have no more sets of one size

        int count = 0;
        unsigned allowed = 0, required = ~0U;
        std::array<unsigned, kMost> sets;

        void add(unsigned set) {
            sets[count++] = set;
            allowed |= set;
            required &= set;
        }
    };

    template <int W>
    static bool fill(Cells& open, Viable& viable) {
        std::array<signed char, kMostDigits> place{};  // the digits that are left, numbered from 0
        int numbered = 0;
        for (auto left = viable.allowed; left != 0; left &= left - 1) {
            place[std::countr_zero(left)] = static_cast<signed char>(numbered++);
        }
        std::array<Subsets<W>, kMostDigits + 1> before;
        before[0].words[0] = 1;
        for (int k = 0; k < open.count; ++k) {
            for (auto left = open.digits[k] & viable.allowed; left != 0; left &= left - 1) {
                before[k + 1].add_with(before[k], place[std::countr_zero(left)]);
            }
        }
        Subsets<W> after;
        unsigned required = ~0U;
        for (int s = 0; s < viable.count; ++s) {
            unsigned number = 0;
            for (auto left = viable.sets[s]; left != 0; left &= left - 1) number |= 1U << place[std::countr_zero(left)];
            if (!(before[open.count].words[number >> 6] >> (number & 63) & 1)) continue;
            after.words[number >> 6] |= 1ULL << (number & 63);
            required &= viable.sets[s];
        }
        for (int k = open.count - 1; k >= 0; --k) {
            unsigned keep = 0;
            Subsets<W> sooner;
            for (auto left = open.digits[k] & viable.allowed; left != 0; left &= left - 1) {
                if (sooner.add_without(after, place[std::countr_zero(left)], before[k])) keep |= left & -left;
            }
            if (keep == 0) return false;
            open.digits[k] = keep;
            after = sooner;
        }
        viable.required = required;
        return true;
    }

    // A digit that the cage surely holds is not in the cells that see all its places.
    bool clear_watchmen(Space<Words>& space, unsigned required) const {
        const int* const cells = this->watched().data();
        for (; required != 0; required &= required - 1) {
            const auto digit = Set::of_word(required & -required);
            std::array<const std::uint64_t*, kMostDigits> seen_by;
            int places = 0;
            for (int k = 0; k < n_; ++k) {
                if (space[cells[k]].intersects(digit)) seen_by[places++] = space.peer_bits(cells[k]);
            }
            if (places < 2) continue;  // its peers are cleared anyway
            for (std::size_t word = 0; word < row_words_; ++word) {
                std::uint64_t all = seen_by[0][word];
                for (int k = 1; k < places && all != 0; ++k) all &= seen_by[k][word];
                for (; all != 0; all &= all - 1) {
                    if (!space.remove(static_cast<int>(64 * word) + std::countr_zero(all), digit)) return false;
                }
            }
        }
        return true;
    }

    int n_;
    std::vector<unsigned> sets_;  // that are allowed
    std::size_t row_words_;
};

}  // namespace ninefold::general
