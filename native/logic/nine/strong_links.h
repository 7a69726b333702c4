// Houses with exactly two places for a digit: one of the two cells holds it.
#pragma once

#include "logic/nine/grid.h"

namespace ninefold::logic {

struct StrongLink {
    std::uint8_t a, b, house;  // a < b
};

// A table for Workspace::current<StrongLinks>(grid): per digit, by house.
class StrongLinks {
  public:
    struct List {
        std::array<StrongLink, kHouses> links;
        int size = 0;
        const StrongLink* begin() const { return links.data(); }
        const StrongLink* end() const { return links.data() + size; }
    };
    void build(const Grid& grid) {
        for (int digit = 1; digit <= kSize; ++digit) {
            auto& list = lists_[digit];
            list.size = 0;
            for (int house = 0; house < kHouses; ++house) {
                if (!grid.strong(house, digit)) continue;
                CellSet cells = grid.cells_of(digit, house);
                const int a = cells.pop();
                list.links[list.size++] = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(cells.first()),
                                           static_cast<std::uint8_t>(house)};
            }
        }
    }
    const List& of(int digit) const { return lists_[digit]; }

  private:
    std::array<List, 10> lists_{};
};

}  // namespace ninefold::logic
