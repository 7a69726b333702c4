// How long the whips and braids must be that solve a puzzle: W and B, with groups gW and gB.
#pragma once

#include <memory>
#include <optional>

#include "logic/expert/braids.h"
#include "logic/expert/solution.h"
#include "logic/expert/whips.h"

namespace ninefold::logic::expert {

// The lengths; no value where chains of up to kMaxLength do not solve it, or the search was stopped.
struct Levels {
    std::optional<int> whips, braids;
};

class LevelSearch {
  public:
    explicit LevelSearch(bool groups);

    // `solution`: the one of the puzzle. What is true in it is never a target.
    Levels rate(const Position& start, const Solution& solution, bool whips, bool braids, Stop& stop);
    // Removes all that braids of up to this length can, in whatever order. False if the position breaks.
    bool exhaust(Position& position, int length, Stop& stop);

  private:
    // A search with what it knows: which lengths are in vain for a target, and which variables it looked at then. As
    // long as these keep their labels, another search would end the same.
    template <typename Search>
    struct Known {
        template <typename... How>
        explicit Known(How... how) : search(how...) {}
        Search search;
        std::array<std::vector<VariableSet>, kLabels> touched;  // by length
        std::array<std::int8_t, kLabels> failed{};
        VariableSet changed;  // since the search began on its position
        bool stale = true;

        void clear();
        void begin(const Position& position);
        bool holds(int target, int length, Stop& stop);
    };

    // The level at which it is solved, with braids if they may be used; `braided` says whether one was.
    std::optional<int> climb(Position position, bool braids, bool& braided, Stop& stop);
    bool step(Known<WhipSearch>& known, Position& position, int first, int last, Stop& stop);
    bool step(Known<BraidSearch>& known, Position& position, int length, Stop& stop);
    bool solvable(Position position, Stop& stop);
    void remove(Position& position, int label);
    void clear();
    void list_targets(const Position& position);

    const Solution* solution_ = nullptr;  // null where there may be none
    std::vector<int> targets_;
    std::unique_ptr<Known<WhipSearch>> whips_;
    std::unique_ptr<Known<BraidSearch>> braids_;
};

}  // namespace ninefold::logic::expert
