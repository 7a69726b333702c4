// The single path: one puzzle, least latency. Nine vectors hold one puzzle, a column each, with the rows in the lanes:
//
//               band 1       band 2       band 3
//     lane      0  1  2  -   4  5  6  -   8  9 10  -  - - - -
//     c1      [ r1 r2 r3 .   r4 r5 r6 .   r7 r8 r9 .  . . . . ]
//     ...
//     c9      [ r1 r2 r3 .   r4 r5 r6 .   r7 r8 r9 .  . . . . ]
//
// The pass of sweep.h then does all three bands in one go: lines are lanes, and the three segments of a box are the
// three lanes of a group, met by turning the group. Transposing the nine vectors makes stacks of bands; so a half sweep
// is one pass and one transposition. Against the lanes of a batch this does a tenth of the work per instruction, but it
// answers in the time of one puzzle.
#pragma once

#include <bit>
#include <cstdint>

#include "fast9/apart.h"
#include "fast9/branch.h"
#include "fast9/position.h"
#include "fast9/task.h"

namespace ninefold::fast9 {

template <typename W>
class Single {
  public:
    explicit Single(const std::uint8_t* text) {
        alignas(32) std::uint16_t lanes[kSize][W::kLanes] = {};
        // Text comes by rows: the vectors are rows at first, the lanes columns.
        for (int row = 0; row < kSize; ++row) {
            for (int i = 0; i < kSize; ++i) lanes[row][lane_of(i)] = kCandidates.of[text[kSize * row + i]];
        }
        for (int row = 0; row < kSize; ++row) now_.line[row] = W::load(lanes[row]);
        now_.rows = true;
    }

    // Until the limit or the end; called again, it goes on behind the last solution.
    OneTally run(const One& task) {
        task_ = task;
        tally_ = {};
        for (;;) {
            if (resting_) {
                if (depth_ == 0) return tally_;
                now_ = stack_[--depth_];
                share_ = shares_[depth_];
                resting_ = false;
            }
            const State state = settle();
            if (state == State::stopped) {
                tally_.stopped = true;
                return tally_;
            }
            if (state == State::stuck) {
                guess();
                if (++barren_ != task_.patience) continue;
                barren_ = 0;
                tally_.stalled = true;
                return tally_;
            }
            resting_ = true;
            done_ += share_;
            if (state == State::solved) {
                barren_ = 0;
                ++tally_.solutions;
                if (task_.found) tell();
                if (tally_.solutions >= task_.limit) return tally_;
                if (task_.likely != 0 && seems_many()) {
                    tally_.many = true;
                    return tally_;
                }
            }
        }
    }

  private:
    enum class State { stuck, dead, solved, stopped };
    struct Grid {
        W line[kSize];
        bool rows;  // whether the vectors are rows (and the lanes columns)
    };
    static constexpr int kShareBits = 62;
    static constexpr std::uint64_t kEnoughToTell = 40;
    static constexpr std::uint32_t kUsed = 0x777;  // lanes that hold a cell
    static constexpr int lane_of(int line) { return line / 3 * 4 + line % 3; }

    // Half sweeps until nothing moves.
    State settle() {
        for (int halves = 0;; ++halves) {
            if ((++steps_ & 1023) == 0 && task_.stop(task_.context)) return State::stopped;
            const Result result = pass(now_.line);
            if (result.dead) return State::dead;
            if (result.filled && is_complete()) return State::solved;
            W::transpose(now_.line);
            now_.rows = !now_.rows;
            if (!result.moved && halves > 0) return State::stuck;
        }
    }

    struct Result {
        bool dead, moved, filled;
    };

