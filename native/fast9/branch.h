// Where to guess: a cell with the fewest candidates that would move the most. Of the cells with two candidates, the one
// with the most peers that share a candidate with it, peers that have only two candidates themselves counting three
// times (each of those is solved at once in at least one branch).
//
// Guesses per puzzle on a list of very hard ones when all pairs are looked at: first pair 222; most unsolved peers 138;
// most shared candidates 133; this rule 115; four times the sharing pairs, plus shared candidates, plus unsolved peers
// 111, but with more to count per cell. With this rule and the first 8 pairs only: 119; the first 5: 131.
#pragma once

#include <bit>
#include <cstdint>

#include "fast9/loops.h"
#include "fast9/position.h"

namespace ninefold::fast9 {

// How the 81 cells lie in an array of numbers: in a row, or nine lines of 16 as in single.h.
struct InARow {
    static constexpr int kWords = 2, kSlots = 96;
    static constexpr int kLooks[kWords] = {6, 2};  // cells to look at per word: more cost what they save
    static constexpr int slot(int cell) { return cell; }
};
struct InLines {
    static constexpr int kWords = 3, kSlots = 160;
    static constexpr int kLooks[kWords] = {5, 5, 2};
    static constexpr int slot(int cell) { return cell / kSize * 16 + cell % kSize / 3 * 4 + cell % 3; }
};

template <typename Layout>
struct Peers {
    std::uint64_t of[Layout::kSlots][Layout::kWords];
};
template <typename Layout>
constexpr Peers<Layout> make_peers() {
    Peers<Layout> peers{};
    for (int a = 0; a < kCells; ++a) {
        for (int b = 0; b < kCells; ++b) {
            const bool box = a / (3 * kSize) == b / (3 * kSize) && a % kSize / 3 == b % kSize / 3;
            if (a == b || (a / kSize != b / kSize && a % kSize != b % kSize && !box)) continue;
            const int slot = Layout::slot(b);
            peers.of[Layout::slot(a)][slot / 64] |= std::uint64_t{1} << slot % 64;
        }
    }
    return peers;
}
template <typename Layout>
inline constexpr Peers<Layout> kPeers = make_peers<Layout>();

// When no cell has two candidates: the first with the fewest. By vector type, though it uses none: of one function in
// files compiled for different instruction sets the linker would keep any.
template <typename V, typename Layout>
NINEFOLD_NOINLINE int fewest_slot(const std::uint16_t* cells) {
    int best = 0, fewest = 10;
    for (int cell = 0; cell < kCells; ++cell) {
        const int slot = Layout::slot(cell), count = std::popcount(cells[slot]);
        if (count > 1 && count < fewest) fewest = count, best = slot;
    }
    return best;
}

// The slot to guess in, of an array with at least one cell of two candidates or more. Slots without a cell are zero.
template <typename V, typename Layout>
NINEFOLD_NOINLINE int branch_slot(const std::uint16_t* cells) {
    constexpr int kWords = Layout::kWords, kBlock = 2 * V::kLanes, kPerWord = 64 / kBlock;
    constexpr int kBlocks = Layout::kSlots / kBlock;
    const V zero = V::splat(0), minus = V::splat(0xFFFF);
    V low[kBlocks], high[kBlocks];
    NINEFOLD_UNROLLED for (int i = 0; i < kBlocks; ++i) V::load_two(cells + i * kBlock, low[i], high[i]);
    // For each slot, a bit that says whether its number passes.
    const auto collect = [&](std::uint64_t* to, auto passes) {
        NINEFOLD_UNROLLED for (int w = 0; w < kWords; ++w) {
            std::uint64_t word = 0;
            NINEFOLD_UNROLLED for (int i = 0; i < kPerWord; ++i) {
                const int block = w * kPerWord + i;
                if (block >= kBlocks) continue;
                const std::uint64_t bits = bits_of_two(passes(low[block]), passes(high[block]));
                word |= bits << (i * kBlock);
            }
            to[w] = word;
        }
    };
    std::uint64_t pairs[kWords];
    collect(pairs, [&](V cell) {
        const V rest = cell & (cell + minus);
        return without(equal(rest & (rest + minus), zero), equal(rest, zero));
    });
    // The pair with the most peers that it would move. No loop here ends early: a wrong guess of the processor costs
    // more than three looks.
    int best = -1, most = -1;
    NINEFOLD_UNROLLED for (int w = 0; w < kWords; ++w) {
        std::uint64_t rest = pairs[w];
        NINEFOLD_ROLLED for (int k = 0; k < Layout::kLooks[w]; ++k, rest &= rest - 1) {
            const int slot = 64 * w + std::countr_zero(rest != 0 ? rest : 1);
            const V candidates = V::splat(cells[slot]);
            std::uint64_t apart[kWords];
            collect(apart, [&](V cell) { return equal(cell & candidates, zero); });
            int score = 0;
            NINEFOLD_UNROLLED for (int i = 0; i < kWords; ++i) {
                const std::uint64_t moved = ~apart[i] & kPeers<Layout>.of[slot][i];
                score += std::popcount(moved) + 2 * std::popcount(moved & pairs[i]);
            }
            score = rest != 0 ? score : -1;
            best = score > most ? slot : best;
            most = score > most ? score : most;
        }
    }
    return best >= 0 ? best : fewest_slot<V, Layout>(cells);
}

}  // namespace ninefold::fast9
