// Cells that three digits cannot fill, against a search through all sets of cells.
#include <algorithm>
#include <random>

#include "check.h"
#include "core/houses.h"
#include "logic/expert/three_digits.h"

using namespace ninefold;
using namespace ninefold::logic::expert;

namespace {

constexpr int kThree = 0b111;

using Masks = std::array<std::uint16_t, kCells>;

// Nothing is known of the cells that are not named, so that no other digits are in question.
Masks open_board() {
    Masks masks;
    masks.fill(0b111111111);
    return masks;
}

bool can_fill(const Masks& masks, const std::vector<int>& cells, std::size_t at, std::vector<int>& held) {
    if (at == cells.size()) return true;
    for (int digit = 0; digit < 3; ++digit) {
        if (!(masks[cells[at]] >> digit & 1)) continue;
        bool free = true;
        for (std::size_t i = 0; i < at; ++i) free = free && (held[i] != digit || !peers(cells[at]).has(cells[i]));
        if (!free) continue;
        held[at] = digit;
        if (can_fill(masks, cells, at + 1, held)) return true;
    }
    return false;
}

bool can_fill(const Masks& masks, CellSet cells) {
    std::vector<int> list, held(81);
    for (const int cell : cells) list.push_back(cell);
    return can_fill(masks, list, 0, held);
}

std::vector<int> guardians(const Masks& masks, CellSet cells) {
    std::vector<int> labels;
    for (const int cell : cells)
        for (int digit = 3; digit < 9; ++digit)
            if (masks[cell] >> digit & 1) labels.push_back(label_of(cell, digit));
    return labels;
}

}  // namespace

TEST("four cells of a house with three digits have a guardian, also where a cell has one of the digits alone") {
    Masks masks = open_board();
    masks[0] = 0b1001;  // 1 4
    masks[1] = 0b0011;
    masks[3] = 0b0110;
    masks[4] = 0b1000'0111;  // 1 2 3 8
    Stop stop;
    const auto found = impossible_patterns(Position::of_masks(masks), kMostGuardians, stop);
    const auto ours =
        std::find_if(found.begin(), found.end(), [](const Impossible& one) { return one.digits == kThree; });
    CHECK(ours != found.end());
    CHECK(ours->labels == std::vector<int>({label_of(0, 3), label_of(4, 7)}));
    CHECK(ours->cells == CellSet::of({0, 1, 3, 4}));
}

TEST("every set of ten and more cells that three digits cannot fill has a listed pattern's guardians among its own") {
    std::mt19937 random(26);
    int listed = 0, judged = 0;
    for (int board = 0; board < 200; ++board) {
        Masks masks = open_board();
        CellSet plain;
        std::vector<int> larger;
        // In each of four boxes a cell on every row and column, and a few cells more.
        const auto holds = [&](int cell, unsigned digits, bool guarded) {
            masks[cell] = static_cast<std::uint16_t>(digits | (guarded ? 8u << random() % 6 : 0));
            plain.remove(cell);
            std::erase(larger, cell);
            guarded ? larger.push_back(cell) : plain.add(cell);
        };
        for (const int corner : {0, 3, 27, 30}) {
            std::array<int, 3> columns = {0, 1, 2};
            std::shuffle(columns.begin(), columns.end(), random);
            for (int row = 0; row < 3; ++row)
                holds(corner + 9 * row + columns[static_cast<std::size_t>(row)], kThree,
                      larger.size() < 5 && random() % 3 == 0);
        }
        for (int more = 0; more < 4; ++more)
            holds(static_cast<int>(random() % 54), kThree & ~(random() % 2 << random() % 3), true);
        if (!can_fill(masks, plain)) continue;
        Stop stop;
        const auto found = impossible_patterns(Position::of_masks(masks), kMostGuardians, stop);
        for (const Impossible& one : found) {
            if (one.digits != kThree) continue;
            ++listed;
            CHECK(!can_fill(masks, one.cells));
            CHECK(one.labels == guardians(masks, one.cells));
            CHECK(one.labels.size() <= kMostGuardians);
        }
        for (unsigned set = 1; set < 1u << larger.size(); ++set) {
            if (std::popcount(set) > kMostGuardians) continue;
            CellSet cells = plain;
            for (std::size_t i = 0; i < larger.size(); ++i)
                if (set >> i & 1) cells.add(larger[i]);
            if (can_fill(masks, cells)) continue;
            const auto own = guardians(masks, cells);
            CellSet least = cells;  // as small as it goes
            for (const int cell : cells)
                if (!can_fill(masks, least - CellSet::only(cell))) least.remove(cell);
            if (least.count() < 10) continue;
            ++judged;
            CHECK(std::any_of(found.begin(), found.end(), [&](const Impossible& one) {
                return std::includes(own.begin(), own.end(), one.labels.begin(), one.labels.end());
            }));
        }
    }
    CHECK(listed > 100);
    CHECK(judged > 100);
}
