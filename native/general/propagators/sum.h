// Weighted digits that add up to a total.
//
// Bounds first: cells of one weight that are all peers of each other form a group, whose least sum uses no digit
// twice. Then, where the numbers are small enough, every sum that the first cells can reach and every sum that the
// last cells need, as bits of one word: a candidate stays if it leads from one to the other.
#pragma once

#include <array>
#include <bit>
#include <map>
#include <tuple>

#include "general/space.h"

namespace ninefold::general {

// The sums from 0 to 64·W-1, one bit each.
template <int W>
struct SumBits {
    std::array<std::uint64_t, W> words{};

    void shift_in(const SumBits& other, int by) {  // *this |= other << by
        const int skip = by >> 6, bits = by & 63;
        for (int word = W - 1; word >= skip; --word) {
            std::uint64_t moved = other.words[word - skip] << bits;
            if (bits != 0 && word > skip) moved |= other.words[word - skip - 1] >> (64 - bits);
            words[word] |= moved;
        }
    }
    bool meets(const SumBits& other, int by) const {  // (*this << by) & other
        SumBits moved;
        moved.shift_in(*this, by);
        std::uint64_t any = 0;
        for (int word = 0; word < W; ++word) any |= moved.words[word] & other.words[word];
        return any != 0;
    }
    void shift_out(const SumBits& other, int by) {  // *this |= other >> by
        const int skip = by >> 6, bits = by & 63;
        for (int word = 0; word + skip < W; ++word) {
            std::uint64_t moved = other.words[word + skip] >> bits;
            if (bits != 0 && word + skip + 1 < W) moved |= other.words[word + skip + 1] << (64 - bits);
            words[word] |= moved;
        }
    }
};

template <int Words>
class Sum final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    // `light`: without bounds, for sums that others watch already, or that there are many of.
    Sum(const Space<Words>& space, std::vector<int> cells, std::vector<int> weights, int total, bool light = false)
        : Propagator<Words>(std::move(cells)), weights_(std::move(weights)), total_(total), light_(light) {
        int span = 0;
        for (const int weight : weights_) span += std::abs(weight) * (space.size() - 1);
        for (const int weight : weights_) heaviest_ = std::max(heaviest_, std::abs(weight));
        short_ = span < kLongest;
        plain_ = Words == 1 && weights_.size() <= kMostPlain &&
                 std::all_of(weights_.begin(), weights_.end(), [](int weight) { return std::abs(weight) == 1; });
        if (!short_ || !light_) make_groups(space);
    }
    Price price() const override { return Price::sum; }
    std::uint64_t steps() const override {
        std::uint64_t steps = 4 * weights_.size();
        for (const auto& group : groups_) steps += group.size() * group.size();
        return steps;
    }
    bool wants_only_ends() const override { return light_; }
    // A light one is not woken by all that others take away, so it does look again.
    bool settles() const override { return !light_ && reach_will_do(); }

    bool propagate(Space<Words>& space) override { return (reach_will_do() || by_bounds(space)) && by_reach(space); }

  private:
    // Without groups the reach of the sums knows all that the bounds know.
    bool reach_will_do() const { return short_ && (light_ || groups_.size() == weights_.size()); }

    // The house that holds most of the cells left gives the first group, and so on; what no house holds together is
    // joined where all are peers.
    void make_groups(const Space<Words>& space) {
        const int n = static_cast<int>(weights_.size());
        std::vector<int> at(space.cells(), -1);
        for (int i = 0; i < n; ++i) at[this->watched()[i]] = i;
        const std::vector<int> houses = houses_of_three(space);
        while (true) {
            std::vector<int> best;
            for (const int k : houses) {
                const auto& house = space.houses()[k];
                space.go_on(house.size());
                std::vector<int> group;
                for (const int cell : house) {
                    if (at[cell] >= 0 && (group.empty() || weights_[at[cell]] == weights_[group[0]])) {
                        group.push_back(at[cell]);
                    }
                }
                if (group.size() > best.size()) best = std::move(group);
            }
            if (best.size() < 3) break;
            for (const int i : best) at[this->watched()[i]] = -1;
            groups_.push_back(std::move(best));
        }
        for (int i = 0; i < n; ++i) {
            if (at[this->watched()[i]] < 0) continue;
            const auto joins = [&](const std::vector<int>& group) {
                space.go_on(group.size());
                // More cells than there are digits cannot all differ, and would take long to put in order.
                if (static_cast<int>(group.size()) >= space.size()) return false;
                return weights_[group[0]] == weights_[i] && std::all_of(group.begin(), group.end(), [&](int j) {
                           return space.are_peers(this->watched()[i], this->watched()[j]);
                       });
            };
            const auto group = std::find_if(groups_.begin(), groups_.end(), joins);
            if (group != groups_.end()) {
                group->push_back(i);
            } else {
                groups_.push_back({i});
            }
        }
    }

