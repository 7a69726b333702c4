// The same work on several threads, under one stop.
#pragma once

#include <functional>

#include "core/stop.h"

namespace ninefold {

// Runs `work` on so many threads and waits for all of them; with one, on the caller's own. Each gets a stop of its own
// that ends when `stop` does: only the caller's thread looks at the clock and at signals.
void run_workers(unsigned workers, Stop& stop, const std::function<void(Stop&)>& work);

}  // namespace ninefold
