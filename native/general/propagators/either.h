// One of several alternatives holds, each a list of rules. Every alternative is tried by itself; what no surviving
// alternative leaves in a cell goes.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Either final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;
    using Alternative = std::vector<std::unique_ptr<Propagator<Words>>>;

    Either(std::vector<int> cells, std::vector<Alternative> alternatives)
        : Propagator<Words>(std::move(cells)), alternatives_(std::move(alternatives)) {}
    Price price() const override { return Price::either; }

    bool propagate(Space<Words>& space) override {
        const auto& cells = this->watched();
        std::vector<Set> together(cells.size());
        bool any = false;
        const bool was_quiet = space.quiet();
        for (const auto& alternative : alternatives_) {
            const auto before = space.trail_size();
            space.set_quiet(true);
            const bool alive = settle(space, alternative);
            space.set_quiet(was_quiet);
            if (space.must_pause(cells.size())) {
                space.undo(before);
                return true;
            }
            for (std::size_t k = 0; alive && k < cells.size(); ++k) together[k] |= space[cells[k]];
            any |= alive;
            space.undo(before);
        }
        for (std::size_t k = 0; any && k < cells.size(); ++k) {
            if (!space.keep(cells[k], together[k])) return false;
        }
        return any;
    }

  private:
    static bool settle(Space<Words>& space, const Alternative& alternative) {
        while (true) {
            const auto before = space.trail_size();
            for (const auto& propagator : alternative) {
                if (space.must_pause(propagator->steps()) || !propagator->propagate(space)) return false;
            }
            if (space.trail_size() == before) return true;
        }
    }

    std::vector<Alternative> alternatives_;
};

}  // namespace ninefold::general
