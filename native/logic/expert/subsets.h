// Subsets as chains meet them, naked, hidden and fish alike: so many variables whose labels all lie in as many others
// that cross them. Each of those has its true label among them, then, and what would leave it none is false.
#pragma once

#include <span>

#include "logic/expert/geometry.h"

namespace ninefold::logic::expert {

constexpr int kLargestSubset = 3;  // with larger ones no shorter chain was seen
constexpr int kCrossings = 72;

// Nine variables and the nine that cross them, in the order of the bits of a mask: the cells of a house and its digits,
// its digits and its cells, the rows of a digit and its columns, its columns and its rows.
struct Crossing {
    std::array<std::uint16_t, kSize> lines, covers;
};
extern const std::array<Crossing, kCrossings> kCrossing;

// The labels left of each variable, as bits.
using Masks = std::span<const std::uint16_t>;

struct Subset {
    int crossing = 0;
    int lines = 0;                                     // of the crossing, as bits
    int covers = 0;                                    // the same
    std::array<std::uint16_t, kLargestSubset> held{};  // what is left of each line, in their order
    int size() const { return std::popcount(static_cast<unsigned>(lines)); }

    // Visits the labels left at a cover, of which one is true.
    template <typename Visit>
    void each_at(int cover, Visit visit) const {
        int i = 0;
        for (unsigned rest = static_cast<unsigned>(lines); rest; rest &= rest - 1, ++i)
            if (held[i] >> cover & 1) visit(kCsp.labels[kCrossing[crossing].lines[std::countr_zero(rest)]][cover]);
    }
    // What would leave a cover none.
    LabelSet kills() const;
};

// Visits the subsets of two to `largest` variables, but for those that hold a smaller one.
template <typename Visit>
class SubsetWalk {
  public:
    SubsetWalk(Masks masks, int largest, Visit visit) : largest_(largest), visit_(visit) {
        for (found_.crossing = 0; found_.crossing < kCrossings; ++found_.crossing) {
            count_ = 0;
            for (int i = 0; i < kSize; ++i) {
                const int mask = masks[kCrossing[found_.crossing].lines[i]];
                if (size(mask) < 2 || size(mask) > largest) continue;
                line_[count_] = 1 << i;
                held_[count_++] = mask;
            }
            extend(0, 0, 0);
        }
    }

  private:
    static int size(int mask) { return std::popcount(static_cast<unsigned>(mask)); }
    // `covers`: of the lines that are chosen, the first so many.
    void extend(int from, int chosen, int covers) {
        if (chosen > 1 && size(covers) == chosen) {
            if (holds_smaller(chosen)) return;
            found_.lines = 0;
            for (int i = 0; i < chosen; ++i) {
                found_.lines |= line_[chosen_[i]];
                found_.held[i] = static_cast<std::uint16_t>(held_[chosen_[i]]);
            }
            found_.covers = covers;
            visit_(found_);
            return;
        }
        if (chosen == largest_) return;
        for (int next = from; next < count_; ++next) {
            if (size(covers | held_[next]) > largest_) continue;
            chosen_[chosen] = next;
            extend(next + 1, chosen + 1, covers | held_[next]);
        }
    }
    bool holds_smaller(int chosen) const {
        for (int part = 1; part < (1 << chosen) - 1; ++part) {
            int covers = 0;
            for (int i = 0; i < chosen; ++i)
                if (part >> i & 1) covers |= held_[chosen_[i]];
            if (size(covers) <= size(part)) return true;
        }
        return false;
    }

    const int largest_;
    Visit visit_;
    Subset found_;
    std::array<int, kSize> line_, held_, chosen_;
    int count_ = 0;
};

template <typename Visit>
void each_subset(Masks masks, int largest, Visit visit) {
    SubsetWalk<Visit>(masks, largest, visit);
}

}  // namespace ninefold::logic::expert
