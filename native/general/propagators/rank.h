// Full rank: all rows and columns, read as numbers from either end, are put in order; a clue says at which place its
// line stands. Clues whose lines begin with the same digit are judged together.
//
// In a Latin square every digit begins exactly four lines, one from each side of the board. So the places 4d-3 .. 4d
// are those of the lines that begin with d, and the other lines of these four stand at the slots that no clue takes:
//
//      slot    0        1        2        3             (place - 1) % 4
//              line  <  clue  <  clue  <  line          lines without a clue: one from each side that has none
#pragma once

#include <array>

#include "general/propagators/board_lines.h"

namespace ninefold::general {

template <int Words>
class Rank final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    struct Clue {
        int line;   // as in BoardLines
        int place;  // from 1
        bool ties;  // whether other lines may be the same number
    };

    // `clues` have places of one group of four. `latin`: every row and every column is a house.
    Rank(const std::vector<int>& board, int size, std::vector<Clue> clues, bool latin)
        : Propagator<Words>(board), lines_(board, size), clues_(std::move(clues)), latin_(latin) {
        std::stable_sort(clues_.begin(), clues_.end(), [](const Clue& a, const Clue& b) { return a.place < b.place; });
        digit_ = (clues_[0].place + 3) / 4;
        int next = 0;
        for (std::size_t k = 0; k < clues_.size(); ++k) {
            // Lines that are the same number have the same place, and the slots after it.
            const bool same = k > 0 && clues_[k].place == clues_[k - 1].place;
            const int slot = same ? next : (clues_[k].place - 1) % 4;
            const int side = clues_[k].line / size;
            possible_ = possible_ && slot >= next && slot < 4 && (!same || (clues_[k].ties && clues_[k - 1].ties)) &&
                        (sides_ >> side & 1) == 0;
            if (!possible_) return;
            slot_of_[k] = slot;
            taken_ |= 1 << slot;
            sides_ |= 1 << side;
            next = slot + 1;
        }
    }
    Price price() const override { return Price::line; }
    std::uint64_t steps() const override {
        return this->watched().size() + 4 * clues_.size() * static_cast<std::uint64_t>(lines_.count());
    }

    bool propagate(Space<Words>& space) override {
        if (!latin_) return filled(space) ? holds(space) : true;
        if (!possible_) return false;
        for (const Clue& clue : clues_) {
            if (!space.place(lines_[clue.line][0], digit_)) return false;
        }
        for (std::size_t k = 1; k < clues_.size(); ++k) {
            const auto &low = lines_[clues_[k - 1].line], &high = lines_[clues_[k].line];
            const bool same = clues_[k].place == clues_[k - 1].place;
            if (!(same ? equal(space, low, high) : order(space, low, high, false))) return false;
        }
        return clues_.size() == 4 || others(space);
    }

  private:
    using Line = std::vector<int>;
    struct Candidate {
        int line;
        unsigned slots;
    };
    // What one line may be, compared with another.
    struct Outcomes {
        bool less = false, equal = false, greater = false;
    };

    bool filled(const Space<Words>& space) const {
        return std::all_of(this->watched().begin(), this->watched().end(),
                           [&](int cell) { return space[cell].single(); });
    }

    // Any board, when all is placed.
    bool holds(const Space<Words>& space) const {
        for (const Clue& clue : clues_) {
            int less = 0, alike = 0;
            for (int other = 0; other < lines_.count(); ++other) {
                const Outcomes found = compare(space, lines_[other], lines_[clue.line], 0);
                less += found.less;
                alike += found.equal;
            }
            if (less != clue.place - 1 || (alike > 1 && !clue.ties)) return false;
        }
        return true;
    }

    // The lines without a clue that begin with the digit: one from each side that has no clue.
    bool others(Space<Words>& space) {
        std::array<std::vector<Candidate>, 4> candidates;
        std::array<unsigned, 4> slots{};
        const int size = lines_.size();
        for (int side = 0; side < 4; ++side) {
            if (sides_ >> side & 1) continue;
            for (int line = side * size; line < (side + 1) * size; ++line) {
                if (!space[lines_[line][0]].has(digit_)) continue;
                candidates[side].push_back({line, slots_of(space, lines_[line])});
                slots[side] |= candidates[side].back().slots;
            }
        }
        std::array<unsigned, 4> allowed{};
        if (!share_slots(slots, 0, 0, allowed)) return false;
        for (int side = 0; side < 4; ++side) {
            if (sides_ >> side & 1) continue;
            int left = 0, last = -1;
            for (const Candidate& one : candidates[side]) {
                if ((one.slots & allowed[side]) != 0) {
                    ++left, last = one.line;
                } else if (!space.remove(lines_[one.line][0], Set::only(digit_))) {
                    return false;
                }
            }
            if (left == 1 && !settle(space, lines_[last], allowed[side])) return false;
        }
        return true;
    }

