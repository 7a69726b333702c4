// A finite automaton that reads digits.
#pragma once

#include <memory>
#include <utility>
#include <vector>

namespace ninefold::general {

// A row per state: 1 if it accepts, then for each digit the next state or -1. Copies share the numbers.
class AutomatonTable {
  public:
    AutomatonTable(int size, std::vector<int> table)
        : size_(size),
          states_(static_cast<int>(table.size()) / (size + 1)),
          table_(std::make_shared<const std::vector<int>>(std::move(table))) {}
    int states() const { return states_; }
    bool accepts(int state) const { return (*table_)[state * (size_ + 1)] != 0; }
    int next(int state, int digit) const { return (*table_)[state * (size_ + 1) + digit]; }

  private:
    int size_;
    int states_;
    std::shared_ptr<const std::vector<int>> table_;
};

}  // namespace ninefold::general
