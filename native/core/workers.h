// Work that several threads share: the caller's own, and as many others as can be had.
#pragma once

#include <cstddef>
#include <functional>
#include <thread>

#include "core/stop.h"

namespace ninefold {

// Who asks for more gets these: no machine that we know has more cores, and every thread costs memory.
inline constexpr std::size_t kMostThreads = 256;

// Starts a thread that runs the body; throws std::system_error where the system has none to give.
using Starter = std::function<std::thread(std::function<void()> body)>;
std::thread start_thread(std::function<void()> body);

// Runs `work(worker, stop)` on the caller's own thread, which is worker 0, and on others, `threads` of them together.
// If not all of them start, the work is done by those that did: it takes its pieces from what all share, and returns
// when there are none left. Each worker has a stop of its own, under the caller's, who goes on looking at the clock and
// at signals until the last one is through. What a worker throws stops the others and is thrown here, when all are
// joined.
void work_together(std::size_t threads, Stop& stop, const std::function<void(std::size_t worker, Stop& stop)>& work,
                   const Starter& start = start_thread);

}  // namespace ninefold
