// In debug builds every step of a path is held against the solution.
#pragma once

#include "logic/nine/grid.h"
#include "logic/step.h"

namespace ninefold::logic {

class Soundness {
  public:
    // Solves the givens by search, as techniques of uniqueness are about them alone. Without exactly one solution, or
    // where the grid contradicts it, there is nothing to hold a step against.
    explicit Soundness(const Grid& grid);
    // Whether the step places only digits of the solution and removes none of them.
    bool agrees(const Step& step) const;

  private:
    std::vector<std::uint8_t> solution_;  // empty: none, or several
};

}  // namespace ninefold::logic
