// What follows at once from a candidate being true or false, and everything that follows from that.
//
// Nodes are the candidates (by cell, then digit); after them the groups: two or three candidates of a digit
// in one segment, true if one of them is; after them, if wanted, the almost locked sets with each of their
// digits, true if the set holds the digit. A literal says that a node is true or false:
//
//   on(node)  = node          true                  off(node) = kNodes + node    false
//
//   on -> off   weak: another candidate of the cell, a peer with the same digit, a group in a house with it
//   off -> on   strong: the other candidate of a cell with two, the other place in a house with two
//   off -> off  through a set: without one digit it is locked, so the others leave the cells that see them
#pragma once

#include <vector>

#include "core/stop.h"
#include "logic/nine/almost_locked_set.h"
#include "logic/nine/chain.h"
#include "logic/nine/grid.h"

namespace ninefold::logic {

using Literal = std::uint16_t;

class Implications {
  public:
    static constexpr int kNodes = 16384;  // candidates, groups and sets
    static constexpr Literal on(int node) { return static_cast<Literal>(node); }
    static constexpr Literal off(int node) { return static_cast<Literal>(kNodes + node); }
    static constexpr bool is_on(Literal literal) { return literal < kNodes; }
    static constexpr int node_of(Literal literal) { return literal & (kNodes - 1); }

    void build(const Grid& grid, bool groups);
    // The same, with groups and sets; these must outlive the implications. An empty grid has thousands of sets, so the
    // stop is looked at; once it has stopped some links are missing.
    void build(const Grid& grid, const std::vector<AlmostLockedSet>& sets, Stop& stop);

    int candidates() const { return candidates_; }
    int nodes() const { return static_cast<int>(nodes_.size()); }
    bool is_candidate(int node) const { return node < candidates_; }
    const AlmostLockedSet* set_of(int node) const { return node < first_set_ ? nullptr : sets_[node - first_set_]; }
    // What a link out of the node adds to the distance. The way through a set counts its digits too, so that
    // a plain way is told rather than one through a large set.
    int cost(int node) const { return node < first_set_ ? 1 : 1 + std::popcount(set_of(node)->digits); }
    const Node& node(int node) const { return nodes_[node]; }
    int cell(int candidate) const { return nodes_[candidate].cells.first(); }
    int digit(int node) const { return nodes_[node].digit; }
    int candidate(int cell, int digit) const { return candidate_[cell][digit]; }  // -1 if it is none
    const std::vector<Literal>& next(Literal literal) const { return next_[literal]; }

  private:
    void add_candidates(const Grid& grid);
    void link_candidates(const Grid& grid);
    void add_groups(const Grid& grid);
    void link_group(const Grid& grid, int group);
    void link_groups(const Grid& grid, int a, int b);
    void add_sets(const std::vector<AlmostLockedSet>& sets, Stop& stop);
    void link_set(int node);
    void link_forced(int node);
    void imply(Literal from, Literal to);

    int candidates_ = 0, first_set_ = 0;
    std::vector<const AlmostLockedSet*> sets_;
    std::vector<Node> nodes_;
    std::array<std::array<std::int16_t, 10>, kCells> candidate_;
    std::vector<std::vector<Literal>> next_ = std::vector<std::vector<Literal>>(2 * kNodes);
};

// For Workspace::current: built once per moment, shared by all finders of chains.
struct PlainImplications : Implications {
    void build(const Grid& grid) { Implications::build(grid, false); }
};
struct GroupedImplications : Implications {
    void build(const Grid& grid) { Implications::build(grid, true); }
};

// Everything that follows from one literal, nearest first: a tree of shortest chains.
class Expansion {
  public:
    void run(const Implications& implications, Literal start);

    int size() const { return static_cast<int>(entries_.size()); }
    Literal literal(int entry) const { return entries_[entry].literal; }
    int parent(int entry) const { return entries_[entry].parent; }
    int distance(int entry) const { return entries_[entry].distance; }
    // The entry of a literal, -1 if it does not follow.
    int find(Literal literal) const { return stamp_[literal] == run_ ? place_[literal] : -1; }
    // From the start to the entry, both included.
    void chain(int entry, std::vector<Literal>& literals) const;

  private:
    struct Entry {
        Literal literal;
        std::uint16_t parent, distance;
    };
    std::vector<Entry> entries_;
    std::vector<std::uint32_t> stamp_ = std::vector<std::uint32_t>(2 * Implications::kNodes);
    std::vector<std::uint16_t> place_ = std::vector<std::uint16_t>(2 * Implications::kNodes);
    std::uint32_t run_ = 0;
};

}  // namespace ninefold::logic
