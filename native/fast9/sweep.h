// One sweep: every single and every locked candidate of all lanes, once. See lanes.h for the layout.
#pragma once

#include <bit>
#include <cstdint>

#include "fast9/apart.h"
#include "fast9/loops.h"
#include "fast9/position.h"

namespace ninefold::fast9 {

constexpr std::uint16_t kSolvedSum = kSize * kAllDigits;

// What a sweep tells about each lane.
template <typename V>
struct Verdict {
    V full;    // AND over houses of the OR of their cells: anything but kAllDigits is a contradiction
    V least;   // the smallest cell: 0 is a contradiction
    V before;  // sum of the cells after the bands
    V after;   // sum of the cells after the stacks
};

// Lanes with a contradiction, and lanes with 81 single candidates, as bits.
template <typename V>
std::uint32_t dead_lanes(const Verdict<V>& verdict) {
    constexpr auto every = static_cast<std::uint32_t>((1ULL << V::kLanes) - 1);
    return bits(without(equal(verdict.full, V::splat(kAllDigits)), equal(verdict.least, V::splat(0)))) ^ every;
}
template <typename V>
std::uint32_t filled_lanes(const Verdict<V>& verdict) {
    return bits(equal(verdict.after, V::splat(kSolvedSum)));
}

template <typename Serve>
void for_each_lane(std::uint32_t lanes, Serve serve) {
    for (; lanes != 0; lanes &= lanes - 1) serve(std::countr_zero(lanes));
}

template <typename V>
struct Grids {
    alignas(64) std::uint16_t cells[kCells * V::kLanes];
    alignas(64) std::uint16_t singles[kCells * V::kLanes];  // each cell if it has one candidate, else 0
};

// Of three sets, the digits that only one has.
template <typename V>
struct Lone {
    V x, y, z, all;
    Lone(V a, V b, V c) {
        const V bc = b | c;
        x = without(a, bc);
        all = a | bc;
        y = without(b, a | c);
        z = without(c, a | b);
    }
};

// A band has three lines (rows) and three boxes that cross in nine segments of three cells; so has a stack with its
// columns. One template does both: kLine, kSegment and kCell are the steps from line to line, from segment to segment
// on a line and from cell to cell in a segment.
//
// Three loops over a third of the band each, on purpose not unrolled: straight code measured slower (on a noisy
// machine), and both gcc and clang find registers for a body of this size.
template <typename V, bool kBand>
NINEFOLD_NOINLINE void pass(std::uint16_t* cells, std::uint16_t* singles, Verdict<V>& verdict) {
    constexpr int kLine = (kBand ? kSize : 1) * V::kLanes;
    constexpr int kSegment = (kBand ? 3 : 3 * kSize) * V::kLanes;
    constexpr int kCell = (kBand ? 1 : kSize) * V::kLanes;
    const V minus = V::splat(0xFFFF);
    V any[3][3];     // [line][segment]: digits with a place in it
    V more[3][3];    // digits with two or more places in it
    V must[3][3];    // digits that are in it for sure
    V others[3][3];  // digits that are for sure in another segment of its box
    V full = verdict.full;
    // 1. Lines: where digits are; cells with one candidate; digits with one segment left in the line (claiming).
    NINEFOLD_ROLLED for (int line = 0; line < 3; ++line) {
        const std::uint16_t* from = cells + line * kLine;
        V sure[3];
        NINEFOLD_UNROLLED for (int s = 0; s < 3; ++s) {
            const std::uint16_t* p = from + s * kSegment;
            const V a = V::load(p), b = V::load(p + kCell), c = V::load(p + 2 * kCell);
            const V ab = a | b;
            any[line][s] = ab | c;
            more[line][s] = (a & b) | (ab & c);
            std::uint16_t* q = singles + line * kLine + s * kSegment;
            if constexpr (kBand) {
                const V x = a & apart(a, a + minus);
                const V y = b & apart(b, b + minus);
                const V z = c & apart(c, c + minus);
                x.store(q);
                y.store(q + kCell);
                z.store(q + 2 * kCell);
                sure[s] = x | y | z;
            } else {
                sure[s] = V::load(q) | V::load(q + kCell) | V::load(q + 2 * kCell);
            }
        }
        const Lone<V> lone(any[line][0], any[line][1], any[line][2]);
        must[line][0] = sure[0] | lone.x;
        must[line][1] = sure[1] | lone.y;
        must[line][2] = sure[2] | lone.z;
        full = full & lone.all;
    }
    // 2. Boxes: digits with one segment left in the box (pointing).
    NINEFOLD_ROLLED for (int box = 0; box < 3; ++box) {
        const Lone<V> lone(any[0][box], any[1][box], any[2][box]);
        const V x = must[0][box] | lone.x, y = must[1][box] | lone.y, z = must[2][box] | lone.z;
        full = full & lone.all;
        must[0][box] = x;
        must[1][box] = y;
        must[2][box] = z;
        others[0][box] = y | z;
        others[1][box] = x | z;
        others[2][box] = x | y;
    }
    verdict.full = full;
    // 3. A digit sure of its segment is nowhere else in that line and box; and a hidden single if it has one place.
    V sum = kBand ? verdict.before : verdict.after;
    V least = verdict.least;
    NINEFOLD_ROLLED for (int line = 0; line < 3; ++line) {
        NINEFOLD_UNROLLED for (int s = 0; s < 3; ++s) {
            V elsewhere = must[line][(s + 1) % 3] | must[line][(s + 2) % 3] | others[line][s];
            // Three digits sure of a segment fill it. In stacks only: in bands too it saves another 5 % of the guesses
            // of the hardest puzzles, but made sets with many solutions slower.
            if constexpr (!kBand) {
                const V one_less = must[line][s] & (must[line][s] + minus);
                elsewhere =
                    choose(apart(one_less, one_less + minus), elsewhere, elsewhere | without(minus, must[line][s]));
            }
            const V hidden = without(must[line][s], more[line][s]);
            std::uint16_t* p = cells + line * kLine + s * kSegment;
            NINEFOLD_UNROLLED for (int k = 0; k < 3; ++k, p += kCell) {
                const V left = without(V::load(p), elsewhere);
                const V cell = choose(apart(left, hidden), left, left & hidden);
                cell.store(p);
                sum = sum + cell;
                if constexpr (!kBand) least = min(least, cell);
            }
        }
    }
    (kBand ? verdict.before : verdict.after) = sum;
    verdict.least = least;
}

template <typename V>
Verdict<V> sweep(Grids<V>& board) {
    Verdict<V> verdict{V::splat(kAllDigits), V::splat(kAllDigits), V::splat(0), V::splat(0)};
    for (int band = 0; band < 3; ++band) {
        pass<V, true>(board.cells + 3 * kSize * band * V::kLanes, board.singles + 3 * kSize * band * V::kLanes,
                      verdict);
    }
    for (int stack = 0; stack < 3; ++stack) {
        pass<V, false>(board.cells + 3 * stack * V::kLanes, board.singles + 3 * stack * V::kLanes, verdict);
    }
    return verdict;
}

}  // namespace ninefold::fast9