    // The slots that a line could have, by what the clues are.
    unsigned slots_of(const Space<Words>& space, const Line& line) const {
        unsigned slots = 0xFu & ~taken_;
        for (std::size_t k = 0; k < clues_.size() && slots != 0; ++k) {
            const Outcomes found = compare(space, line, lines_[clues_[k].line], 1);
            const unsigned below = (1u << slot_of_[k]) - 1;
            if (!found.less) slots &= ~below;
            if (!found.greater && !(found.equal && clues_[k].ties)) slots &= below;
        }
        return slots;
    }

    // Every way to give the sides without a clue different slots; what each side gets in some way goes to `allowed`.
    bool share_slots(const std::array<unsigned, 4>& slots, int side, unsigned used, std::array<unsigned, 4>& allowed) {
        while (side < 4 && (sides_ >> side & 1)) ++side;
        if (side == 4) return true;
        bool any = false;
        for (int slot = 0; slot < 4; ++slot) {
            if ((slots[side] & ~used) >> slot & 1) {
                if (!share_slots(slots, side + 1, used | 1u << slot, allowed)) continue;
                allowed[side] |= 1u << slot;
                any = true;
            }
        }
        return any;
    }

    // The only line of its side that can begin with the digit, and the slots it may have.
    bool settle(Space<Words>& space, const Line& line, unsigned slots) {
        if (!space.place(line[0], digit_)) return false;
        for (std::size_t k = 0; k < clues_.size(); ++k) {
            const Line& clue = lines_[clues_[k].line];
            const unsigned below = (1u << slot_of_[k]) - 1;
            if ((slots & below) == 0 && !order(space, clue, line, clues_[k].ties)) return false;
            if ((slots & ~below) == 0 && !order(space, line, clue, false)) return false;
        }
        return true;
    }

    // What `a` may be, compared with `b`, from one place of the lines on; the places before are the same. Exact when
    // all is placed; before that it may allow too much.
    Outcomes compare(const Space<Words>& space, const Line& a, const Line& b, int from, Set gone = Set()) const {
        Outcomes found;
        if (latin_ && from > 0) gone.add(digit_);
        for (int k = from; k < lines_.size(); ++k) {
            if (a[k] == b[k]) continue;  // where a row crosses a column
            const Set here = space[a[k]].without(gone), there = space[b[k]].without(gone);
            if (here.empty() || there.empty()) return found;
            found.less |= here.first() < there.last();
            found.greater |= here.last() > there.first();
            const Set common = here & there;
            if (common.empty()) return found;
            if (found.less && found.greater) break;
            if (latin_) gone |= common;  // one digit: with two both ways would be open
        }
        found.equal = true;
        return found;
    }

    // Keeps what lets `low` be less than `high`, or equal if `ties`; both begin with the same digit.
    bool order(Space<Words>& space, const Line& low, const Line& high, bool ties) {
        Set gone = Set::only(digit_);
        for (int k = 1; k < lines_.size(); ++k) {
            if (low[k] == high[k]) continue;
            const Set common = (space[low[k]] & space[high[k]]).without(gone);
            // Whether the two may be the same here depends on what can follow.
            bool may_be_same = !common.empty();
            if (may_be_same && common.single()) {
                const Outcomes rest = compare(space, low, high, k + 1, gone | common);
                may_be_same = rest.less || (ties && rest.equal);
            }
            const int most = space[high[k]].last() - !may_be_same, least = space[low[k]].first() + !may_be_same;
            if (!space.keep(low[k], Set::all(std::max(most, 0)))) return false;
            if (!space.remove(high[k], Set::all(std::max(least - 1, 0)))) return false;
            if (!space[low[k]].single() || space[low[k]] != space[high[k]]) return true;
            gone |= space[low[k]];
        }
        return ties;
    }

    static bool equal(Space<Words>& space, const Line& a, const Line& b) {
        for (std::size_t k = 0; k < a.size(); ++k) {
            if (!space.keep(a[k], space[b[k]]) || !space.keep(b[k], space[a[k]])) return false;
        }
        return true;
    }

    BoardLines lines_;
    std::vector<Clue> clues_;
    std::array<int, 4> slot_of_{};
    int digit_;           // that all these lines begin with
    unsigned taken_ = 0;  // slots that have a clue
    unsigned sides_ = 0;  // sides that have one
    bool possible_ = true;
    bool latin_;
};

}  // namespace ninefold::general
