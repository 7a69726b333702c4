#include "fast9/dispatch.h"

#include <cstring>

namespace ninefold::fast9 {

const std::vector<Engine>& engines() {
    static const std::vector<Engine> all = [] {
        std::vector<Engine> found;
#if defined(NINEFOLD_AVX2)
        if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("popcnt")) {
            found.push_back({"avx2", run_avx2, one_avx2, walk_avx2(), ask_avx2});
        }
#endif
#if defined(__SSE4_2__)
        found.push_back({"sse42", run_sse42, one_sse42, walk_sse42(), ask_sse42});
#endif
        found.push_back({"portable", run_portable, one_portable, walk_portable(), ask_portable});
        return found;
    }();
    return all;
}

const Engine* find_engine(const char* name) {
    for (const auto& engine : engines()) {
        if (std::strcmp(engine.name, name) == 0) return &engine;
    }
    return nullptr;
}

}  // namespace ninefold::fast9
