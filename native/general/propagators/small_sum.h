// Digits up to nine, each added or taken away, that make a total: keeps the candidates that occur in some filling,
// where cells that see each other hold different digits as far as they are in one group of up to three.
//
// The sums that a group can have are bits of one word: those of two cells stand in a table, those of three are the sums
// of two of them, moved by each digit of the third. `before[g]` holds the sums of the first g groups; on the way back
// each group keeps the sums that lead from one before it to one after it, and each of its cells the digits of those.
//
// A digit is counted from 0 here. Taking d away is adding 8 - d, with 8 more to reach. Sums are told by what they
// exceed the least by; and where the total is nearer to the greatest than to the least, all digits are turned round
// like that: so the sums that matter are few, and bits of a word.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <vector>

#include "general/space.h"

namespace ninefold::general {

// [a][b]: the sums of a digit of the set a and another digit of the set b.
class PairSums {
  public:
    static const PairSums& get() {
        static const std::unique_ptr<const PairSums> table(new PairSums);
        return *table;
    }
    std::uint32_t operator()(unsigned a, unsigned b) const { return sums_[a << 9 | b]; }

  private:
    PairSums() {
        for (unsigned a = 1; a < 512; ++a) {
            const unsigned least = a & -a, rest = a ^ least;
            for (unsigned b = 1; b < 512; ++b) {
                const unsigned sums = (b & ~least) << std::countr_zero(a);
                sums_[a << 9 | b] = static_cast<std::uint16_t>(sums_[rest << 9 | b] | sums);
            }
        }
    }
    std::array<std::uint16_t, 512 * 512> sums_{};
};

template <int Words>
class SmallSum final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    // Digits up to nine, weights 1 and -1, and few enough cells that half of the greatest sum is below 64.
    static bool knows(int size, const std::vector<int>& weights) {
        return size <= kMostDigits && weights.size() <= kMostCells &&
               std::all_of(weights.begin(), weights.end(), [](int weight) { return std::abs(weight) == 1; });
    }

    SmallSum(const Space<Words>& space, std::vector<int> cells, const std::vector<int>& weights, int total)
        : Propagator<Words>(std::move(cells)), pair_sums_(PairSums::get()), total_(total) {
        for (const int weight : weights) {
            total_ += weight > 0 ? -1 : kMostDigits;
            taken_away_.push_back(weight < 0);
        }
        make_groups(space, weights);
    }
    Price price() const override { return Price::sum; }
    bool settles() const override { return true; }

