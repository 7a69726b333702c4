// BxB: how long the braids must be that solve a puzzle inside trials of depth 1.
#pragma once

#include "logic/expert/trial.h"

namespace ninefold::logic::expert {

class NestedBraids {
  public:
    NestedBraids() : inside_(false), forced_(kLabels) {}
    // 0 for puzzles that need no trial of more than singles; none where no length will do, or it was stopped.
    std::optional<int> rate(const Position& start, const Solution& solution, Stop& stop);

  private:
    // Removes a label if asserting it breaks with braids of up to this length inside.
    bool refutes(const Position& position, int label, int length, Stop& stop);

    Trial trial_;
    LevelSearch inside_;
    std::vector<LabelSet> forced_;  // what is known to go once a label is asserted
};

}  // namespace ninefold::logic::expert
