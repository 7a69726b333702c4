// Where a search found nothing: a house, a crossing of a line with a box, a digit. As long as nothing changes there it
// need not be searched again, and from one step of a path to the next most of a grid stays as it is.
#pragma once

#include "logic/nine/finder.h"

namespace ninefold::logic {

// Searches of houses: the first of each family, to which the size of the subset is added.
constexpr int kNakedSubsets = 0, kHiddenSubsets = 8;
// Searches of digits, beside those of fish, which are below 48.
constexpr int kPointing = 48, kClaiming = 49;

class Fruitless {
  public:
    // As of the grid at hand: places that have changed since the last time are forgotten.
    static Fruitless& of(Query& query);
    void build(const Grid& grid);

    // Searches of one kind of place are told apart by numbers below 64.
    // In a house: `look` says whether it found anything, and is not asked where it found nothing before.
    template <typename Look>
    void in_house(int search, int house, Look look) {
        const std::uint64_t known = std::uint64_t{1} << search;
        if ((houses_[house] & known) == 0 && !look()) houses_[house] |= known;
    }
    bool crossing(int line, int box) const { return crossings_[line] >> (box - kFirstBox) & 1; }
    void nothing_in_crossing(int line, int box) { crossings_[line] |= 1u << (box - kFirstBox); }
    bool digit(int search, int digit) const { return digits_[digit] >> search & 1; }
    void nothing_with_digit(int search, int digit) { digits_[digit] |= std::uint64_t{1} << search; }

  private:
    std::array<Mask, kCells> masks_{};
    std::array<std::uint64_t, kHouses> houses_{};
    std::array<std::uint32_t, kFirstBox> crossings_{};
    std::array<std::uint64_t, kSize + 1> digits_{};
    int max_fins_ = 0, max_endo_fins_ = 0;  // what is known of digits holds under these limits
};

}  // namespace ninefold::logic