    bool propagate(Space<Words>& space) override {
        const auto& cells = this->watched();
        int low = 0, high = 0, widest = 0, open = 0;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const auto here = static_cast<unsigned>(space[cells[i]].word(0));
            const int first = std::countr_zero(here), last = 31 - std::countl_zero(here);
            low += taken_away_[i] ? kTop - last : first;
            high += taken_away_[i] ? kTop - first : last;
            widest = std::max(widest, last - first);
            open += first != last;
        }
        if (total_ < low || total_ > high) return false;
        // With so much room on both sides only gaps among the candidates could exclude anything, and with four cells
        // and more they hardly ever do.
        if (open > 3 && std::min(total_ - low, high - total_) >= widest + kLeeway) return true;
        return by_groups(space, high - total_ < total_ - low);
    }

  private:
    static constexpr int kMostDigits = 9;
    static constexpr int kTop = kMostDigits - 1;
    static constexpr std::size_t kMostCells = 15;
    static constexpr int kLeeway = 3;  // what different digits may add to the bounds; more excludes no more (measured)

    using Three = std::array<unsigned, 3>;
    struct Group {
        std::array<int, 3> cells{};
        int count = 0;
        bool taken_away = false;
    };

    bool by_groups(Space<Words>& space, bool turn) const {
        const int count = static_cast<int>(groups_.size());
        std::array<Three, kMostCells> digits;
        std::array<std::uint32_t, kMostCells> sums;  // bit s: so much more than the least sum of the group
        std::array<int, kMostCells> least;
        int room = turn ? kTop * static_cast<int>(this->watched().size()) - total_ : total_;
        for (int g = 0; g < count; ++g) {
            for (int k = 0; k < groups_[g].count; ++k) {
                const auto here = static_cast<unsigned>(space[groups_[g].cells[k]].word(0));
                digits[g][k] = groups_[g].taken_away != turn ? turned(here) : here;
            }
            sums[g] = sums_of(digits[g], groups_[g].count);
            if (sums[g] == 0) return false;
            least[g] = std::countr_zero(sums[g]);
            sums[g] >>= least[g];
            room -= least[g];
        }
        if (room < 0) return false;
        const std::uint64_t within = (2ULL << room) - 1;  // at most 60: half of eight times fifteen
        std::array<std::uint64_t, kMostCells + 1> before;
        before[0] = 1;
        for (int g = 0; g < count; ++g) {
            before[g + 1] = 0;
            for (auto left = sums[g] & within; left != 0; left &= left - 1) {
                before[g + 1] |= before[g] << std::countr_zero(left);
            }
            before[g + 1] &= within;
        }
        if (!(before[count] >> room & 1)) return false;
        std::uint64_t after = 1ULL << room;
        for (int g = count - 1; g >= 0; --g) {
            std::uint64_t sooner = 0;
            std::uint32_t keep = 0;
            for (auto left = static_cast<std::uint32_t>(sums[g] & within); left != 0; left &= left - 1) {
                const int sum = std::countr_zero(left);
                if (((before[g] << sum) & after) == 0) continue;
                sooner |= after >> sum;
                keep |= left & -left;
            }
            if (keep != sums[g] && !keep_sums(space, groups_[g], digits[g], keep << least[g], turn)) return false;
            after = sooner;
        }
        return true;
    }

    void make_groups(const Space<Words>& space, const std::vector<int>& weights) {
        const auto& cells = this->watched();
        std::vector<char> grouped(cells.size());
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (grouped[i]) continue;
            Group group;
            group.taken_away = weights[i] < 0;
            for (std::size_t j = i; j < cells.size() && group.count < 3; ++j) {
                bool joins = !grouped[j] && weights[j] == weights[i];
                for (int k = 0; k < group.count; ++k) joins = joins && space.are_peers(cells[j], group.cells[k]);
                if (!joins) continue;
                grouped[j] = 1;
                group.cells[group.count++] = cells[j];
            }
            groups_.push_back(group);
        }
    }

    // Digit d becomes 8 - d.
    static unsigned turned(unsigned digits) {
        unsigned low = digits & 0xFF;
        low = low >> 4 | (low & 0x0F) << 4;
        low = (low & 0xCC) >> 2 | (low & 0x33) << 2;
        low = (low & 0xAA) >> 1 | (low & 0x55) << 1;
        return low << 1 | digits >> 8;
    }

    std::uint32_t sums_of(const Three& digits, int count) const {
        if (count == 1) return digits[0];
        if (count == 2) return pair_sums_(digits[0], digits[1]);
        std::uint32_t sums = 0;
        for (auto left = digits[0]; left != 0; left &= left - 1) {
            const unsigned digit = left & -left;
            sums |= pair_sums_(digits[1] & ~digit, digits[2] & ~digit) << std::countr_zero(left);
        }
        return sums;
    }

    bool keep_sums(Space<Words>& space, const Group& group, const Three& digits, std::uint32_t sums, bool turn) const {
        for (int k = 0; k < group.count; ++k) {
            unsigned keep = 0;
            for (auto left = digits[k]; left != 0; left &= left - 1) {
                const unsigned digit = left & -left;
                if (others(digits, group.count, k, digit) << std::countr_zero(left) & sums) keep |= digit;
            }
            if (keep == digits[k]) continue;
            if (turn != group.taken_away) keep = turned(keep);
            if (!space.keep(group.cells[k], Set::of_word(keep))) return false;
        }
        return true;
    }
    // The sums that the other cells of a group can have without the digit.
    std::uint32_t others(const Three& digits, int count, int but, unsigned digit) const {
        if (count == 1) return 1;
        const unsigned a = digits[but == 0] & ~digit;
        return count == 2 ? a : pair_sums_(a, digits[but == 2 ? 1 : 2] & ~digit);
    }

    const PairSums& pair_sums_;
    int total_;                     // what the digits, counted from 0 and all added, must reach
    std::vector<char> taken_away_;  // of each cell
    std::vector<Group> groups_;
};

}  // namespace ninefold::general
