#if defined(__SSE4_2__)

#include "fast9/dispatch.h"
#include "fast9/lanes.h"
#include "fast9/simd/sse42.h"

namespace ninefold::fast9 {

Tally run_sse42(const Task& task) { return run_lanes<Sse42>(task); }

}  // namespace ninefold::fast9

#endif
