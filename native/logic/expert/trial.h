// Trial and error: assert a candidate, conclude, and remove it from the position before if that breaks.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/stop.h"
#include "logic/expert/levels.h"

namespace ninefold::logic::expert {

class Trial {
  public:
    Trial();
    // How deep trials must be nested to solve the puzzle; none if depth `kDeepest` does not or it was stopped.
    std::optional<int> depth(const Position& start, const Solution& solution, Stop& stop);
    // Applies all trials of depth 1 to the end; false if the position breaks.
    bool exhaust(Position& position, Stop& stop) { return exhaust_one(position, nullptr, *tables_[1], stop); }

    static constexpr int kDeepest = 3;

  private:
    struct Table {
        std::array<VariableSet, kLabels> touched;  // by the trial of a label that broke nothing
        std::vector<std::uint16_t> list;
    };
    // Applies all trials of this depth to the end; false if the position breaks. `outside`: trials of depth 1 that
    // broke nothing on a position with more candidates; what has changed since is in position.changed().
    bool exhaust(Position& position, int depth, const Table* outside, const Solution* solution, Stop& stop);
    bool exhaust_one(Position& position, const Table* outside, Table& table, Stop& stop);

    std::array<std::unique_ptr<Table>, kDeepest + 1> tables_;
};

}  // namespace ninefold::logic::expert
