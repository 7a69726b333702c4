#include "fast9/dispatch.h"
#include "fast9/lanes.h"
#include "fast9/simd/portable.h"

namespace ninefold::fast9 {

Tally run_portable(const Task& task) { return run_lanes<Portable>(task); }

}  // namespace ninefold::fast9
