// Braids, and with groups g-braids: chains in which a variable may follow from the target or any conclusion before it.
// So their order does not matter, and the search is for a set of conclusions.
#pragma once

#include "core/stop.h"
#include "logic/expert/trail.h"

namespace ninefold::logic::expert {

class BraidSearch {
  public:
    explicit BraidSearch(bool groups) : groups_(groups), trail_(groups) {}

    void begin(const Position& position) { trail_.begin(position); }
    // As of WhipSearch.
    bool search(int target, int length, Stop& stop, VariableSet& touched, Chain* found = nullptr);

  private:
    bool extend(int length, const Bits<kNodes>& barred);
    bool ends_next();
    void tell(int target, Chain& found) const;

    const bool groups_;
    Trail trail_;
    std::array<Link, kMaxLength + 2> path_;
    int path_length_ = 0;
    VariableSet* touched_ = nullptr;
    Stop* stop_ = nullptr;
};

}  // namespace ninefold::logic::expert
