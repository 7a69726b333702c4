#include "logic/almost_locked_set.h"

namespace ninefold::logic {

namespace {

// A set that lies in a row or column of the box as well was met there before.
bool met_before(CellSet cells, int house) { return common_houses(cells) & ((1u << house) - 1); }

class Enumeration {
  public:
    Enumeration(const Grid& grid, std::vector<AlmostLockedSet>& sets) : grid_(grid), sets_(sets) {}

    void house(int house) {
        house_ = house;
        grow({}, 0, 0, grid_.empty() & house_cells(house));
    }

  private:
    // rest: the cells behind the last one taken.
    void grow(CellSet cells, Mask digits, int size, CellSet rest) {
        while (!rest.empty()) {
            const int cell = rest.pop();
            const CellSet larger = cells | CellSet::only(cell);
            const Mask all = digits | grid_.mask(cell);
            const int freedom = std::popcount(all) - (size + 1);
            if (freedom == 1 && !met_before(larger, house_)) add(larger, all);
            // Every further cell takes at most one degree of freedom away.
            if (freedom - rest.count() <= 1) grow(larger, all, size + 1, rest);
        }
    }

    void add(CellSet cells, Mask digits) {
        AlmostLockedSet set{cells, digits, static_cast<std::uint8_t>(house_)};
        for (const int digit : Digits(digits)) {
            set.places[digit] = cells & grid_.cells_of(digit);
            set.victims[digit] = common_peers(set.places[digit]) & grid_.cells_of(digit);
        }
        sets_.push_back(set);
    }

    const Grid& grid_;
    std::vector<AlmostLockedSet>& sets_;
    int house_ = 0;
};

Mask restricted_digits(const AlmostLockedSet& a, const AlmostLockedSet& b) {
    Mask restricted = 0;
    // A common cell that holds the digit does not see itself, so it is no victim and the digit fails here.
    for (const int digit : Digits(a.digits & b.digits))
        if (b.places[digit].within(a.victims[digit])) restricted |= bit(digit);
    return restricted;
}

}  // namespace

void AlmostLockedSets::build(const Grid& grid) {
    sets.clear();
    Enumeration enumeration(grid, sets);
    for (int house = 0; house < kHouses; ++house) enumeration.house(house);
}

void RestrictedCommons::build(const AlmostLockedSets& table, bool overlap) {
    commons_.clear();
    begin_.assign(1, 0);
    const auto& sets = table.sets;
    for (const auto& a : sets) {
        for (std::size_t j = 0; j < sets.size(); ++j) {
            const auto& b = sets[j];
            if (&a == &b || (!overlap && a.cells.meets(b.cells))) continue;
            if (const Mask digits = restricted_digits(a, b))
                commons_.push_back({static_cast<std::uint16_t>(j), digits});
        }
        begin_.push_back(static_cast<std::uint32_t>(commons_.size()));
    }
}

const std::vector<AlmostLockedSet>& almost_locked_sets(Search& search) {
    return search.workspace.current<AlmostLockedSets>(search.grid).sets;
}

namespace {

// One table per meaning, so that a workspace may serve both at the same moment.
template <bool Overlap>
struct Commons : RestrictedCommons {
    void build(const AlmostLockedSets& table) { RestrictedCommons::build(table, Overlap); }
};

}  // namespace

const RestrictedCommons& restricted_commons(Search& search) {
    const auto& table = search.workspace.current<AlmostLockedSets>(search.grid);
    if (search.options.als_overlap) return search.workspace.current<Commons<true>>(table);
    return search.workspace.current<Commons<false>>(table);
}

}  // namespace ninefold::logic
