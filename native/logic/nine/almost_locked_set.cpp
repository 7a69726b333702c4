#include "logic/nine/almost_locked_set.h"

namespace ninefold::logic {

namespace {

// A set that lies in a house with a smaller number as well was met there.
bool met_before(CellSet cells, int house) {
    if (house < kSize) return false;
    if (house < kFirstBox) return cells.single();
    return common_houses(cells) & ((1u << kFirstBox) - 1);
}

}  // namespace

void AlmostLockedSets::build(const Grid& grid) {
    sets.clear();
    spots.clear();
    for (auto& cells : first_spot_) cells.fill(kNone);
    for (int house = 0; house < kHouses; ++house) grow(grid, house, {}, 0, grid.empty() & house_cells(house));
}

// rest: the cells behind the last one taken.
void AlmostLockedSets::grow(const Grid& grid, int house, CellSet cells, Mask digits, CellSet rest) {
    int left = rest.count();
    const int size = cells.count() + 1;
    while (left-- > 0) {
        const int cell = rest.pop();
        const CellSet larger = cells | CellSet::only(cell);
        const Mask all = digits | grid.mask(cell);
        const int freedom = std::popcount(all) - size;
        if (freedom == 1 && !met_before(larger, house)) add(grid, house, larger, all);
        // Every further cell takes at most one degree of freedom away.
        if (left > 0 && freedom - left <= 1) grow(grid, house, larger, all, rest);
    }
}

void AlmostLockedSets::add(const Grid& grid, int house, CellSet cells, Mask digits) {
    auto& set = sets.emplace_back(AlmostLockedSet{cells, digits, static_cast<std::uint8_t>(house)});
    for (const int digit : each_digit(digits)) {
        const int i = spot_of(grid, digit, cells & grid.cells_of(digit));
        set.spot[digit] = static_cast<std::uint16_t>(i);
        set.places[digit] = spots[i].places;
        set.victims[digit] = spots[i].victims;
    }
}

int AlmostLockedSets::spot_of(const Grid& grid, int digit, CellSet places) {
    auto& first = first_spot_[digit][places.first()];
    for (std::uint16_t i = first; i != kNone; i = spots[i].next)
        if (spots[i].places == places) return i;
    spots.push_back({places, common_peers(places) & grid.cells_of(digit), static_cast<std::uint8_t>(digit), first});
    first = static_cast<std::uint16_t>(spots.size() - 1);
    return first;
}

void RestrictedCommons::build(const AlmostLockedSets& table, bool overlap) {
    const std::size_t count = table.sets.size();
    words_ = (count + 63) / 64;
    holders_.assign(table.spots.size() * words_, 0);
    touching_.assign(kCells * words_, 0);
    for (std::size_t i = 0; i < count; ++i) {
        const auto& set = table.sets[i];
        const std::uint64_t me = 1ULL << (i % 64);
        for (const int digit : each_digit(set.digits)) row(holders_, set.spot[digit])[i / 64] |= me;
        for (const int cell : set.cells) row(touching_, cell)[i / 64] |= me;
    }
    relate_spots(table);
    common_victims_.assign(count * words_, 0);
    commons_.clear();
    begin_.assign(1, 0);
    middle_.clear();
    for (std::size_t i = 0; i < count; ++i) collect(table, static_cast<int>(i), overlap);
}

// A common cell that holds the digit does not see itself, so spots that overlap are never linked.
void RestrictedCommons::relate_spots(const AlmostLockedSets& table) {
    linked_.assign(table.spots.size() * words_, 0);
    sharers_.assign(table.spots.size() * words_, 0);
    seers_.assign(10 * kCells * words_, 0);
    const auto seers = [this](int digit, int victim) { return row(seers_, digit * kCells + victim); };
    for (std::size_t i = 0; i < table.spots.size(); ++i)
        for (const int victim : table.spots[i].victims) join(seers(table.spots[i].digit, victim), row(holders_, i));
    for (std::size_t i = 0; i < table.spots.size(); ++i) {
        const auto& spot = table.spots[i];
        for (const int victim : spot.victims) {
            join(row(sharers_, i), seers(spot.digit, victim));
            for (int j = table.first_spot(spot.digit, victim); j != AlmostLockedSets::kNone; j = table.spots[j].next)
                if (table.spots[j].places.within(spot.victims)) join(row(linked_, i), row(holders_, j));
        }
    }
}

void RestrictedCommons::collect(const AlmostLockedSets& table, int set, bool overlap) {
    const auto& me = table.sets[set];
    std::array<const std::uint64_t*, kSize> linked, sharers;
    std::array<Mask, kSize> digit_bit;
    int digits = 0;
    for (const int digit : each_digit(me.digits)) {
        if (me.victims[digit].empty()) continue;
        linked[digits] = row(linked_, me.spot[digit]);
        sharers[digits] = row(sharers_, me.spot[digit]);
        digit_bit[digits++] = bit(digit);
    }
    std::uint64_t* shared = row(common_victims_, set);
    for (std::size_t w = 0; w < words_; ++w) {
        std::uint64_t once = 0, twice = 0, fruitful = 0;
        for (int d = 0; d < digits; ++d) {
            shared[w] |= sharers[d][w];
            fruitful |= sharers[d][w] & ~linked[d][w];
            twice |= once & linked[d][w];
            once |= linked[d][w];
        }
        if (!overlap && once)
            for (const int cell : me.cells) once &= ~row(touching_, cell)[w];
        for (; once; once &= once - 1) {
            const int b = std::countr_zero(once);
            RestrictedCommon common{static_cast<std::uint16_t>(64 * w + b), 0,
                                    static_cast<bool>((fruitful | twice) >> b & 1)};
            for (int d = 0; d < digits; ++d)
                if (linked[d][w] >> b & 1) common.digits |= digit_bit[d];
            commons_.push_back(common);
        }
    }
    const auto end = static_cast<std::uint32_t>(commons_.size());
    std::uint32_t middle = begin_.back();
    while (middle < end && commons_[middle].other < set) ++middle;
    middle_.push_back(middle);
    begin_.push_back(end);
}

const std::vector<AlmostLockedSet>& almost_locked_sets(Query& query) {
    return query.workspace.current<AlmostLockedSets>(query.grid).sets;
}

namespace {

// One table per meaning, so that a workspace may serve both at the same moment.
template <bool Overlap>
struct Commons : RestrictedCommons {
    void build(const AlmostLockedSets& table) { RestrictedCommons::build(table, Overlap); }
};

}  // namespace

const RestrictedCommons& restricted_commons(Query& query) {
    const auto& table = query.workspace.current<AlmostLockedSets>(query.grid);
    if (query.options.als_overlap) return query.workspace.current<Commons<true>>(table);
    return query.workspace.current<Commons<false>>(table);
}

}  // namespace ninefold::logic
