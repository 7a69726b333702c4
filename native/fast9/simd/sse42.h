// 8 lanes of 16 bits in an SSE register: what every x86-64-v2 machine has.
#pragma once

#include <smmintrin.h>

#include <cstdint>

#include "fast9/loops.h"

namespace ninefold::fast9 {

// Eight numbers that lie `step` apart. Spelled out: left alone, gcc loads whole vectors for each and packs them.
inline void gather8(const std::uint16_t* from, int step, std::uint16_t* to) {
    __m128i v = _mm_cvtsi32_si128(from[0]);
    v = _mm_insert_epi16(v, from[step], 1);
    v = _mm_insert_epi16(v, from[2 * step], 2);
    v = _mm_insert_epi16(v, from[3 * step], 3);
    v = _mm_insert_epi16(v, from[4 * step], 4);
    v = _mm_insert_epi16(v, from[5 * step], 5);
    v = _mm_insert_epi16(v, from[6 * step], 6);
    v = _mm_insert_epi16(v, from[7 * step], 7);
    _mm_store_si128(reinterpret_cast<__m128i*>(to), v);
}

struct Sse42 {
    static constexpr int kLanes = 8;
    __m128i v;

    static Sse42 load(const std::uint16_t* p) { return {_mm_load_si128(reinterpret_cast<const __m128i*>(p))}; }
    void store(std::uint16_t* p) const { _mm_store_si128(reinterpret_cast<__m128i*>(p), v); }
    static Sse42 splat(std::uint16_t x) { return {_mm_set1_epi16(static_cast<short>(x))}; }
    static Sse42 first(std::uint16_t x) { return {_mm_cvtsi32_si128(x)}; }

    friend Sse42 operator&(Sse42 a, Sse42 b) { return {_mm_and_si128(a.v, b.v)}; }
    friend Sse42 operator|(Sse42 a, Sse42 b) { return {_mm_or_si128(a.v, b.v)}; }
    friend Sse42 operator+(Sse42 a, Sse42 b) { return {_mm_add_epi16(a.v, b.v)}; }
    friend Sse42 without(Sse42 a, Sse42 b) { return {_mm_andnot_si128(b.v, a.v)}; }
    friend Sse42 min(Sse42 a, Sse42 b) { return {_mm_min_epu16(a.v, b.v)}; }
    friend Sse42 equal(Sse42 a, Sse42 b) { return {_mm_cmpeq_epi16(a.v, b.v)}; }
    friend Sse42 choose(Sse42 mask, Sse42 yes, Sse42 no) { return {_mm_blendv_epi8(no.v, yes.v, mask.v)}; }
    static void load_two(const std::uint16_t* p, Sse42& a, Sse42& b) {
        a = load(p);
        b = load(p + kLanes);
    }
    friend std::uint32_t bits_of_two(Sse42 a, Sse42 b) {
        return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_packs_epi16(a.v, b.v)));
    }
    // Two groups of three and a spare, each turned by one and by two; see pair.h.
    friend Sse42 turned(Sse42 a) {
        return {_mm_shuffle_epi8(a.v, _mm_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15))};
    }
    friend Sse42 turned_twice(Sse42 a) {
        return {_mm_shuffle_epi8(a.v, _mm_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15))};
    }
    static void gather(const std::uint16_t* from, std::uint16_t* to) { gather8(from, kLanes, to); }
    friend std::uint32_t bits(Sse42 mask) {
        return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_packs_epi16(mask.v, _mm_setzero_si128())));
    }
};

}  // namespace ninefold::fast9
