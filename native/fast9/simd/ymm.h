// 16 lanes of 16 bits in a register of 256 bits, with AVX2 or with AVX-512. Included only by files compiled for one of
// them. Which of them is a part of the type: of two functions with one name the linker keeps one, so whatever is not of
// such a type is static here.
//
// AVX-512 at 256 bits: what it adds is masks and logic of three operands, which compilers find by themselves. The
// single path has no more to do at once than these hold; the lanes of a batch are in simd/zmm.h.
#pragma once

#if defined(NINEFOLD_EMULATE_AVX512)  // by scripts/instruction_sets.py alone
#define SIMDE_ENABLE_NATIVE_ALIASES
#include <simde/x86/avx512.h>
#else
#include <immintrin.h>
#endif

#include <cstdint>

#include "fast9/loops.h"

namespace ninefold::fast9 {

// Eight numbers that lie kStep apart. Spelled out: left alone, gcc loads whole vectors for each and packs them.
template <int kStep>
static inline __m128i gather8(const std::uint16_t* from) {
    __m128i v = _mm_cvtsi32_si128(from[0]);
    v = _mm_insert_epi16(v, from[kStep], 1);
    v = _mm_insert_epi16(v, from[2 * kStep], 2);
    v = _mm_insert_epi16(v, from[3 * kStep], 3);
    v = _mm_insert_epi16(v, from[4 * kStep], 4);
    v = _mm_insert_epi16(v, from[5 * kStep], 5);
    v = _mm_insert_epi16(v, from[6 * kStep], 6);
    return _mm_insert_epi16(v, from[7 * kStep], 7);
}

template <bool kAvx512>
struct Ymm {
    static constexpr int kLanes = 16;
    __m256i v;

    static Ymm load(const std::uint16_t* p) { return {_mm256_load_si256(reinterpret_cast<const __m256i*>(p))}; }
    void store(std::uint16_t* p) const { _mm256_store_si256(reinterpret_cast<__m256i*>(p), v); }
    static Ymm splat(std::uint16_t x) { return {_mm256_set1_epi16(static_cast<short>(x))}; }
    // x in lane 0, zero in the others
    static Ymm first(std::uint16_t x) { return {_mm256_zextsi128_si256(_mm_cvtsi32_si128(x))}; }

    friend Ymm operator&(Ymm a, Ymm b) { return {_mm256_and_si256(a.v, b.v)}; }
    friend Ymm operator|(Ymm a, Ymm b) { return {_mm256_or_si256(a.v, b.v)}; }
    friend Ymm operator+(Ymm a, Ymm b) { return {_mm256_add_epi16(a.v, b.v)}; }
    // a without the bits of b
    friend Ymm without(Ymm a, Ymm b) { return {_mm256_andnot_si256(b.v, a.v)}; }
    friend Ymm min(Ymm a, Ymm b) { return {_mm256_min_epu16(a.v, b.v)}; }
    // all ones in the lanes where a == b
    friend Ymm equal(Ymm a, Ymm b) { return {_mm256_cmpeq_epi16(a.v, b.v)}; }
    friend Ymm choose(Ymm mask, Ymm yes, Ymm no) {
        if constexpr (kAvx512) {
            return {_mm256_ternarylogic_epi32(mask.v, yes.v, no.v, 0xCA)};
        } else {
            return {_mm256_blendv_epi8(no.v, yes.v, mask.v)};
        }
    }
    // One lane of the next kLanes vectors.
    static void gather(const std::uint16_t* from, std::uint16_t* to) {
        const __m128i low = gather8<kLanes>(from), high = gather8<kLanes>(from + 8 * kLanes);
        _mm256_store_si256(reinterpret_cast<__m256i*>(to), _mm256_set_m128i(high, low));
    }
    // The next 32 numbers in two vectors whose order suits bits_of_two: packing works within halves.
    static void load_two(const std::uint16_t* p, Ymm& a, Ymm& b) {
        const auto part = [p](int i) { return _mm_load_si128(reinterpret_cast<const __m128i*>(p + i)); };
        a = {_mm256_inserti128_si256(_mm256_castsi128_si256(part(0)), part(16), 1)};
        b = {_mm256_inserti128_si256(_mm256_castsi128_si256(part(8)), part(24), 1)};
    }
    // Two masks of vectors from load_two as bits in the order of the numbers.
    friend std::uint32_t bits_of_two(Ymm a, Ymm b) {
        return static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_packs_epi16(a.v, b.v)));
    }
    // bit i: lane i of a mask
    friend std::uint32_t bits(Ymm mask) {
        if constexpr (kAvx512) {
            return _mm256_movepi16_mask(mask.v);
        } else {
            const auto x = static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_packs_epi16(mask.v, mask.v)));
            return (x & 0xFF) | (x >> 8 & 0xFF00);
        }
    }
};
using Avx2 = Ymm<false>;
using Avx512 = Ymm<true>;

}  // namespace ninefold::fast9
