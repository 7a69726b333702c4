// Almost locked sets: n cells of one house that hold n + 1 digits. Take one digit away and the others are
// locked in the cells. Two sets have a restricted common digit if every place of the digit in one sees every
// place in the other: at most one of the two sets can then hold it.
#pragma once

#include <span>
#include <vector>

#include "logic/nine/finder.h"

namespace ninefold::logic {

struct AlmostLockedSet {
    CellSet cells;
    Mask digits;
    std::uint8_t house;  // the first one that holds all the cells

    std::array<CellSet, 10> places{};      // per digit: the cells of the set that can hold it
    std::array<CellSet, 10> victims{};     // per digit: the candidates of the grid that see all those places
    std::array<std::uint16_t, 10> spot{};  // per digit: index into AlmostLockedSets::spots

    bool has(int digit) const { return digits & bit(digit); }
};

// All almost locked sets of a grid, each once, in this order: rows, columns, boxes; in a house by the list of
// cells, a list before its continuations (r1c1, r1c12, r1c123, r1c13, r1c2, ...). A cell with two candidates
// is the smallest set.
class AlmostLockedSets {
  public:
    // A digit in a group of cells. Many sets share one, and what they see depends on nothing else.
    struct Spot {
        CellSet places, victims;
        std::uint8_t digit;
        std::uint16_t next;  // another spot with the same digit and first cell
    };
    std::vector<AlmostLockedSet> sets;
    std::vector<Spot> spots;

    void build(const Grid& grid);

    static constexpr std::uint16_t kNone = 0xffff;
    // Head of the list of spots whose first place is the cell.
    int first_spot(int digit, int cell) const { return first_spot_[digit][cell]; }

  private:
    void grow(const Grid& grid, int house, CellSet cells, Mask digits, CellSet rest);
    void add(const Grid& grid, int house, CellSet cells, Mask digits);
    int spot_of(const Grid& grid, int digit, CellSet places);

    std::array<std::array<std::uint16_t, kCells>, 10> first_spot_;
};

struct RestrictedCommon {
    std::uint16_t other;  // index of the other set
    Mask digits;          // one restricted common, or two (the pair is doubly linked)
    bool fruitful;        // doubly linked, or a digit that is not restricted has common victims
};

// Which sets share restricted commons, both ways.
class RestrictedCommons {
  public:
    // overlap: sets with common cells count too, as long as none of these holds the digit.
    void build(const AlmostLockedSets& table, bool overlap);

    // The partners of a set, ascending; and those that stand behind it in the table.
    std::span<const RestrictedCommon> of(int set) const {
        return {commons_.data() + begin_[set], commons_.data() + begin_[set + 1]};
    }
    std::span<const RestrictedCommon> after(int set) const {
        return {commons_.data() + middle_[set], commons_.data() + begin_[set + 1]};
    }
    // Whether any digit has victims that see all its places in both sets.
    bool share_victims(int a, int b) const { return row(common_victims_, a)[b / 64] >> (b % 64) & 1; }
    // The sets that share victims with this one, 64 to a word.
    std::span<const std::uint64_t> victim_sharers(int set) const { return {row(common_victims_, set), words_}; }
    std::size_t words() const { return words_; }

  private:
    // A matrix of bits, one row per spot or set, one column per set.
    using Bits = std::vector<std::uint64_t>;
    const std::uint64_t* row(const Bits& bits, std::size_t i) const { return bits.data() + i * words_; }
    std::uint64_t* row(Bits& bits, std::size_t i) const { return bits.data() + i * words_; }
    void join(std::uint64_t* into, const std::uint64_t* from) const {
        for (std::size_t w = 0; w < words_; ++w) into[w] |= from[w];
    }

    void relate_spots(const AlmostLockedSets& table);
    void collect(const AlmostLockedSets& table, int set, bool overlap);

    std::size_t words_ = 0;
    Bits holders_;         // spot: the sets that have it
    Bits linked_;          // spot: the sets whose places of the digit all see it
    Bits sharers_;         // spot: the sets whose places of the digit see common victims with it
    Bits seers_;           // digit and victim: the sets that have it among their victims
    Bits touching_;        // cell: the sets it belongs to
    Bits common_victims_;  // set: the sets that share victims with it
    std::vector<RestrictedCommon> commons_;
    std::vector<std::uint32_t> begin_, middle_;  // begin_ has one more at the end
};

// The tables of the search's grid, with overlap as its options say.
const std::vector<AlmostLockedSet>& almost_locked_sets(Query& query);
const RestrictedCommons& restricted_commons(Query& query);

}  // namespace ninefold::logic
