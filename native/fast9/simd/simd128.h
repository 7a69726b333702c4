// 8 lanes of 16 bits in a vector of WebAssembly: what every browser of today has.
#pragma once

#include <wasm_simd128.h>

#include <cstdint>

namespace ninefold::fast9 {

struct Simd128 {
    static constexpr int kLanes = 8;
    v128_t v;

    static Simd128 load(const std::uint16_t* p) { return {wasm_v128_load(p)}; }
    void store(std::uint16_t* p) const { wasm_v128_store(p, v); }
    static Simd128 splat(std::uint16_t x) { return {wasm_u16x8_splat(x)}; }
    static Simd128 first(std::uint16_t x) { return {wasm_u16x8_replace_lane(wasm_u16x8_const_splat(0), 0, x)}; }

    friend Simd128 operator&(Simd128 a, Simd128 b) { return {wasm_v128_and(a.v, b.v)}; }
    friend Simd128 operator|(Simd128 a, Simd128 b) { return {wasm_v128_or(a.v, b.v)}; }
    friend Simd128 operator+(Simd128 a, Simd128 b) { return {wasm_i16x8_add(a.v, b.v)}; }
    friend Simd128 without(Simd128 a, Simd128 b) { return {wasm_v128_andnot(a.v, b.v)}; }
    friend Simd128 min(Simd128 a, Simd128 b) { return {wasm_u16x8_min(a.v, b.v)}; }
    friend Simd128 equal(Simd128 a, Simd128 b) { return {wasm_i16x8_eq(a.v, b.v)}; }
    friend Simd128 choose(Simd128 mask, Simd128 yes, Simd128 no) { return {wasm_v128_bitselect(yes.v, no.v, mask.v)}; }
    static void load_two(const std::uint16_t* p, Simd128& a, Simd128& b) {
        a = load(p);
        b = load(p + kLanes);
    }
    friend std::uint32_t bits_of_two(Simd128 a, Simd128 b) {
        return wasm_i8x16_bitmask(wasm_i8x16_narrow_i16x8(a.v, b.v));
    }
    friend std::uint32_t bits(Simd128 mask) { return wasm_i16x8_bitmask(mask.v); }
    // Two groups of three and a spare, each turned by one and by two; see pair.h.
    friend Simd128 turned(Simd128 a) { return {wasm_i16x8_shuffle(a.v, a.v, 1, 2, 0, 3, 5, 6, 4, 7)}; }
    friend Simd128 turned_twice(Simd128 a) { return {wasm_i16x8_shuffle(a.v, a.v, 2, 0, 1, 3, 6, 4, 5, 7)}; }
    static void gather(const std::uint16_t* from, std::uint16_t* to) {
        v128_t v = wasm_v128_load16_splat(from);
        v = wasm_v128_load16_lane(from + kLanes, v, 1);
        v = wasm_v128_load16_lane(from + 2 * kLanes, v, 2);
        v = wasm_v128_load16_lane(from + 3 * kLanes, v, 3);
        v = wasm_v128_load16_lane(from + 4 * kLanes, v, 4);
        v = wasm_v128_load16_lane(from + 5 * kLanes, v, 5);
        v = wasm_v128_load16_lane(from + 6 * kLanes, v, 6);
        v = wasm_v128_load16_lane(from + 7 * kLanes, v, 7);
        wasm_v128_store(to, v);
    }
};

}  // namespace ninefold::fast9
