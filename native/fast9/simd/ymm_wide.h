// Twelve numbers of 16 bits in four groups of three (and a spare) in one register of 256 bits: for the single path.
#pragma once

#include "fast9/simd/ymm.h"

namespace ninefold::fast9 {

template <typename Base>
struct Wide : Base {
    Wide() = default;
    Wide(Base base) : Base(base) {}
    Wide(__m256i x) : Base{x} {}

    static Wide load(const std::uint16_t* p) { return Base::load(p); }
    static void load_two(const std::uint16_t* p, Wide& a, Wide& b) { Base::load_two(p, a, b); }
    static Wide splat(std::uint16_t x) { return Base::splat(x); }

    // Each group turned by one and by two: 0 1 2 - becomes 1 2 0 - and 2 0 1 -.
    friend Wide turned(Wide a) { return turn(a, 2, 3, 4, 5, 0, 1); }
    friend Wide turned_twice(Wide a) { return turn(a, 4, 5, 0, 1, 2, 3); }

    // v[3g+k] group s <-> v[3s+k']: rows become columns. First each 3x3 block in itself, then blocks change places.
    static void transpose(Wide* v) {
        __m256i u0[3], u1[3], w0[3], w1[3];  // rows 0|1 and 2 of the blocks of band 0 (and, above, of band 2); band 1
        for (int s = 0; s < 3; ++s) {
            const __m256i a = v[3 * s].v, b = v[3 * s + 1].v, c = v[3 * s + 2].v;
            const __m256i ab = _mm256_unpacklo_epi16(a, b), cc = _mm256_unpacklo_epi16(c, c);
            const __m256i ab1 = _mm256_unpackhi_epi16(a, b), cc1 = _mm256_unpackhi_epi16(c, c);
            u0[s] = _mm256_unpacklo_epi32(ab, cc);
            u1[s] = _mm256_unpackhi_epi32(ab, cc);
            w0[s] = _mm256_unpacklo_epi32(ab1, cc1);
            w1[s] = _mm256_unpackhi_epi32(ab1, cc1);
        }
        const auto first = [](const __m256i* x) { return _mm256_unpacklo_epi64(x[0], x[1]); };
        const auto second = [](const __m256i* x) { return _mm256_unpackhi_epi64(x[0], x[1]); };
        const auto low = [](__m256i x, __m256i y) {
            return Wide(_mm256_inserti128_si256(x, _mm256_castsi256_si128(y), 1));
        };
        const auto high = [](__m256i x, __m256i y) { return Wide(_mm256_permute2x128_si256(x, y, 0x31)); };
        const __m256i u02 = _mm256_unpackhi_epi64(u0[2], u0[2]), w02 = _mm256_unpackhi_epi64(w0[2], w0[2]);
        v[0] = low(first(u0), u0[2]);
        v[1] = low(second(u0), u02);
        v[2] = low(first(u1), u1[2]);
        v[3] = low(first(w0), w0[2]);
        v[4] = low(second(w0), w02);
        v[5] = low(first(w1), w1[2]);
        v[6] = high(first(u0), u0[2]);
        v[7] = high(second(u0), u02);
        v[8] = high(first(u1), u1[2]);
    }

  private:
    static Wide turn(Wide a, char p, char q, char r, char s, char t, char u) {
        const auto at = [](char x) { return static_cast<char>(x + 8); };
        return _mm256_shuffle_epi8(
            a.v, _mm256_setr_epi8(p, q, r, s, t, u, 6, 7, at(p), at(q), at(r), at(s), at(t), at(u), 14, 15, p, q, r, s,
                                  t, u, 6, 7, at(p), at(q), at(r), at(s), at(t), at(u), 14, 15));
    }
};

}  // namespace ninefold::fast9
