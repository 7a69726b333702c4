// The single path of NEON: rows become columns in registers.
#pragma once

#include "fast9/simd/neon.h"
#include "fast9/simd/pair.h"

namespace ninefold::fast9 {

// The first three columns of two blocks at once, a block in each half: of a, b, c come a0 b0 c0 -, a1 b1 c1 -, a2 b2 c2
// -.
static inline void turn_blocks(uint16x8_t a, uint16x8_t b, uint16x8_t c, uint16x8_t* columns) {
    const auto wide = [](uint16x8_t x) { return vreinterpretq_u32_u16(x); };
    const uint32x4_t even = wide(vtrn1q_u16(a, b)), odd = wide(vtrn2q_u16(a, b));
    const uint32x4_t last_even = wide(vtrn1q_u16(c, c)), last_odd = wide(vtrn2q_u16(c, c));
    columns[0] = vreinterpretq_u16_u32(vtrn1q_u32(even, last_even));
    columns[1] = vreinterpretq_u16_u32(vtrn1q_u32(odd, last_odd));
    columns[2] = vreinterpretq_u16_u32(vtrn2q_u32(even, last_even));
}

// v[3g+k] group s <-> v[3s+k']: first each 3x3 block in itself, then blocks change places.
template <>
inline void Pair<Neon>::transpose(Pair<Neon>* v) {
    uint16x8_t near[3][3], far[3][3];  // [s][k]: column k of the blocks of bands 0 and 1; of band 2
    for (int s = 0; s < 3; ++s) {
        turn_blocks(v[3 * s].low.v, v[3 * s + 1].low.v, v[3 * s + 2].low.v, near[s]);
        turn_blocks(v[3 * s].high.v, v[3 * s + 1].high.v, v[3 * s + 2].high.v, far[s]);
    }
    const auto first = [](uint16x8_t a, uint16x8_t b) {
        return Neon{vreinterpretq_u16_u64(vzip1q_u64(vreinterpretq_u64_u16(a), vreinterpretq_u64_u16(b)))};
    };
    const auto second = [](uint16x8_t a, uint16x8_t b) {
        return Neon{vreinterpretq_u16_u64(vzip2q_u64(vreinterpretq_u64_u16(a), vreinterpretq_u64_u16(b)))};
    };
    for (int k = 0; k < 3; ++k) {
        v[k] = {first(near[0][k], near[1][k]), {near[2][k]}};
        v[3 + k] = {second(near[0][k], near[1][k]), second(near[2][k], near[2][k])};
        v[6 + k] = {first(far[0][k], far[1][k]), {far[2][k]}};
    }
}

}  // namespace ninefold::fast9
