#include "fast9/dispatch.h"
#include "fast9/lanes.h"
#include "fast9/quests.h"
#include "fast9/simd/pair.h"
#include "fast9/simd/portable.h"
#include "fast9/single.h"

namespace ninefold::fast9 {

OneTally one_portable(const One& one) { return Single<Pair<Portable>>(one.text).run(one); }
Walk walk_portable() { return walk_with<Pair<Portable>>(); }
Tally run_portable(const Task& task) { return run_lanes<Portable>(task); }
QuestTally ask_portable(const QuestTask& task) { return run_quests<Portable>(task); }

}  // namespace ninefold::fast9
