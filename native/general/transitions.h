// Where up to 64 states lead when a digit of a set is read: a look-up or two for a state, on boards up to ten digits.
//
//   [state]   digits 1..5: 32 sets │ digits 6..10: 32 sets     of each, the states that follow, one bit each
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ninefold::general {

class Transitions {
  public:
    static constexpr int kMostDigits = 10;
    static constexpr int kMostStates = 64;
    static constexpr std::size_t kBytes = 64 * sizeof(std::uint64_t);  // of one state

    // `next(state, digit)`: the state that follows, negative for none.
    template <typename Next>
    Transitions(int states, int size, const Next& next) : sets_(states * kRow), digits_(states) {
        for (int state = 0; state < states; ++state) {
            std::uint64_t* const row = &sets_[state * kRow];
            for (int digit = 1; digit <= size; ++digit) {
                const int to = next(state, digit);
                if (to < 0) continue;
                row[place(digit)] = 1ULL << to;
                digits_[state] |= 1U << (digit - 1);
            }
            for (unsigned set = 1; set < kHalf; ++set) {
                row[set] = row[set & (set - 1)] | row[set & -set];
                row[kHalf + set] = row[kHalf + (set & (set - 1))] | row[kHalf + (set & -set)];
            }
        }
    }

    // The states that follow when one of the digits (bits) is read.
    std::uint64_t after(int state, unsigned digits) const {
        const std::uint64_t* const row = &sets_[state * kRow];
        return row[digits % kHalf] | row[kHalf + digits / kHalf];
    }
    // Of the digits, those that lead from the state to one of these.
    unsigned leading(int state, unsigned digits, std::uint64_t to) const {
        unsigned found = 0;
        for (auto left = digits & digits_[state]; left != 0; left &= left - 1) {
            if ((after(state, left & -left) & to) != 0) found |= left & -left;
        }
        return found;
    }
    unsigned digits(int state) const { return digits_[state]; }  // that lead anywhere

  private:
    static constexpr unsigned kHalf = 32;
    static constexpr int kRow = 64;
    static int place(int digit) { return digit <= 5 ? 1 << (digit - 1) : kHalf + (1 << (digit - 6)); }

    std::vector<std::uint64_t> sets_;
    std::vector<unsigned> digits_;
};

}  // namespace ninefold::general
