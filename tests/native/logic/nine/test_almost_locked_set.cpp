#include <memory>

#include "check.h"
#include "logic/nine/almost_locked_set.h"
#include "logic/nine/implications.h"

using namespace ninefold;
using namespace ninefold::logic;

namespace {

// Row 1 keeps 12 in r1c1, 23 in r1c2, 34 in r1c3; the other cells of the grid keep every digit they can.
Grid three_pairs() {
    auto grid = *read_grid(std::string(81, '.'));
    const Mask keep[] = {0b011, 0b110, 0b1100};
    for (int cell = 0; cell < 3; ++cell)
        for (int digit = 1; digit <= 9; ++digit)
            if (!(keep[cell] & bit(digit))) grid.eliminate(cell, digit);
    return grid;
}

}  // namespace

TEST("almost locked sets come by house, a list of cells before its continuations") {
    AlmostLockedSets table;
    table.build(three_pairs());
    const std::vector<CellSet> expected = {CellSet::of({0}), CellSet::of({0, 1}), CellSet::of({0, 1, 2}),
                                           CellSet::of({1}), CellSet::of({1, 2}), CellSet::of({2})};
    std::vector<CellSet> small;
    for (const auto& set : table.sets)
        if (set.cells.within(CellSet::of({0, 1, 2}))) small.push_back(set.cells);
    CHECK(small == expected);
    for (const auto& set : table.sets) CHECK_EQ(std::popcount(set.digits), set.cells.count() + 1);
}

TEST("every almost locked set is listed once though it may lie in two houses") {
    AlmostLockedSets table;
    table.build(three_pairs());
    for (std::size_t i = 0; i < table.sets.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) CHECK(!(table.sets[i].cells == table.sets[j].cells));
}

TEST("victims of a digit see all its places in the set") {
    AlmostLockedSets table;
    table.build(three_pairs());
    const auto& pair = table.sets[1];  // r1c12 with 1, 2, 3
    CHECK(pair.cells == CellSet::of({0, 1}));
    CHECK(pair.places[2] == CellSet::of({0, 1}));
    CHECK(pair.victims[1] == (peers(0) - CellSet::of({1, 2})));
    CHECK(pair.victims[2] == ((peers(0) & peers(1)) - CellSet::of({2})));
}

TEST("restricted commons need places that see each other, both ways, and no common cell") {
    AlmostLockedSets table;
    table.build(three_pairs());
    RestrictedCommons commons;
    commons.build(table, false);
    const auto index = [&](CellSet cells) {
        int i = 0;
        while (!(table.sets[i].cells == cells)) ++i;
        return i;
    };
    const auto digits = [&](CellSet a, CellSet b) {
        for (const auto& common : commons.of(index(a)))
            if (common.other == index(b)) return static_cast<int>(common.digits);
        return 0;
    };
    const auto r1c1 = CellSet::of({0}), r1c2 = CellSet::of({1}), r1c3 = CellSet::of({2}), r1c23 = CellSet::of({1, 2});
    CHECK_EQ(digits(r1c1, r1c2), 0b10);
    CHECK_EQ(digits(r1c2, r1c1), 0b10);
    CHECK_EQ(digits(r1c1, r1c3), 0);
    CHECK_EQ(digits(r1c1, r1c23), 0b10);
    CHECK_EQ(digits(r1c2, r1c23), 0);
    commons.build(table, true);
    CHECK_EQ(digits(r1c2, r1c23), 0);  // 2 and 3 are in the common cell
}

TEST("links of almost locked sets end when their stop has") {
    AlmostLockedSets table;
    table.build(three_pairs());
    const auto links = [&](Stop& stop) {
        const auto implications = std::make_unique<Implications>();
        implications->build(three_pairs(), table.sets, stop);
        std::size_t found = 0;
        for (int node = 0; node < implications->nodes(); ++node)
            if (implications->set_of(node)) found += implications->next(Implications::off(node)).size();
        return found;
    };
    Stop free, stopped;
    stopped.stop();
    CHECK(links(stopped) < 32 * 81);  // of the first sets at the most
    CHECK(links(free) > 32 * 81);
}
