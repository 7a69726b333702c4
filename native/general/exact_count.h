// The number of solutions, however many: what is left of a position is counted once, however one came to it.
#pragma once

#include <cstdint>
#include <memory>

#include "general/problem.h"

namespace ninefold {
class Stop;
}

namespace ninefold::general {

__extension__ using Number = unsigned __int128;
constexpr Number kMostCounted = ~Number{0};  // stands for itself and for all that is more

class ExactCount {
  public:
    virtual ~ExactCount() = default;

    // Works until it is done, until the propagators have worked so much (0: no limit), or until the stop ends it; then
    // it has a lower bound, and the next call goes on with what it remembers.
    virtual Number work(std::uint64_t effort, Stop& stop) = 0;
    virtual bool done() const = 0;
    virtual std::uint64_t effort() const = 0;
};

// For a problem that has passed the gate (gate.h); nothing if the stop ended it before it was ready. `remembered`: how
// many counts it may remember at the most, 32 bytes each.
constexpr std::size_t kRemembered = std::size_t{1} << 22;
std::unique_ptr<ExactCount> make_exact_count(const Problem& problem, Stop& stop, std::size_t remembered = kRemembered);

}  // namespace ninefold::general
