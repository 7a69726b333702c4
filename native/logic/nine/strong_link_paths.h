// Chains built from strong links of one kind, joined by weak links between peers on the same digit:
//
//   X-chain    a =5= b  -5-  c =5= d          a strong link is a conjugate pair
//   XY-chain   (5=2)r1c1 -2- (2=7)r1c9 ...    a strong link is a cell with two candidates
//
// Both are paths in one graph: its points are directed strong links, its arrows the weak links between the
// end of one and the start of the next. A path uses no cell twice, only its end may be the cell it started
// from.
#pragma once

#include <span>

#include "logic/nine/chain.h"
#include "logic/nine/finder.h"

namespace ninefold::logic {

struct DirectedLink {
    std::uint8_t from_cell, from_digit, to_cell, to_digit;
};

class StrongLinkPaths {
  public:
    void clear() { links_.clear(); }
    // Adds a strong link in both directions.
    void add(int cell, int digit, int other_cell, int other_digit);
    // Gives a step for every chain of at least `least` strong links whose ends are of one digit and eliminate
    // something: the shortest per elimination set.
    void find(Query& query, Technique technique, int least);

  private:
    static constexpr int kFar = 255;
    struct Found {
        CellSet eliminated;
        int digit;
        std::vector<std::uint8_t> path;
    };

    int size() const { return static_cast<int>(links_.size()); }
    static int reversed(int link) { return link ^ 1; }
    CellSet cells_of(int link) const {
        return CellSet::only(links_[link].from_cell) | CellSet::only(links_[link].to_cell);
    }
    int distance(int from, int to) const { return distance_[from * size() + to]; }
    void join();
    void measure();
    bool extend(int target, int budget, CellSet used, std::vector<std::uint8_t>& path);
    bool shortest(int start, int target, int least, int most, std::vector<std::uint8_t>& path);
    void keep(const Query& query, int start, int target, CellSet eliminated, int least, int most);

    std::vector<DirectedLink> links_;
    std::vector<std::vector<std::uint8_t>> next_;
    std::vector<std::uint8_t> distance_;  // number of links on the way from one to the other, kFar if none
    std::vector<Found> found_;
    Stop* stop_ = nullptr;
};

}  // namespace ninefold::logic
