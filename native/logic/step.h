// A step is data: what follows (placements, eliminations) and why (evidence). Words and pictures are
// functions of it. Every family uses the same few lists; none has fields of its own.
#pragma once

#include <vector>

#include "core/cell_set.h"
#include "logic/catalogue.h"

namespace ninefold::logic {

// What a candidate or a set does in the pattern.
enum class Role : std::uint8_t {
    pattern,   // belongs to the pattern, nothing more to say
    fin,       // fish: base candidate outside the cover
    endo_fin,  // fish: candidate in two bases
    cannibal,  // fish: base candidate that the fish itself removes
    color_a,   // colouring: two colours of the first net
    color_b,
    color_c,  // and of the second
    color_d,
    pivot,       // wings, death blossom: the cell the others hang on
    pincer,      // wings: the cells that see the victims
    extra,       // uniqueness: candidates beyond the rectangle's two digits
    restricted,  // almost locked sets: a restricted common candidate
};
std::string_view name_of(Role role);
struct Mark {
    std::uint8_t cell, digit;
    Role role;
};

enum class HouseRole : std::uint8_t { plain, base, cover };
std::string_view name_of(HouseRole role);
struct HouseMark {
    std::uint8_t house;
    HouseRole role;
};

// One end of a link: a digit in one cell, in a group of two or three cells, or in an almost locked set.
struct Node {
    static constexpr std::uint8_t kNoSet = 255;
    CellSet cells;
    std::uint8_t digit;
    std::uint8_t set = kNoSet;  // index into Evidence::sets
};
// strong: not `from` makes `to` true. weak: `from` makes `to` false.
struct Link {
    Node from, to;
    bool strong;
};

// Cells and the digits they share: a naked subset, an almost locked set, a part of Sue de Coq.
struct LockedSet {
    CellSet cells;
    Mask digits;
    Role role = Role::pattern;
};

struct Evidence {
    std::vector<std::uint8_t> cells;  // of the pattern, in the order the finder meets them
    std::vector<HouseMark> houses;
    std::vector<Mark> marks;
    std::vector<LockedSet> sets;
    std::vector<Link> links;            // all chains one after the other
    std::vector<std::uint16_t> chains;  // where in `links` each chain begins
};

struct Step {
    Technique technique;
    bool siamese = false;      // two fish with the same base told as one
    Mask digits = 0;           // of the pattern
    std::uint16_t length = 0;  // chains: number of links
    std::vector<Candidate> placements, eliminations;
    Evidence evidence;

    Step(Technique name, Mask pattern_digits) : technique(name), digits(pattern_digits) {}
    void place(int cell, int digit) {
        placements.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
    }
    void house(int house, HouseRole role = HouseRole::plain) {
        evidence.houses.push_back({static_cast<std::uint8_t>(house), role});
    }
    void eliminate(int digit, CellSet cells) {
        for (const int cell : cells)
            eliminations.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
    }
    void mark(int digit, CellSet cells, Role role = Role::pattern) {
        for (const int cell : cells)
            evidence.marks.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit), role});
    }
    // One more link of the last chain (or of the first, if there is none yet).
    void link(int digit, CellSet from, CellSet to, bool strong) {
        if (evidence.chains.empty()) evidence.chains.push_back(0);
        const auto d = static_cast<std::uint8_t>(digit);
        evidence.links.push_back({{from, d}, {to, d}, strong});
    }
    // A chain of one digit through these cells, strong and weak in turn, strong first.
    void chain(int digit, std::initializer_list<int> cells) {
        evidence.chains.push_back(static_cast<std::uint16_t>(evidence.links.size()));
        bool strong = true;
        for (auto cell = cells.begin(); cell + 1 != cells.end(); ++cell, strong = !strong)
            link(digit, CellSet::only(cell[0]), CellSet::only(cell[1]), strong);
    }
    void use(CellSet cells) {
        for (const int cell : cells) evidence.cells.push_back(static_cast<std::uint8_t>(cell));
    }
};

}  // namespace ninefold::logic
