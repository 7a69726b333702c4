// Compiled with -mavx512vl and -mavx512bw; see native/CMakeLists.txt. Nothing here may be shared with files compiled
// for less.
#if defined(__AVX512VL__) || defined(NINEFOLD_EMULATE_AVX512)

#include "fast9/dispatch.h"
#include "fast9/lanes.h"
#include "fast9/quests.h"
#include "fast9/simd/zmm.h"
#include "fast9/simd/zmm_transfer.h"
#include "fast9/single.h"

namespace ninefold::fast9 {

OneTally one_avx512(const One& one) { return Single<Wide<Avx512>>(one.text).run(one); }
Walk walk_avx512() { return walk_with<Wide<Avx512>>(); }
Tally run_avx512(const Task& task) { return run_lanes<Zmm>(task); }
QuestTally ask_avx512(const QuestTask& task) { return run_quests<Zmm>(task); }

}  // namespace ninefold::fast9

#endif
