// Almost locked sets: n cells of one house that hold n + 1 digits. Take one digit away and the others are
// locked in the cells. Two sets without a common cell have a restricted common digit if every place of the
// digit in one sees every place in the other: at most one of the two sets can then hold it.
#pragma once

#include <span>
#include <vector>

#include "logic/finder.h"

namespace ninefold::logic {

struct AlmostLockedSet {
    CellSet cells;
    Mask digits;
    std::uint8_t house;  // the first one that holds all the cells

    std::array<CellSet, 10> places{};   // per digit: the cells of the set that can hold it
    std::array<CellSet, 10> victims{};  // per digit: the candidates of the grid that see all those places

    bool has(int digit) const { return digits & bit(digit); }
};

// All almost locked sets of a grid, each once, in this order: rows, columns, boxes; in a house by the list of
// cells, a list before its continuations (r1c1, r1c12, r1c123, r1c13, r1c2, ...). A cell with two candidates
// is the smallest set.
struct AlmostLockedSets {
    std::vector<AlmostLockedSet> sets;

    void build(const Grid& grid);
};

struct RestrictedCommon {
    std::uint16_t other;  // index of the other set
    Mask digits;          // one restricted common, or several (the pair is doubly linked)
};

// Which sets share restricted commons, both ways.
class RestrictedCommons {
  public:
    // overlap: sets with common cells count too, as long as none of these holds the digit.
    void build(const AlmostLockedSets& table, bool overlap);

    // The partners of a set, ascending.
    std::span<const RestrictedCommon> of(int set) const {
        return {commons_.data() + begin_[set], commons_.data() + begin_[set + 1]};
    }
    int pairs() const { return static_cast<int>(commons_.size() / 2); }

  private:
    std::vector<RestrictedCommon> commons_;
    std::vector<std::uint32_t> begin_;  // where the partners of each set begin, one more at the end
};

// The tables of the search's grid, with overlap as its options say.
const std::vector<AlmostLockedSet>& almost_locked_sets(Search& search);
const RestrictedCommons& restricted_commons(Search& search);

}  // namespace ninefold::logic
