#if defined(__SSE4_2__)

#include "fast9/dispatch.h"
#include "fast9/lanes.h"
#include "fast9/quests.h"
#include "fast9/simd/pair.h"
#include "fast9/simd/sse42.h"
#include "fast9/single.h"

namespace ninefold::fast9 {

OneTally one_sse42(const One& one) { return Single<Pair<Sse42>>(one.text).run(one); }
Walk walk_sse42() { return walk_with<Pair<Sse42>>(); }
Tally run_sse42(const Task& task) { return run_lanes<Sse42>(task); }
QuestTally ask_sse42(const QuestTask& task) { return run_quests<Sse42>(task); }

}  // namespace ninefold::fast9

#endif
