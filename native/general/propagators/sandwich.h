// A sandwich: in a line that holds every digit once, the digits between the lowest and the highest have a given sum.
//
// Tries every two places for the two ends and every set of digits that may lie between them. What lies outside is then
// known too: the digits that are left. A candidate stays if some such division has room for it.
//
//        outside | end | inside: a set with the sum | end | outside: the other digits
#pragma once

#include "general/propagators/division.h"
#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Sandwich final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;
    static constexpr int kMostDigits = kMostDivided;

    // `shift`: what a digit is more than the number it stands for, where numbers begin at 0.
    Sandwich(std::vector<int> line, int total, int shift)
        : Propagator<Words>(each_once(line)),
          line_(std::move(line)),
          size_(static_cast<int>(line_.size())),
          low_(1),
          high_(1U << (size_ - 1)),
          middle_(((1U << size_) - 1) & ~(low_ | high_)) {
        for (unsigned set = middle_;; set = (set - 1) & middle_) {
            int sum = 0;
            for (auto left = set; left != 0; left &= left - 1) sum += std::countr_zero(left) + 1 - shift;
            if (sum == total) sets_[std::popcount(set)].push_back(set);
            if (set == 0) break;
        }
    }
    Price price() const override { return Price::matching; }

    bool propagate(Space<Words>& space) override {
        Places here, keep{};
        unsigned ends = 0, only_ends = 0;  // places
        for (int k = 0; k < size_; ++k) {
            here[k] = static_cast<unsigned>(space[line_[k]].word(0));
            if ((here[k] & (low_ | high_)) != 0) ends |= 1U << k;
            if ((here[k] & middle_) == 0) only_ends |= 1U << k;
        }
        bool any = false;
        for (auto a = ends; a != 0; a &= a - 1) {
            const int first = std::countr_zero(a);
            for (auto b = a & (a - 1); b != 0; b &= b - 1) {
                const int last = std::countr_zero(b);
                if ((only_ends & ~(1U << first | 1U << last)) != 0) continue;
                const unsigned rising = (here[first] & low_) != 0 && (here[last] & high_) != 0 ? low_ : 0;
                const unsigned falling = (here[first] & high_) != 0 && (here[last] & low_) != 0 ? high_ : 0;
                if ((rising | falling) == 0) continue;
                const unsigned inner = (1U << last) - (2U << first);
                const unsigned outer = ((1U << size_) - 1) & ~(inner | 1U << first | 1U << last);
                if (!divide(here, inner, outer, sets_[last - first - 1], middle_, keep)) continue;
                any = true;
                keep[first] |= rising | falling;
                keep[last] |= (rising != 0 ? high_ : 0) | (falling != 0 ? low_ : 0);
            }
        }
        for (int k = 0; any && k < size_; ++k) {
            if (!space.keep(line_[k], Set::of_word(keep[k]))) return false;
        }
        return any;
    }

  private:
    std::vector<int> line_;
    int size_;
    unsigned low_, high_, middle_;
    std::array<std::vector<unsigned>, kMostDigits + 1> sets_;  // that make the sum, by how many digits they have
};

}  // namespace ninefold::general
