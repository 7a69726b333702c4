// A B-braid as a step: a target is supposed, and inside that whips and braids remove one candidate after the other,
// with all singles in between, until a variable has nothing left. What it removes is what a trial with braids inside
// does; here every inner chain is told.
#pragma once

#include "logic/expert/nested.h"
#include "logic/expert/steps.h"

namespace ninefold::logic::expert {

struct NestedStep {
    int target = -1;
    int inside = 0;                // the longest chain inside
    std::vector<ChainStep> inner;  // in their order; each holds after those before it, and singles
};

class NestedSearch {
  public:
    NestedSearch() : levels_(false) {}

    // With the shortest chains inside that will do, up to this length. The position is settled; no value if there is
    // none, or it was stopped.
    std::optional<NestedStep> next(const Position& position, int length, Stop& stop);

  private:
    bool told(const Position& position, NestedStep& step, Stop& stop);
    bool breaks(const Position& position, NestedStep& step, std::size_t without, Stop& stop);

    Trial trial_;
    LevelSearch levels_;
    StepSearch steps_;
};

}  // namespace ninefold::logic::expert
