#if defined(__wasm_simd128__)

#include "fast9/dispatch.h"
#include "fast9/lanes.h"
#include "fast9/quests.h"
#include "fast9/simd/simd128_pair.h"
#include "fast9/single.h"

namespace ninefold::fast9 {

OneTally one_simd128(const One& one) { return Single<Pair<Simd128>>(one.text).run(one); }
Walk walk_simd128() { return walk_with<Pair<Simd128>>(); }
Tally run_simd128(const Task& task) { return run_lanes<Simd128>(task); }
QuestTally ask_simd128(const QuestTask& task) { return run_quests<Simd128>(task); }

}  // namespace ninefold::fast9

#endif