    // The houses that hold three of the cells or more, in their order.
    std::vector<int> houses_of_three(const Space<Words>& space) const {
        std::map<int, int> met;
        for (const int cell : this->watched()) {
            space.go_on(8 * space.houses_of(cell).size());
            for (const int house : space.houses_of(cell)) ++met[house];
        }
        std::vector<int> found;
        for (const auto& [house, count] : met) {
            if (count >= 3) found.push_back(house);
        }
        return found;
    }

    static constexpr int kLongest = 256;  // sums that are still followed bit by bit
    static constexpr std::size_t kMostPlain = 64;

    // The least (sign = 1) or greatest (sign = -1) sum of different digits for the cells of a group but one.
    int extreme(const Space<Words>& space, const std::vector<int>& group, int but, int sign) {
        if (group.size() == 1) {
            const Set& here = space[this->watched()[group[0]]];
            return but == group[0] ? 0 : sign > 0 ? here.first() : here.last();
        }
        ends_.clear();
        for (const int i : group) {
            if (i == but) continue;
            const Set& here = space[this->watched()[i]];
            const int end = sign > 0 ? here.first() : -here.last();
            ends_.push_back(end);  // insertion sort: the groups are small
            for (std::size_t k = ends_.size() - 1; k > 0 && ends_[k - 1] > end; --k) std::swap(ends_[k], ends_[k - 1]);
        }
        int sum = 0, previous = -kMaxSize - 1;
        for (const int end : ends_) sum += previous = std::max(end, previous + 1);
        return sign * sum;
    }
    int least(const Space<Words>& space, const std::vector<int>& group, int but) {
        const int weight = weights_[group[0]];
        return weight * extreme(space, group, but, weight > 0 ? 1 : -1);
    }
    int most(const Space<Words>& space, const std::vector<int>& group, int but) {
        const int weight = weights_[group[0]];
        return weight * extreme(space, group, but, weight > 0 ? -1 : 1);
    }

    bool by_bounds(Space<Words>& space) {
        int low = 0, high = 0;
        lows_.clear();
        highs_.clear();
        for (const auto& group : groups_) {
            lows_.push_back(least(space, group, -1));
            highs_.push_back(most(space, group, -1));
            low += lows_.back();
            high += highs_.back();
        }
        if (low > total_ || high < total_) return false;
        if (low == high) return true;
        // A cell of its least digit leaves the others at least this room: no digit is out of bounds.
        if (std::min(total_ - low, high - total_) >= heaviest_ * (space.size() - 1)) return true;
        for (std::size_t g = 0; g < groups_.size(); ++g) {
            for (const int i : groups_[g]) {
                const int cell = this->watched()[i], weight = weights_[i];
                const int most_here = total_ - (low - lows_[g] + least(space, groups_[g], i));
                const int least_here = total_ - (high - highs_[g] + most(space, groups_[g], i));
                Set keep;
                for (int d = space[cell].first(); d != 0; d = space[cell].after(d)) {
                    if (weight * d >= least_here && weight * d <= most_here) keep.add(d);
                }
                if (!space.keep(cell, keep)) return false;
            }
        }
        return true;
    }

