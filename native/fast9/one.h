// One puzzle, with the least latency: count its solutions or collect them.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/stop.h"
#include "fast9/dispatch.h"

namespace ninefold::fast9 {

// `cells`: 81 characters as in Task. Counts up to `limit`; the solutions go to `solutions` if it is not null. With
// `likely` it also ends when the part of the tree that is done promises more than so many (One::likely).
OneTally solve_one(const std::uint8_t* cells, std::uint64_t limit, const Engine& engine, Stop& stop,
                   std::vector<std::uint8_t>* solutions = nullptr, std::uint64_t likely = 0);

// All solutions of one puzzle, some at a time, in the order of solve_one.
class Solutions {
  public:
    Solutions(const std::uint8_t* cells, const Engine& engine)
        : walk_(engine.walk), state_(walk_.begin(cells), walk_.end) {}

    // The next ones, at most `limit`; fewer only at the end, stopped, or after `patience` guesses in vain.
    OneTally next(std::uint64_t limit, Stop& stop, std::vector<std::uint8_t>* solutions = nullptr,
                  std::uint64_t patience = 0);

  private:
    Walk walk_;
    std::unique_ptr<void, void (*)(void*)> state_;
};

}  // namespace ninefold::fast9
