// An X-sum: in a line that holds every digit once, the first X numbers have a given sum, and X is the first of them.
//
// Tries every X and every set of digits that may follow it: what comes after those is known too, the digits that are
// left. A candidate stays if some such division has room for it.
//
//        X | X - 1 places: a set with the sum | the other digits
#pragma once

#include "general/propagators/division.h"
#include "general/space.h"

namespace ninefold::general {

template <int Words>
class XSum final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;
    static constexpr int kMostDigits = kMostDivided;

    // `shift`: what a digit is more than the number it stands for, where numbers begin at 0. An X of 0 adds nothing.
    XSum(std::vector<int> line, int total, int shift)
        : Propagator<Words>(each_once(line)),
          line_(std::move(line)),
          size_(static_cast<int>(line_.size())),
          digits_((1U << size_) - 1) {
        for (int at = 0; at < size_; ++at) {
            const int x = at + 1 - shift;
            if (x < 0 || x > size_) continue;
            inner_[at] = x > 1 ? (1U << x) - 2 : 0;
            const unsigned others = digits_ & ~(1U << at);
            for (unsigned set = others;; set = (set - 1) & others) {
                int sum = x;
                for (auto left = set; left != 0; left &= left - 1) sum += std::countr_zero(left) + 1 - shift;
                if (sum == total && std::popcount(set) == std::popcount(inner_[at])) sets_[at].push_back(set);
                if (set == 0) break;
            }
        }
    }
    Price price() const override { return Price::matching; }

    bool propagate(Space<Words>& space) override {
        Places here, keep{};
        for (int k = 0; k < size_; ++k) here[k] = static_cast<unsigned>(space[line_[k]].word(0));
        bool any = false;
        for (auto left = here[0] & digits_; left != 0; left &= left - 1) {
            const int at = std::countr_zero(left);
            const unsigned x = 1U << at, outer = digits_ & ~(inner_[at] | 1U);
            if (!divide(here, inner_[at], outer, sets_[at], digits_ & ~x, keep)) continue;
            any = true;
            keep[0] |= x;
        }
        for (int k = 0; any && k < size_; ++k) {
            if (!space.keep(line_[k], Set::of_word(keep[k]))) return false;
        }
        return any;
    }

  private:
    std::vector<int> line_;
    int size_;
    unsigned digits_;                                      // all of them; places are told by the same bits
    std::array<std::vector<unsigned>, kMostDigits> sets_;  // that follow each X
    Places inner_{};                                       // the places of those
};

}  // namespace ninefold::general
