#include "fast9/dispatch.h"

#include <cstring>

#if defined(NINEFOLD_AVX2)
#include <cpuid.h>
#endif

namespace ninefold::fast9 {

#if defined(NINEFOLD_AVX2)
namespace {

struct Processor {
    bool avx2 = false, avx512 = false;
};

bool has(unsigned bits, unsigned wanted) { return (bits & wanted) == wanted; }

// Asked of the processor itself: the compiler's __builtin_cpu_supports rests on a library that zig does not link.
Processor this_processor() {
    constexpr unsigned kPopcnt = 1U << 23, kSavesRegisters = 1U << 27, kAvx = 1U << 28;  // of leaf 1, ecx
    constexpr unsigned kBmi = 1U << 3, kAvx2 = 1U << 5;                                  // of leaf 7, ebx
    constexpr unsigned kAvx512F = 1U << 16, kAvx512Bw = 1U << 30, kAvx512Vl = 1U << 31;
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !has(c, kPopcnt | kSavesRegisters | kAvx)) return {};
    unsigned saved = 0;
    __asm__("xgetbv" : "=a"(saved), "=d"(d) : "c"(0));
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return {};
    const bool avx2 = has(saved, 0x06) && has(b, kBmi | kAvx2);  // the system keeps registers of 128 and of 256 bits,
    const bool avx512 = has(saved, 0xE6) && has(b, kAvx512F | kAvx512Bw | kAvx512Vl);  // masks and those of 512
    return {avx2, avx2 && avx512};
}

}  // namespace
#endif

const std::vector<Engine>& engines() {
    static const std::vector<Engine> all = [] {
        std::vector<Engine> found;
#define NINEFOLD_ENGINE(isa) found.push_back({#isa, run_##isa, one_##isa, walk_##isa(), ask_##isa})
#if defined(NINEFOLD_AVX2)
        const Processor processor = this_processor();
#if defined(NINEFOLD_EMULATE_AVX512)
        NINEFOLD_ENGINE(avx512);
#else
        if (processor.avx512) NINEFOLD_ENGINE(avx512);
#endif
        if (processor.avx2) NINEFOLD_ENGINE(avx2);
#endif
#if defined(__SSE4_2__)
        NINEFOLD_ENGINE(sse42);
#endif
#if defined(__aarch64__)
        NINEFOLD_ENGINE(neon);
#endif
#if defined(__wasm_simd128__)
        NINEFOLD_ENGINE(simd128);
#endif
        NINEFOLD_ENGINE(portable);
#undef NINEFOLD_ENGINE
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
