// Two cells and a table of the pairs of digits that may stand there: each candidate needs a partner.
#pragma once

#include "general/space.h"

namespace ninefold::general {

// Which digits may stand beside which, told by digits; for few digits also by sets of them, at [set]. Pairs share it.
template <int Words>
class PairTable {
  public:
    using Set = DigitSet<Words>;

    // table: size × size, row by row, nonzero where (first, second) may stand
    PairTable(int size, const std::vector<int>& table) : to_(size + 1), from_(size + 1) {
        for (int a = 1; a <= size; ++a) {
            for (int b = 1; b <= size; ++b) {
                if (table[(a - 1) * size + b - 1] == 0) continue;
                to_[a].add(b);
                from_[b].add(a);
            }
        }
        if (size > kMostDigits) return;
        for (auto* sets : {&to_, &from_}) {
            std::vector<Set> by_set(std::size_t{1} << size);
            for (std::size_t set = 1; set < by_set.size(); ++set) {
                by_set[set] = by_set[set & (set - 1)] | (*sets)[std::countr_zero(set) + 1];
            }
            *sets = std::move(by_set);
        }
        by_sets_ = true;
    }
    Set to(const Set& digits) const { return partners(digits, to_); }
    Set from(const Set& digits) const { return partners(digits, from_); }

  private:
    static constexpr int kMostDigits = 9;

    Set partners(const Set& digits, const std::vector<Set>& table) const {
        if (by_sets_) return table[digits.word(0)];
        Set result;
        for (int digit = digits.first(); digit != 0; digit = digits.after(digit)) result |= table[digit];
        return result;
    }

    bool by_sets_ = false;
    std::vector<Set> to_, from_;
};

template <int Words>
class Pair final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    Pair(std::vector<int> cells, std::shared_ptr<const PairTable<Words>> table)
        : Propagator<Words>(std::move(cells)), table_(std::move(table)) {}
    Price price() const override { return Price::pair; }
    bool settles() const override { return true; }

    bool propagate(Space<Words>& space) override {
        const int a = this->watched()[0], b = this->watched()[1];
        return space.keep(b, table_->to(space[a])) && space.keep(a, table_->from(space[b]));
    }

  private:
    std::shared_ptr<const PairTable<Words>> table_;
};

}  // namespace ninefold::general
