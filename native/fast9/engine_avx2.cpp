// Compiled with -mavx2; see native/CMakeLists.txt. Nothing here may be shared with files compiled for less.
#if defined(__AVX2__)

#include "fast9/dispatch.h"
#include "fast9/lanes.h"
#include "fast9/quests.h"
#include "fast9/simd/ymm_transfer.h"
#include "fast9/simd/ymm_wide.h"
#include "fast9/single.h"

namespace ninefold::fast9 {

OneTally one_avx2(const One& one) { return Single<Wide<Avx2>>(one.text).run(one); }
Walk walk_avx2() { return walk_with<Wide<Avx2>>(); }
Tally run_avx2(const Task& task) { return run_lanes<Avx2>(task); }
QuestTally ask_avx2(const QuestTask& task) { return run_quests<Avx2>(task); }

}  // namespace ninefold::fast9

#endif
