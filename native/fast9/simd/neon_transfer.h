// Between text and lanes for NEON: all 8 puzzles at once, by transposing blocks of 16 cells x 8 puzzles.
#pragma once

#include "fast9/simd/neon.h"
#include "fast9/transfer.h"

namespace ninefold::fast9 {

// Eight rows of 16 bytes become eight vectors of two columns each: three rounds of interleaving row i with row i + 4.
static inline void to_columns(uint8x16_t rows[8]) {
    for (int round = 0; round < 3; ++round) {
        uint8x16_t next[8];
        for (int i = 0; i < 4; ++i) {
            next[2 * i] = vzip1q_u8(rows[i], rows[i + 4]);
            next[2 * i + 1] = vzip2q_u8(rows[i], rows[i + 4]);
        }
        for (int i = 0; i < 8; ++i) rows[i] = next[i];
    }
}
// And back.
static inline void to_rows(uint8x16_t columns[8]) {
    for (int round = 0; round < 3; ++round) {
        uint8x16_t next[8];
        for (int i = 0; i < 4; ++i) {
            next[i] = vuzp1q_u8(columns[2 * i], columns[2 * i + 1]);
            next[i + 4] = vuzp2q_u8(columns[2 * i], columns[2 * i + 1]);
        }
        for (int i = 0; i < 8; ++i) columns[i] = next[i];
    }
}

// By digit, whether as character or as number: the candidates that are NOT left. Whatever is no digit comes to 0 or to
// 10 and more, where nothing is removed: a look-up answers 0 beyond its table.
inline void fill(Grids<Neon>& board, const std::uint8_t* const* texts) {
    const uint8x16_t low = {0, 0xFE, 0xFD, 0xFB, 0xF7, 0xEF, 0xDF, 0xBF, 0x7F, 0xFF};
    const uint8x16_t high = {0, 1, 1, 1, 1, 1, 1, 1, 1, 0};
    for (int block = 0; block < 80; block += 16) {
        uint8x16_t rows[8];
        for (int i = 0; i < 8; ++i) {
            const uint8x16_t text = vld1q_u8(texts[i] + block);
            rows[i] = vminq_u8(text, veorq_u8(text, vdupq_n_u8('0')));
        }
        to_columns(rows);
        for (int i = 0; i < 8; ++i) {
            const uint8x16_t a = vmvnq_u8(vqtbl1q_u8(low, rows[i]));
            const uint8x16_t b = veorq_u8(vqtbl1q_u8(high, rows[i]), vdupq_n_u8(1));
            std::uint16_t* to = board.cells + (block + 2 * i) * Neon::kLanes;
            vst1q_u16(to, vreinterpretq_u16_u8(vzip1q_u8(a, b)));
            vst1q_u16(to + Neon::kLanes, vreinterpretq_u16_u8(vzip2q_u8(a, b)));
        }
    }
    for (int lane = 0; lane < 8; ++lane) board.cells[80 * 8 + lane] = kCandidates.of[texts[lane][80]];
}

// Bit k has 15 - k zeros before it.
inline void drain(const Grids<Neon>& board, std::uint8_t* const* outs) {
    const auto zeros = [&](int cell) { return vreinterpretq_u8_u16(vclzq_u16(Neon::load(board.cells + cell * 8).v)); };
    const auto digits = [&](int cell, int next) {
        return vsubq_u8(vdupq_n_u8('1' + 15), vuzp1q_u8(zeros(cell), zeros(next)));
    };
    for (int block = 0; block < 80; block += 16) {
        uint8x16_t columns[8];
        for (int i = 0; i < 8; ++i) columns[i] = digits(block + 2 * i, block + 2 * i + 1);
        to_rows(columns);
        for (int i = 0; i < 8; ++i) vst1q_u8(outs[i] + block, columns[i]);
    }
    std::uint8_t last[16];
    vst1q_u8(last, digits(80, 80));
    for (int i = 0; i < 8; ++i) outs[i][80] = last[i];
}

}  // namespace ninefold::fast9
