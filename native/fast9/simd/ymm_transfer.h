// Text to lanes and back for 16 puzzles at once, by transposing blocks of 16 cells x 16 puzzles.
#pragma once

#include "fast9/simd/ymm.h"
#include "fast9/transfer.h"

namespace ninefold::fast9 {

// 16 rows of 16 bytes become 16 columns: four rounds of interleaving row i with row i + 8.
static inline void transpose(__m128i rows[16]) {
    __m128i next[16];
    for (int round = 0; round < 4; ++round) {
        for (int i = 0; i < 8; ++i) {
            next[2 * i] = _mm_unpacklo_epi8(rows[i], rows[i + 8]);
            next[2 * i + 1] = _mm_unpackhi_epi8(rows[i], rows[i + 8]);
        }
        for (int i = 0; i < 16; ++i) rows[i] = next[i];
    }
}

// By low nibble of the character: the candidates that are NOT left. Characters from 0x40 up (X, x, _) would share
// nibbles with digits; adding 0x40 sets their top bit, and a byte shuffle answers 0 (nothing removed) to those.
template <typename V>
static inline void fill16(std::uint16_t* cells, const std::uint8_t* const* texts) {
    const __m128i low = _mm_setr_epi8(0, -2, -3, -5, -9, -17, -33, -65, 127, -1, 0, 0, 0, 0, 0, 0);
    const __m128i high = _mm_setr_epi8(0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0);
    for (int block = 0; block < 80; block += 16) {
        __m128i rows[16];
        for (int i = 0; i < 16; ++i) {
            rows[i] =
                _mm_adds_epu8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(texts[i] + block)), _mm_set1_epi8(0x40));
        }
        transpose(rows);
        for (int i = 0; i < 16; ++i) {
            const __m128i a = _mm_xor_si128(_mm_shuffle_epi8(low, rows[i]), _mm_set1_epi8(-1));
            const __m128i b = _mm_xor_si128(_mm_shuffle_epi8(high, rows[i]), _mm_set1_epi8(1));
            auto* to = reinterpret_cast<__m128i*>(cells + (block + i) * V::kLanes);
            _mm_store_si128(to, _mm_unpacklo_epi8(a, b));
            _mm_store_si128(to + 1, _mm_unpackhi_epi8(a, b));
        }
    }
    for (int lane = 0; lane < 16; ++lane) cells[80 * V::kLanes + lane] = kCandidates.of[texts[lane][80]];
}

// (1 << k) * 0x09AF >> 12 & 15 differs for k = 0..8: a perfect hash from the candidate's bit to its digit.
template <typename V>
static inline void drain16(const std::uint16_t* cells, std::uint8_t* const* outs) {
    constexpr std::uint16_t kHash = 0x09AF;
    alignas(16) std::uint8_t digits[16] = {};
    for (int k = 0; k < 9; ++k) digits[(kHash << k & 0xFFFF) >> 12] = static_cast<std::uint8_t>('1' + k);
    const __m128i symbol = _mm_load_si128(reinterpret_cast<const __m128i*>(digits));
    const auto hashed = [&](int cell) {
        const __m256i v = _mm256_load_si256(reinterpret_cast<const __m256i*>(cells + cell * V::kLanes));
        return _mm256_srli_epi16(_mm256_mullo_epi16(v, _mm256_set1_epi16(kHash)), 12);
    };
    const auto symbols = [&](__m256i v) {
        const __m128i bytes = _mm_packus_epi16(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
        return _mm_shuffle_epi8(symbol, bytes);
    };
    for (int block = 0; block < 80; block += 16) {
        __m128i rows[16];
        for (int i = 0; i < 16; ++i) rows[i] = symbols(hashed(block + i));
        transpose(rows);
        for (int i = 0; i < 16; ++i) _mm_storeu_si128(reinterpret_cast<__m128i*>(outs[i] + block), rows[i]);
    }
    alignas(16) std::uint8_t last[16];
    _mm_store_si128(reinterpret_cast<__m128i*>(last), symbols(hashed(80)));
    for (int i = 0; i < 16; ++i) outs[i][80] = last[i];
}

template <bool kAvx512>
void fill(Grids<Ymm<kAvx512>>& board, const std::uint8_t* const* texts) {
    fill16<Ymm<kAvx512>>(board.cells, texts);
}
template <bool kAvx512>
void drain(const Grids<Ymm<kAvx512>>& board, std::uint8_t* const* outs) {
    drain16<Ymm<kAvx512>>(board.cells, outs);
}

}  // namespace ninefold::fast9
