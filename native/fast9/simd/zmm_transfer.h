// Text to lanes and back for 32 puzzles, twice 16 of them, and one lane to a row.
#pragma once

#include "fast9/simd/ymm_transfer.h"
#include "fast9/simd/zmm.h"

namespace ninefold::fast9 {

static inline void fill(Grids<Zmm>& board, const std::uint8_t* const* texts) {
    fill16<Zmm>(board.cells, texts);
    fill16<Zmm>(board.cells + 16, texts + 16);
}
static inline void drain(const Grids<Zmm>& board, std::uint8_t* const* outs) {
    drain16<Zmm>(board.cells, outs);
    drain16<Zmm>(board.cells + 16, outs + 16);
}

static NINEFOLD_NOINLINE void take(const Grids<Zmm>& board, int lane, Position& position) {
    const std::uint16_t* from = board.cells + lane;
    auto* to = reinterpret_cast<__m128i*>(position.cells);
    for (int i = 0; i < 80; i += 8, from += 8 * Zmm::kLanes) _mm_store_si128(to++, gather8<Zmm::kLanes>(from));
    _mm512_mask_storeu_epi16(position.cells + 80, 0xFFFF, _mm512_zextsi128_si512(_mm_cvtsi32_si128(from[0])));
}

}  // namespace ninefold::fast9
