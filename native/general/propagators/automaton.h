// Cells read in order by a finite automaton that must end in an accepting state. Keeps exactly the candidates that
// lie on some accepted reading: layer by layer forward the states that can be reached, then backward those that can
// still be accepted.
//
// A line is read state by state at first, after some readings through a diagram of the states, and a line of different
// cells after many through one that knows that they are different.
#pragma once

#include <memory>
#include <optional>

#include "general/diagram.h"
#include "general/propagators/narrow_reading.h"
#include "general/propagators/state_reading.h"
#include "general/propagators/wide_reading.h"
#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Automaton final : public Propagator<Words> {
  public:
    // The diagrams are shared by all the lines that they serve; `different` is nothing where cells may be alike, and
    // both are on large boards.
    Automaton(std::vector<int> cells, int start, AutomatonTable table, std::shared_ptr<Diagram> any,
              std::shared_ptr<Diagram> different, std::shared_ptr<std::vector<std::uint64_t>> scratch = {})
        : Propagator<Words>(each_once(cells)),
          by_states_(std::move(cells), start, std::move(table), std::move(scratch)),
          any_(std::move(any)),
          different_(std::move(different)) {}
    Price price() const override { return Price::automaton; }
    int cost() const override { return any_ ? Propagator<Words>::cost() : 60; }

    bool propagate(Space<Words>& space) override {
        if (different_ && different_->is_made()) return through(different_, space);
        if (any_ && any_->is_made()) return through(any_, space);
        return by_states_.propagate(space);
    }

  private:
    bool through(const std::shared_ptr<Diagram>& diagram, Space<Words>& space) {
        if (diagram.get() != current_) {
            current_ = diagram.get();
            narrow_.reset(), wide_.reset();
            if (diagram->is_narrow()) {
                narrow_.emplace(by_states_.line(), *diagram);
            } else {
                wide_.emplace(by_states_.line(), diagram);
            }
        }
        return narrow_ ? narrow_->propagate(space) : wide_->propagate(space);
    }

    StateReading<Words> by_states_;
    std::shared_ptr<Diagram> any_, different_;
    const Diagram* current_ = nullptr;  // that narrow_ or wide_ is of
    std::optional<NarrowReading<Words>> narrow_;
    std::optional<WideReading<Words>> wide_;
};

}  // namespace ninefold::general
