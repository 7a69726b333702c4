// The single path of WebAssembly: rows become columns in registers. Only such shuffles are used as are one instruction
// on x86 and on ARM: two vectors interleaved, by numbers of 16, 32 and 64 bits.
#pragma once

#include "fast9/simd/pair.h"
#include "fast9/simd/simd128.h"

namespace ninefold::fast9 {

static inline v128_t low_16(v128_t a, v128_t b) { return wasm_i16x8_shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11); }
static inline v128_t high_16(v128_t a, v128_t b) { return wasm_i16x8_shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15); }
static inline v128_t low_32(v128_t a, v128_t b) { return wasm_i32x4_shuffle(a, b, 0, 4, 1, 5); }
static inline v128_t high_32(v128_t a, v128_t b) { return wasm_i32x4_shuffle(a, b, 2, 6, 3, 7); }
static inline v128_t low_64(v128_t a, v128_t b) { return wasm_i64x2_shuffle(a, b, 0, 2); }
static inline v128_t high_64(v128_t a, v128_t b) { return wasm_i64x2_shuffle(a, b, 1, 3); }

// A block of three by three, turned: two columns in one vector, the third in the lower half of the other.
struct TurnedBlock {
    v128_t two, third;
    // From a0 b0 a1 b1 a2 b2 - - and c0 c0 c1 c1 c2 c2 - -.
    static TurnedBlock of(v128_t ab, v128_t cc) { return {low_32(ab, cc), high_32(ab, cc)}; }
};

// v[3g+k] group s <-> v[3s+k']: first each 3x3 block in itself, then blocks change places.
template <>
inline void Pair<Simd128>::transpose(Pair<Simd128>* v) {
    TurnedBlock block[3][3];  // [g][s]
    for (int s = 0; s < 3; ++s) {
        const Pair<Simd128>&a = v[3 * s], &b = v[3 * s + 1], &c = v[3 * s + 2];
        block[0][s] = TurnedBlock::of(low_16(a.low.v, b.low.v), low_16(c.low.v, c.low.v));
        block[1][s] = TurnedBlock::of(high_16(a.low.v, b.low.v), high_16(c.low.v, c.low.v));
        block[2][s] = TurnedBlock::of(low_16(a.high.v, b.high.v), low_16(c.high.v, c.high.v));
    }
    for (int g = 0; g < 3; ++g) {
        const TurnedBlock &x = block[g][0], &y = block[g][1], &z = block[g][2];
        v[3 * g] = {{low_64(x.two, y.two)}, {z.two}};
        v[3 * g + 1] = {{high_64(x.two, y.two)}, {high_64(z.two, z.two)}};
        v[3 * g + 2] = {{low_64(x.third, y.third)}, {z.third}};
    }
}

}  // namespace ninefold::fast9
