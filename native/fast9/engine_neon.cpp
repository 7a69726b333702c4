#if defined(__aarch64__)

#include "fast9/dispatch.h"
#include "fast9/lanes.h"
#include "fast9/quests.h"
#include "fast9/simd/neon_pair.h"
#include "fast9/simd/neon_transfer.h"
#include "fast9/single.h"

namespace ninefold::fast9 {

OneTally one_neon(const One& one) { return Single<Pair<Neon>>(one.text).run(one); }
Walk walk_neon() { return walk_with<Pair<Neon>>(); }
Tally run_neon(const Task& task) { return run_lanes<Neon>(task); }
QuestTally ask_neon(const QuestTask& task) { return run_quests<Neon>(task); }

}  // namespace ninefold::fast9

#endif
