#include "fast9/dispatch.h"

#include <cstring>

#if defined(NINEFOLD_AVX2)
#include <cpuid.h>
#endif

namespace ninefold::fast9 {

#if defined(NINEFOLD_AVX2)
namespace {

bool has(unsigned bits, unsigned wanted) { return (bits & wanted) == wanted; }

// Asked of the processor itself: the compiler's __builtin_cpu_supports rests on a library that zig does not link.
bool has_avx2() {
    constexpr unsigned kPopcnt = 1U << 23, kSavesRegisters = 1U << 27, kAvx = 1U << 28;  // of leaf 1, ecx
    constexpr unsigned kBmi = 1U << 3, kAvx2 = 1U << 5;                                  // of leaf 7, ebx
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !has(c, kPopcnt | kSavesRegisters | kAvx)) return false;
    __asm__("xgetbv" : "=a"(a), "=d"(d) : "c"(0));
    if (!has(a, 6)) return false;  // the system keeps registers of 128 and of 256 bits
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && has(b, kBmi | kAvx2);
}

}  // namespace
#endif

const std::vector<Engine>& engines() {
    static const std::vector<Engine> all = [] {
        std::vector<Engine> found;
#if defined(NINEFOLD_AVX2)
        if (has_avx2()) found.push_back({"avx2", run_avx2, one_avx2, walk_avx2(), ask_avx2});
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
