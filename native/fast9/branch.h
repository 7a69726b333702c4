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

#include "fast9/apart.h"
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
    std::uint64_t of[64 * Layout::kWords][Layout::kWords];
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

// Some slots side by side; of each a bit that answers a question.
template <typename V>
struct Slots {
    static constexpr int kCount = 2 * V::kLanes;
    V low, high;

    static Slots load(const std::uint16_t* cells) {
        Slots slots;
        V::load_two(cells, slots.low, slots.high);
        return slots;
    }
    // Those with two candidates.
    std::uint32_t pairs() const { return bits_of_two(pair(low), pair(high)); }
    // Those with none of these candidates.
    std::uint32_t without_any(std::uint16_t candidates) const {
        const V these = V::splat(candidates);
        return bits_of_two(apart(low, these), apart(high, these));
    }

  private:
    static V pair(V cell) {
        const V minus = V::splat(0xFFFF), rest = cell & (cell + minus);
        return without(apart(rest, rest + minus), apart(cell, cell + minus));
    }
};

// The slot to guess in, of an array with at least one cell of two candidates or more. Slots without a cell are zero.
template <typename V, typename Layout>
NINEFOLD_NOINLINE int branch_slot(const std::uint16_t* cells) {
    using Block = Slots<V>;
    constexpr int kWords = Layout::kWords, kPerWord = 64 / Block::kCount, kBlocks = Layout::kSlots / Block::kCount;
    constexpr int kLast = 255;  // no slot is beyond
    Block blocks[kBlocks];
    NINEFOLD_UNROLLED for (int i = 0; i < kBlocks; ++i) blocks[i] = Block::load(cells + i * Block::kCount);
    const auto collect = [&](std::uint64_t* to, auto ask) {
        NINEFOLD_UNROLLED for (int w = 0; w < kWords; ++w) {
            std::uint64_t word = 0;
            NINEFOLD_UNROLLED for (int i = 0; i < kPerWord; ++i) {
                const int block = w * kPerWord + i;
                if (block >= kBlocks) continue;
                const std::uint64_t bits = ask(blocks[block]);
                word |= bits << (i * Block::kCount);
            }
            to[w] = word;
        }
    };
    std::uint64_t pairs[kWords];
    collect(pairs, [](const Block& block) { return block.pairs(); });
    // The pair with the most peers that it would move. There is no branch here, neither at the last pair nor to pass
    // over what is none: a wrong guess of the processor costs more than three looks. So score and slot are one number,
    // and a mask makes it zero where there is nothing to look at.
    std::uint32_t best = 0;
    NINEFOLD_UNROLLED for (int w = 0; w < kWords; ++w) {
        std::uint64_t rest = pairs[w];
        NINEFOLD_ROLLED for (int k = 0; k < Layout::kLooks[w]; ++k, rest &= rest - 1) {
            const int slot = 64 * w + (std::countr_zero(rest) & 63);
            const std::uint16_t candidates = cells[slot];
            std::uint64_t unmoved[kWords];
            collect(unmoved, [&](const Block& block) { return block.without_any(candidates); });
            int score = 0;
            NINEFOLD_UNROLLED for (int i = 0; i < kWords; ++i) {
                const std::uint64_t moved = ~unmoved[i] & kPeers<Layout>.of[slot][i];
                score += std::popcount(moved) + 2 * std::popcount(moved & pairs[i]);
            }
            const auto found = static_cast<std::uint32_t>(score << 8 | (kLast - slot));  // of equal scores the first
            const auto some = static_cast<std::uint32_t>((rest | (0 - rest)) >> 63);
            const std::uint32_t counted = found & (0 - some);
            best = counted > best ? counted : best;
        }
    }
    if (best == 0) return fewest_slot<V, Layout>(cells);
    return kLast - static_cast<int>(best & kLast);
}

}  // namespace ninefold::fast9
