// A cell that counts: how many cells hold what the first of them holds; in arms that begin there, or wherever they are.
// In an arm only those count that follow the first without a break.
#pragma once

#include "general/propagators/borders.h"
#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Alike final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    // cells: the one that counts, the first, the arms. shift: the count of a digit d is d + shift. Without `runs` every
    // cell is an arm of its own.
    Alike(const std::vector<int>& cells, int shift, const std::vector<int>& arms)
        : Propagator<Words>(known(cells)), control_(cells[0]), first_(cells[1]), shift_(shift) {
        std::size_t at = 2;
        for (const int length : arms) {
            arms_.emplace_back(cells.begin() + at, cells.begin() + at + length);
            at += length;
        }
        supported_.resize(arms_.size());
        for (const int length : arms) {
            if (at >= cells.size()) {
                sides_.emplace_back(length, -1);
                continue;
            }
            sides_.emplace_back(cells.begin() + at, cells.begin() + at + length);
            at += length;
        }
    }
    Price price() const override { return Price::line; }
    std::uint64_t steps() const override { return 8 * (1 + arms_.size()) * (1 + arms_.size()); }

    bool propagate(Space<Words>& space) override {
        const std::uint64_t wanted = space[control_].word(0) << (shift_ + 1);  // bit n: the count may be n
        std::uint64_t counts = 0;
        kept_.assign(arms_.size(), 0);
        Set labels;
        for (int label = space[first_].first(); label != 0; label = space[first_].after(label)) {
            lengths_.clear();
            std::uint64_t all = 2;  // the first itself
            for (std::size_t k = 0; k < arms_.size(); ++k) {
                lengths_.push_back(lengths(space, k, label));
                all = sums(all, lengths_.back());
            }
            if ((all & wanted) == 0) continue;
            labels.add(label);
            counts |= all & wanted;
            for (std::size_t k = 0; k < arms_.size(); ++k) kept_[k] |= supported(k, wanted);
        }
        if (labels.empty() || !space.keep(first_, labels)) return false;
        if (!space.keep(control_, Set::of_word(counts >> (shift_ + 1)))) return false;
        for (std::size_t k = 0; k < arms_.size(); ++k) {
            if (!settle(space, arms_[k], sides_[k], kept_[k])) return false;
        }
        return true;
    }

  private:
    static std::vector<int> known(std::vector<int> cells) {
        cells = each_once(std::move(cells));
        if (cells[0] < 0) cells.erase(cells.begin());
        return cells;
    }

    // How many cells of the arm can follow with this label.
    std::uint64_t lengths(const Space<Words>& space, std::size_t k, int label) const {
        const auto &arm = arms_[k], &sides = sides_[k];
        std::uint64_t found = 0;
        for (std::size_t n = 0; n < arm.size(); ++n) {
            const Set& here = space[arm[n]];
            const bool goes_on = here.has(label) && (sides[n] < 0 || space[sides[n]].has(kJoined));
            const bool ends = !(here.single() && here.has(label)) && (sides[n] < 0 || space[sides[n]].has(kBorder));
            if (ends) found |= 1ULL << n;
            if (!goes_on) return found;
        }
        return found | 1ULL << arm.size();
    }

    static std::uint64_t sums(std::uint64_t a, std::uint64_t b) {
        std::uint64_t result = 0;
        for (; b != 0; b &= b - 1) result |= a << std::countr_zero(b);
        return result;
    }

    // The lengths of one arm that go with some of the others. Arms that can have the same lengths are alike in this:
    // most are of one cell, and then there are two kinds.
    std::uint64_t supported(std::size_t arm, std::uint64_t wanted) {
        if (std::has_single_bit(lengths_[arm])) return lengths_[arm];
        for (std::size_t k = 0; k < arm; ++k) {
            if (lengths_[k] == lengths_[arm]) return supported_[arm] = supported_[k];
        }
        std::uint64_t others = 2, result = 0;
        for (std::size_t k = 0; k < lengths_.size(); ++k) {
            if (k != arm) others = sums(others, lengths_[k]);
        }
        for (auto rest = lengths_[arm]; rest != 0; rest &= rest - 1) {
            const int length = std::countr_zero(rest);
            if ((others << length & wanted) != 0) result |= 1ULL << length;
        }
        return supported_[arm] = result;
    }

    // Cells before the least length are like the first; the one after the only length is not.
    bool settle(Space<Words>& space, const std::vector<int>& arm, const std::vector<int>& sides, std::uint64_t kept) {
        if (kept == 0) return false;
        const int least = std::countr_zero(kept);
        for (int k = 0; k < least; ++k) {
            if (sides[k] >= 0 && !space.place(sides[k], kJoined)) return false;
            if (!space.keep(arm[k], space[first_]) || !space.keep(first_, space[arm[k]])) return false;
        }
        if ((kept & (kept - 1)) != 0 || least == static_cast<int>(arm.size())) return true;
        if (sides[least] >= 0 && !space.place(sides[least], kBorder)) return false;
        if (space[first_].single()) return space.remove(arm[least], space[first_]);
        return !space[arm[least]].single() || space.remove(first_, space[arm[least]]);
    }

    int control_, first_, shift_;
    std::vector<std::vector<int>> arms_, sides_;
    std::vector<std::uint64_t> lengths_, supported_;  // [arm], for one label; bit n: n cells
    std::vector<std::uint64_t> kept_;                 // and for any
};

}  // namespace ninefold::general
