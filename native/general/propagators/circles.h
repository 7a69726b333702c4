// Counting circles: a digit in a circle is the number of circles that hold it.
//
// So the digits in the circles are a set whose numbers add up to the number of circles: which digits are in all such
// sets, and which in none, is found by the sums that the digits before and after each can make. A digit that is in a
// circle needs as many circles as it says, no two of them in one house; where the houses that offer it are no more,
// each has it in a circle and nowhere else.
#pragma once

#include <algorithm>

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Circles final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;
    // counts[d - 1]: the number that digit d stands for
    Circles(const Space<Words>& space, std::vector<int> cells, std::vector<int> counts)
        : Propagator<Words>(std::move(cells)), counts_(std::move(counts)), before_(counts_.size()) {
        find_families(space);
    }
    Price price() const override { return Price::line; }
    std::uint64_t steps() const override { return this->watched().size() * counts_.size() * (1 + families_.size()); }

    bool propagate(Space<Words>& space) override {
        find_needs(space);
        return choose(space) && place(space);
    }

  private:
    static constexpr std::size_t kMostFamilies = 8;

    // Circles of one house, which hold a digit once at the most, and the cells of that house that are no circles.
    struct Group {
        std::vector<int> circles, beyond;
        Set digits;  // of the circles, as they are now
    };
    using Family = std::vector<Group>;  // every circle is in one of them
    struct Need {
        int certain = 0, possible = 0;  // circles that hold the digit, and that may
        bool can = false, must = false;
    };

    // Houses that share no circle are a family: rows, columns, boxes.
    void find_families(const Space<Words>& space) {
        const auto& circles = this->watched();
        std::vector<char> is_circle(space.cells()), taken(space.cells());
        for (const int cell : circles) {
            if (is_circle[cell]) return;  // counts twice, and so twice in a house
            is_circle[cell] = 1;
        }
        Family family;
        const auto finish = [&] {
            if (!family.empty()) {
                for (const int cell : circles) {
                    if (!taken[cell]) family.push_back({{cell}, {}, {}});
                    taken[cell] = 0;
                }
                families_.push_back(std::move(family));
            }
            family.clear();
        };
        for (const auto& house : space.houses()) {
            space.go_on(house.size());
            if (families_.size() == kMostFamilies) return;
            Group group;
            for (const int cell : house) (is_circle[cell] ? group.circles : group.beyond).push_back(cell);
            if (group.circles.size() < 2) continue;
            if (std::any_of(group.circles.begin(), group.circles.end(), [&](int cell) { return taken[cell]; })) {
                finish();
            }
            for (const int cell : group.circles) taken[cell] = 1;
            family.push_back(std::move(group));
        }
        finish();
    }

    void find_needs(const Space<Words>& space) {
        needs_.assign(counts_.size(), {});
        for (const int cell : this->watched()) {
            const Set here = space[cell];
            for (int digit = here.first(); digit != 0; digit = here.after(digit)) {
                ++needs_[digit - 1].possible;
                needs_[digit - 1].certain += here.single();
            }
        }
        for (std::size_t k = 0; k < needs_.size(); ++k) {
            needs_[k].can = counts_[k] > 0 && needs_[k].possible >= counts_[k] && needs_[k].certain <= counts_[k];
            needs_[k].must = needs_[k].certain > 0;
        }
        for (auto& family : families_) {
            for (auto& group : family) {
                group.digits = {};
                for (const int cell : group.circles) group.digits |= space[cell];
            }
            for (std::size_t k = 0; k < needs_.size(); ++k) {
                if (needs_[k].can && offers(family, k) < counts_[k]) needs_[k].can = false;
            }
        }
    }

    static int offers(const Family& family, std::size_t k) {
        const int digit = static_cast<int>(k) + 1;
        return static_cast<int>(
            std::count_if(family.begin(), family.end(), [&](const Group& group) { return group.digits.has(digit); }));
    }

    // Which digits the circles hold. False: there is no such set of digits.
    bool choose(Space<Words>& space) {
        const int circles = static_cast<int>(this->watched().size());
        if (circles < 64) {
            // Bit s of before_[k]: the digits before can fill s circles; of after: all but s are left to those after.
            std::uint64_t sums = 1, after = 1ULL << circles;
            const auto fits = [](int count) { return count > 0 && count < 64; };
            for (std::size_t k = 0; k < needs_.size(); ++k) {
                before_[k] = sums;
                const std::uint64_t with = needs_[k].can && fits(counts_[k]) ? sums << counts_[k] : 0;
                sums = with | (needs_[k].must ? 0 : sums);
            }
            for (std::size_t k = needs_.size(); k-- > 0;) {
                const bool fit = needs_[k].can && fits(counts_[k]);
                const bool in = fit && (before_[k] << counts_[k] & after) != 0;
                const bool out = !needs_[k].must && (before_[k] & after) != 0;
                if (!in && !out) return false;
                after = (fit ? after >> counts_[k] : 0) | (needs_[k].must ? 0 : after);
                needs_[k].can = in, needs_[k].must = !out;
            }
        }
        for (std::size_t k = 0; k < needs_.size(); ++k) {
            if (needs_[k].can) continue;
            if (needs_[k].must) return false;
            if (needs_[k].possible > 0 && !take_away(space, this->watched(), k)) return false;
        }
        return true;
    }

    bool place(Space<Words>& space) {
        for (std::size_t k = 0; k < needs_.size(); ++k) {
            const Need& need = needs_[k];
            if (!need.must) continue;
            const auto digit = Set::only(static_cast<int>(k) + 1);
            for (const int cell : this->watched()) {
                if (!space[cell].intersects(digit) || space[cell].single()) continue;
                if (need.certain == counts_[k] && !space.remove(cell, digit)) return false;
                if (need.possible == counts_[k] && !space.keep(cell, digit)) return false;
            }
            for (const auto& family : families_) {
                if (offers(family, k) != counts_[k]) continue;
                for (const auto& group : family) {
                    if (!group.digits.intersects(digit)) continue;
                    if (!take_away(space, group.beyond, k)) return false;
                    int places = 0, last = 0;
                    for (const int cell : group.circles) {
                        if (space[cell].intersects(digit)) ++places, last = cell;
                    }
                    if (places == 0 || (places == 1 && !space.keep(last, digit))) return false;
                }
            }
        }
        return true;
    }

    static bool take_away(Space<Words>& space, const std::vector<int>& cells, std::size_t k) {
        const auto digit = Set::only(static_cast<int>(k) + 1);
        return std::all_of(cells.begin(), cells.end(), [&](int cell) { return space.remove(cell, digit); });
    }

    std::vector<int> counts_;
    std::vector<Family> families_;
    std::vector<Need> needs_;            // [digit - 1], of the call that works
    std::vector<std::uint64_t> before_;  // [digit - 1]
};

}  // namespace ninefold::general
