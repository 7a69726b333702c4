#include <algorithm>
#include <cstring>

#include "core/symmetry.h"

namespace ninefold {
namespace {

constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

using Columns = std::array<std::uint8_t, kSize>;  // where each column of the result comes from

// Digits are named in the order in which they appear: for a given order of lines nothing is smaller.
struct Names {
    std::array<std::uint8_t, 10> of{};
    std::uint8_t next = 1;
    std::uint8_t operator()(int digit) {
        if (digit == 0) return 0;
        if (of[digit] == 0) of[digit] = next++;
        return of[digit];
    }
};

class Smallest {
  public:
    Digits of(const Digits& grid) {
        Digits turned;
        for (int cell = 0; cell < kCells; ++cell) turned[kSize * (cell % kSize) + cell / kSize] = grid[cell];
        best_.fill(kNone);
        for (const Digits* from : {&grid, static_cast<const Digits*>(&turned)}) {
            grid_ = from;
            for (int row = 0; row < kSize; ++row) begin_with(row);
        }
        return best_;
    }

  private:
    static constexpr std::uint8_t kNone = 255;

    // The smallest first row has its stacks by number of givens and the empty cells of each stack first. All orders of
    // columns that make it so are tried; that is what leaves few of the 1296 where it has givens.
    void begin_with(int row) {
        const std::uint8_t* from = grid_->data() + kSize * row;
        std::array<int, 3> counts;
        for (int stack = 0; stack < 3; ++stack)
            counts[stack] =
                static_cast<int>(std::count_if(from + 3 * stack, from + 3 * stack + 3, [](int d) { return d != 0; }));
        for (const auto& stacks : kOrders) {
            if (counts[stacks[0]] > counts[stacks[1]] || counts[stacks[1]] > counts[stacks[2]]) continue;
            for (const auto& a : kOrders) {
                if (!put(from, stacks[0], a, 0)) continue;
                for (const auto& b : kOrders) {
                    if (!put(from, stacks[1], b, 3)) continue;
                    for (const auto& c : kOrders) {
                        if (put(from, stacks[2], c, 6)) place(0, row, 0, {});
                    }
                }
            }
        }
    }
    bool put(const std::uint8_t* row, int stack, const std::array<std::uint8_t, 3>& order, int at) {
        for (int i = 0; i < 3; ++i) columns_[at + i] = static_cast<std::uint8_t>(3 * stack + order[i]);
        const auto given = [&](int i) { return row[columns_[at + i]] != 0; };
        return given(0) <= given(1) && given(1) <= given(2);
    }

    // Puts a row of the grid at place `at`, if that can still give the smallest text, and goes on below.
    void place(int at, int row, unsigned used, Names names) {
        const std::uint8_t* from = grid_->data() + kSize * row;
        std::uint8_t* best = best_.data() + kSize * at;
        std::array<std::uint8_t, kSize> text;
        bool less = false;
        for (int i = 0; i < kSize; ++i) {
            text[i] = names(from[columns_[i]]);
            if (less || text[i] == best[i]) continue;
            if (text[i] > best[i]) return;
            less = true;
        }
        if (less) {
            std::memcpy(best, text.data(), kSize);
            std::fill(best + kSize, best_.data() + kCells, kNone);
        }
        if (at == 8) return;
        used |= 1U << row;
        // Inside of a band the rows left of it come next; else any row of a band not begun.
        const unsigned band = 7U << row / 3 * 3;
        const unsigned open = at % 3 == 2 ? ~used & kAllDigits : band & ~used;
        for (unsigned rows = open; rows != 0; rows &= rows - 1) place(at + 1, std::countr_zero(rows), used, names);
    }

    const Digits* grid_ = nullptr;
    Columns columns_{};
    Digits best_;
};

}  // namespace

Digits canonical(const Digits& grid) { return Smallest().of(grid); }

}  // namespace ninefold
