// Work that can be ended: counts its steps, and looks at the stop when there were many.
//
// A look costs as much as some dozens of steps, and a node of a search is one microsecond on a small board and many
// milliseconds on a large one: so steps are counted, not nodes.
#pragma once

#include <cstdint>

#include "core/stop.h"

namespace ninefold::general {

// Thrown by what is being built, when it must end.
struct Interrupted {};

class CountedStop {
  public:
    CountedStop() = default;
    // Looks at its first step: of many short pieces of work, each with a count of its own, none would come to a look.
    explicit CountedStop(Stop& stop) : stop_(&stop), steps_(kLook) {}

    // From now on this one ends it. What was done since the last look still counts.
    void under(Stop& stop) { stop_ = &stop; }

    // So many steps of some nanoseconds each were done, or will be. True: no more.
    bool must_end(std::uint64_t steps) {
        steps_ += steps;
        if (steps_ < kLook) [[likely]]
            return false;
        steps_ = 0;
        return stop_ != nullptr && stop_->look();
    }
    void go_on(std::uint64_t steps) {
        if (must_end(steps)) throw Interrupted{};
    }

  private:
    static constexpr std::uint64_t kLook = 1 << 18;  // about a millisecond

    Stop* stop_ = nullptr;
    std::uint64_t steps_ = 0;
};

}  // namespace ninefold::general