    bool by_reach(Space<Words>& space) { return plain_ ? reach_plain(space) : reach_any(space); }
    bool reach_any(Space<Words>& space) {
        opens_.clear();
        bases_.clear();
        int rest = total_, span = 0;
        for (std::size_t i = 0; i < weights_.size(); ++i) {
            const Set& here = space[this->watched()[i]];
            const int a = weights_[i] * here.first(), b = weights_[i] * here.last();
            rest -= std::min(a, b);
            span += std::abs(a - b);
            if (here.single()) continue;
            opens_.push_back(static_cast<int>(i));
            bases_.push_back(std::min(a, b));
        }
        if (rest < 0 || rest > span) return false;
        if (opens_.empty()) return true;
        if (rest < 64) return reach<1>(space, rest);
        return rest >= kLongest || reach<4>(space, rest);
    }
    // The same for weights 1 and -1 and sums below 64, without a loop over words: most sums of killers, and the
    // place where they spend their time.
    bool reach_plain(Space<Words>& space) {
        const int* cells = this->watched().data();
        const int count = static_cast<int>(weights_.size());
        int n = 0, rest = total_, span = 0, widest = 0;
        for (int i = 0; i < count; ++i) {
            const std::uint64_t bits = space[cells[i]].word(0);
            const int low = std::countr_zero(bits), high = 63 - std::countl_zero(bits);
            rest -= weights_[i] > 0 ? low + 1 : -high - 1;
            span += high - low;
            widest = std::max(widest, high - low);
            n += low != high;
        }
        if (rest < 0 || rest > span) return false;
        // With so much room on both sides only gaps among the candidates could exclude anything, and with four cells
        // and more they hardly ever do.
        if (n == 0 || (n > 3 && std::min(rest, span - rest) >= widest)) return true;
        if (rest > 63) return reach_any(space);
        std::array<int, kMostPlain> open;
        std::array<std::uint64_t, kMostPlain> steps;  // bit s: the cell can add s to what it adds at least
        n = 0;
        for (int i = 0; i < count; ++i) {
            const std::uint64_t bits = space[cells[i]].word(0);
            if (std::has_single_bit(bits)) continue;
            open[n] = i;
            steps[n++] = weights_[i] > 0 ? bits >> std::countr_zero(bits) : reversed(bits) >> std::countl_zero(bits);
        }
        std::array<std::uint64_t, kMostPlain + 1> before;
        before[0] = 1;
        for (int k = 0; k < n; ++k) {
            before[k + 1] = 0;
            for (auto left = steps[k]; left != 0; left &= left - 1)
                before[k + 1] |= before[k] << std::countr_zero(left);
        }
        std::uint64_t after = 1ULL << rest;
        for (int k = n - 1; k >= 0; --k) {
            std::uint64_t sooner = 0, keep = 0;
            for (auto left = steps[k]; left != 0; left &= left - 1) {
                const int step = std::countr_zero(left);
                if (((before[k] << step) & after) == 0) continue;
                sooner |= after >> step;
                keep |= left & -left;
            }
            if (keep == 0) return false;
            if (keep != steps[k]) {
                const std::uint64_t bits = space[cells[open[k]]].word(0);
                const std::uint64_t digits =
                    weights_[open[k]] > 0 ? keep << std::countr_zero(bits) : reversed(keep) >> std::countl_zero(bits);
                if (!space.keep(cells[open[k]], Set::of_word(digits))) return false;
            }
            after = sooner;
        }
        return true;
    }
    // Bit 63 becomes bit 0.
    static std::uint64_t reversed(std::uint64_t bits) {
        bits = (bits >> 1 & 0x5555555555555555) | (bits & 0x5555555555555555) << 1;
        bits = (bits >> 2 & 0x3333333333333333) | (bits & 0x3333333333333333) << 2;
        bits = (bits >> 4 & 0x0F0F0F0F0F0F0F0F) | (bits & 0x0F0F0F0F0F0F0F0F) << 4;
        bits = (bits >> 8 & 0x00FF00FF00FF00FF) | (bits & 0x00FF00FF00FF00FF) << 8;
        bits = (bits >> 16 & 0x0000FFFF0000FFFF) | (bits & 0x0000FFFF0000FFFF) << 16;
        return bits >> 32 | bits << 32;
    }
    template <int W>
    bool reach(Space<Words>& space, int rest) {
        const int n = static_cast<int>(opens_.size());
        auto& before = std::get<std::vector<SumBits<W>>>(reached_);
        before.assign(n + 1, {});
        before[0].words[0] = 1;
        for (int k = 0; k < n; ++k) {
            each(space, k, rest, [&](int, int by) { before[k + 1].shift_in(before[k], by); });
        }
        SumBits<W> after, sooner;
        after.words[rest >> 6] = 1ULL << (rest & 63);
        for (int k = n - 1; k >= 0; --k) {
            Set keep;
            sooner = {};
            each(space, k, rest, [&](int digit, int by) {
                if (!before[k].meets(after, by)) return;
                keep.add(digit);
                sooner.shift_out(after, by);
            });
            if (!space.keep(this->watched()[opens_[k]], keep)) return false;
            after = sooner;
        }
        return true;
    }
    template <typename Do>
    void each(const Space<Words>& space, int k, int rest, Do todo) const {
        const int i = opens_[k];
        const Set here = space[this->watched()[i]];
        for (int d = here.first(); d != 0; d = here.after(d)) {
            const int by = weights_[i] * d - bases_[k];
            if (by <= rest) todo(d, by);
        }
    }

    std::vector<int> weights_;
    int total_;
    bool short_ = false;
    bool plain_ = false;
    int heaviest_ = 1;
    bool light_;
    std::vector<std::vector<int>> groups_;
    std::tuple<std::vector<SumBits<1>>, std::vector<SumBits<4>>> reached_;
    std::vector<int> ends_, lows_, highs_, opens_, bases_;  // scratch
};

}  // namespace ninefold::general
