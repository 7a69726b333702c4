// What a propagator is: it looks at the candidates of its cells and takes away those that its rule excludes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ninefold::general {

template <int Words>
class Space;

// Cells that a rule names more than once are watched once.
inline std::vector<int> each_once(std::vector<int> cells) {
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

// Cheap propagators work first; the costly ones see what is left. Sums come before hidden singles although they cost
// more: a contradiction that a sum finds raises the activity of few cells, and the search that follows is half as long
// on hard killers.
enum class Price { pair, sum, hidden_single, line, automaton, matching, either };
constexpr int kPrices = 7;
// What a look at one cell costs at each price, about, in units of six nanoseconds.
constexpr int kCosts[kPrices] = {3, 4, 1, 2, 4, 15, 40};

// Keeps no state that a search would have to undo: everything is computed from the candidates as they are.
template <int Words>
class Propagator {
  public:
    explicit Propagator(std::vector<int> watched) : watched_(std::move(watched)) {}
    virtual ~Propagator() = default;

    // False: the rule cannot be kept. Where the space must pause, the work is left undone and the answer is true.
    virtual bool propagate(Space<Words>& space) = 0;
    virtual Price price() const = 0;
    // Of a look at one cell, where it differs from what that price costs.
    virtual int cost() const { return kCosts[static_cast<int>(price())]; }
    // The steps of one call at the most, about, for those who look at the clock; no part of the effort.
    virtual std::uint64_t steps() const { return 5 + static_cast<std::uint64_t>(cost()) * watched_.size(); }
    // Whether it need not be woken when a candidate goes that is neither the least nor the greatest of its cell.
    virtual bool wants_only_ends() const { return false; }
    // Whether one call does all that it can, so that it need not be woken by what it changed itself.
    virtual bool settles() const { return false; }
    const std::vector<int>& watched() const { return watched_; }

  private:
    std::vector<int> watched_;
};

}  // namespace ninefold::general