    // As pass() of sweep.h, for three bands (or stacks) at once.
    static Result pass(W* line) {
        const W zero = W::splat(0), minus = W::splat(0xFFFF), all = W::splat(kAllDigits);
        W any[3], more[3], must[3];
        for (int s = 0; s < 3; ++s) {
            const W a = line[3 * s], b = line[3 * s + 1], c = line[3 * s + 2];
            const W ab = a | b;
            any[s] = ab | c;
            more[s] = (a & b) | (ab & c);
            const W x = a & apart(a, a + minus);
            const W y = b & apart(b, b + minus);
            const W z = c & apart(c, c + minus);
            must[s] = x | y | z;
        }
        W full = any[0] | any[1] | any[2];
        for (int s = 0; s < 3; ++s) {
            const W box = turned(any[s]) | turned_twice(any[s]);
            const W row = any[(s + 1) % 3] | any[(s + 2) % 3];
            must[s] = must[s] | without(any[s], box) | without(any[s], row);
            full = full & (any[s] | box);
        }
        W same = equal(full, all), sum = zero, smallest = all;
        const W alive = same;
        W moved = zero;
        for (int s = 0; s < 3; ++s) {
            const W elsewhere = must[(s + 1) % 3] | must[(s + 2) % 3] | turned(must[s]) | turned_twice(must[s]);
            const W hidden = without(must[s], more[s]);
            for (int k = 3 * s; k < 3 * s + 3; ++k) {
                const W left = without(line[k], elsewhere);
                const W cell = choose(apart(left, hidden), left, left & hidden);
                moved = moved | without(line[k], cell);
                line[k] = cell;
                sum = sum + cell;
                smallest = min(smallest, cell);
            }
        }
        const std::uint32_t dead = ~bits(without(alive, equal(smallest, zero))) & kUsed;
        return {dead != 0, (bits(equal(moved, zero)) & kUsed) != kUsed, (bits(equal(sum, all)) & kUsed) == kUsed};
    }

    // For nine cells that sum up to kAllDigits in each lane: whether every house has every digit.
    bool is_complete() const {
        const W* line = now_.line;
        W across = line[0], full = W::splat(kAllDigits);
        for (int i = 1; i < kSize; ++i) across = across | line[i];
        for (int s = 0; s < 3; ++s) {
            const W any = line[3 * s] | line[3 * s + 1] | line[3 * s + 2];
            full = full & (any | turned(any) | turned_twice(any));
        }
        W other[kSize];
        for (int i = 0; i < kSize; ++i) other[i] = line[i];
        W::transpose(other);
        W down = other[0];
        for (int i = 1; i < kSize; ++i) down = down | other[i];
        return (bits(equal(across & down & full, W::splat(kAllDigits))) & kUsed) == kUsed;
    }

    // Whether as many solutions in the rest of the tree as in what is done of it would be more than likely.
    bool seems_many() const {
        return tally_.solutions >= kEnoughToTell &&
               tally_.solutions << 20 > task_.likely * (done_ >> (kShareBits - 20));
    }

    void guess() {
        ++tally_.guesses;
        share_ /= 2;
        shares_[depth_] = share_;
        Grid& saved = stack_[depth_++];
        saved = now_;
        alignas(64) std::uint16_t cells[InLines::kSlots] = {};
        for (int i = 0; i < kSize; ++i) without(now_.line[i], W::load(kSpare)).store(cells + 16 * i);
        const int slot = branch_slot<W, InLines>(cells), line = slot / 16;
        const std::uint16_t candidates = cells[slot], rest = candidates & (candidates - 1);
        cells[slot] = rest;
        saved.line[line] = W::load(cells + 16 * line);
        cells[slot] = candidates ^ rest;
        now_.line[line] = W::load(cells + 16 * line);
    }

    void tell() {
        Grid board = now_;
        if (!board.rows) W::transpose(board.line);
        alignas(32) std::uint16_t lanes[W::kLanes];
        std::uint8_t digits[kCells];
        for (int row = 0; row < kSize; ++row) {
            board.line[row].store(lanes);
            for (int i = 0; i < kSize; ++i) {
                digits[kSize * row + i] = static_cast<std::uint8_t>('1' + std::countr_zero(lanes[lane_of(i)]));
            }
        }
        task_.found(task_.context, digits);
    }

    alignas(32) static constexpr std::uint16_t kSpare[16] = {
        0, 0, 0, kAllDigits, 0, 0, 0, kAllDigits, 0, 0, 0, kAllDigits, kAllDigits, kAllDigits, kAllDigits, kAllDigits};

    One task_{};
    OneTally tally_;
    std::uint64_t barren_ = 0;  // guesses since the last solution
    bool resting_ = false;      // what is on the board is done: the newest saved board is next
    std::uint64_t steps_ = 0;
    int depth_ = 0;
    // Parts of the tree, each guess halving one: of the board, of those saved, and of all that is done.
    std::uint64_t share_ = std::uint64_t{1} << kShareBits, done_ = 0;
    std::uint64_t shares_[kCells];
    Grid now_;
    Grid stack_[kCells];
};

template <typename W>
Walk walk_with() {
    return {[](const std::uint8_t* text) -> void* { return new Single<W>(text); },
            [](void* walk, const One& one) { return static_cast<Single<W>*>(walk)->run(one); },
            [](void* walk) { delete static_cast<Single<W>*>(walk); }};
}

}  // namespace ninefold::fast9
