// What a producer of the explainer finds: a rated conclusion and its evidence.
#pragma once

#include <string_view>
#include <vector>

#include "logic/step.h"

namespace ninefold::logic::explainer {

// What the scale of Sudoku Explainer tells apart. Their ids, names and families are rows of kinds.cpp; the ratings are
// the producers' own, because most depend on sizes and lengths.
enum class Kind : std::uint8_t {
    last_cell,
    hidden_single,
    direct_pointing,
    direct_claiming,
    direct_hidden_pair,
    naked_single,
    direct_hidden_triplet,
    pointing,
    claiming,
    naked_pair,
    x_wing,
    hidden_pair,
    naked_triplet,
    swordfish,
    hidden_triplet,
    xy_wing,
    xyz_wing,
    unique_1,
    unique_2,
    unique_3,
    unique_4,
    naked_quad,
    jellyfish,
    hidden_quad,
    bug_1,
    bug_2,
    bug_3,
    bug_4,
    aligned_pair,
    x_cycle,
    y_cycle,
    x_forcing,
    turbot_fish,
    cycle,
    forcing,
    aligned_triplet,
    nishio,
    cell_forcing,
    region_forcing,
    dynamic_contradiction,
    dynamic_double,
    dynamic_cell,
    dynamic_region,
};
constexpr int kKinds = 43;

struct KindRow {
    Kind kind;
    std::string_view id, name, family;
};
const KindRow& row(Kind kind);

// One line of a proof: `parents` make the conclusion. Nodes of one chain are numbered from 0; the first is assumed.
struct ProofLine {
    std::uint8_t cell, digit;
    bool on;
    std::int16_t house = -1;    // the line, column or box that forces it; -1 the cell itself
    std::int16_t inner = -1;    // a chain inside: index into Proof::inner
    Kind rule = Kind::forcing;  // what an inner conclusion is called, if it is no chain
    bool advanced = false;      // concluded by a technique, not by a single link
    std::vector<std::uint16_t> parents;
};
struct ProofChain {
    std::vector<ProofLine> lines;  // in an order in which parents come first; the last is the conclusion
};
// The chains of one conclusion and, folded away, the conclusions that other chains reached inside them.
struct Proof {
    Kind kind = Kind::forcing;
    std::uint16_t complexity = 0;
    std::vector<ProofChain> chains;
    std::vector<Proof> inner;
};

struct Finding {
    Kind kind = Kind::hidden_single;
    double rating = 0;
    int level = 0;       // of nesting: 1 with subsets and fish inside, 2 and more with chains inside
    int complexity = 0;  // chains: nodes, those of inner chains too
    Candidate placed{};  // digit 0: nothing is placed
    Mask digits = 0;
    std::vector<Candidate> eliminations;
    Evidence evidence;
    Proof proof;

    void reset(Kind what, double rated) {
        kind = what;
        rating = rated;
        level = complexity = 0;
        placed = {};
        digits = 0;
        eliminations.clear();
        evidence.cells.clear();
        evidence.houses.clear();
        evidence.marks.clear();
        evidence.sets.clear();
        evidence.links.clear();
        evidence.chains.clear();
        proof = {};
    }
    void place(int cell, int digit) { placed = {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)}; }
    void eliminate(int cell, int digit) {
        eliminations.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
    }
    void eliminate(CellSet cells, int digit) {
        for (const int cell : cells) eliminate(cell, digit);
    }
    void eliminate_all(int cell, Mask digits_of_cell) {
        for (const int digit : each_digit(digits_of_cell)) eliminate(cell, digit);
    }
    void house(int house, HouseRole role = HouseRole::plain) {
        evidence.houses.push_back({static_cast<std::uint8_t>(house), role});
    }
    void use(int cell) { evidence.cells.push_back(static_cast<std::uint8_t>(cell)); }
    void use(CellSet cells) {
        for (const int cell : cells) use(cell);
    }
    void mark(int cell, int digit, Role role = Role::pattern) {
        evidence.marks.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit), role});
    }
    void set(CellSet cells, Mask held, Role role = Role::pattern) { evidence.sets.push_back({cells, held, role}); }
    // Tenths, cut as the scale prints them.
    int tenths() const { return static_cast<int>((rating + 0.05) * 10); }
};

}  // namespace ninefold::logic::explainer
