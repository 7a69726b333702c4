// Row by row. The smallest text has the smallest first row; of the orders of lines that give it, those that give the
// smallest second row; and so on. What is not decided yet stays open: columns (and whole stacks) in which no digit has
// been met change places freely, so they cost nothing, and a row is put into its smallest order by sorting. Only digits
// that have no name yet and could take the same one are a choice that must be tried each way.
#include <algorithm>
#include <atomic>
#include <cstring>
#include <vector>

#include "core/symmetry.h"
#include "core/workers.h"

namespace ninefold {
namespace {

constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
constexpr std::uint8_t kUnnamed = 10;  // how a digit without a name is sorted: behind all that have one
constexpr std::uint8_t kNone = 255;
constexpr std::size_t kMost = 4096;           // arrangements that are kept at a time
constexpr std::size_t kFormsPerThread = 256;  // puzzles that are worth a thread

// How the lines lie after some rows.
struct Arrangement {
    std::array<std::uint8_t, kSize> columns;       // where each column of the result comes from
    std::array<std::uint8_t, kSize + 1> names;     // of the digits, 0 for one that was not met; that of 0 is 0
    std::uint8_t next = 1;                         // the next name
    std::array<std::uint8_t, 3> open = {3, 3, 3};  // columns of each stack, its first ones, that have no digit yet
    std::uint8_t open_stacks = 3;                  // stacks, the first ones, that have none
    std::uint8_t last = 0;                         // the row placed last
    std::uint16_t used = 0;                        // rows placed
    bool turned = false;
};

struct Board {
    std::array<Digits, 2> grid;                 // as it is, and transposed
    std::array<std::uint16_t, 2> blank_rows{};  // rows without a given

    explicit Board(const Digits& digits) {
        grid[0] = digits;
        for (int cell = 0; cell < kCells; ++cell) grid[1][kSize * (cell % kSize) + cell / kSize] = digits[cell];
        for (int turned = 0; turned < 2; ++turned)
            for (int row = 0; row < kSize; ++row)
                if (std::all_of(at(turned, row), at(turned, row) + kSize, [](int digit) { return digit == 0; }))
                    blank_rows[turned] = static_cast<std::uint16_t>(blank_rows[turned] | 1U << row);
    }
    const std::uint8_t* at(bool turned, int row) const { return grid[turned].data() + kSize * row; }

    // The rows that may come next. Of rows or bands without givens one is as good as the other.
    unsigned choices(const Arrangement& now, int level) const {
        const unsigned free = ~static_cast<unsigned>(now.used) & kAllDigits;
        unsigned rows = level % 3 != 0 ? free & 7U << now.last / 3 * 3 : free;
        const unsigned blank = blank_rows[now.turned];
        bool had_blank_band = false;
        for (int band = 0; band < 3; ++band) {
            const unsigned mine = 7U << 3 * band;
            const unsigned blanks = rows & mine & blank;
            rows &= ~blanks | (blanks & -blanks);
            if (level % 3 != 0 || (free & mine) == 0 || (blank & mine) != mine) continue;
            if (had_blank_band) rows &= ~mine;
            had_blank_band = true;
        }
        return rows;
    }
};

void swap_if_less(std::uint8_t* keys, std::uint8_t* columns, int a, int b) {
    if (keys[b] >= keys[a]) return;
    std::swap(keys[a], keys[b]);
    std::swap(columns[a], columns[b]);
}

class Smallest {
  public:
    const Digits& of(const Digits& digits) {
        board_ = Board(digits);
        best_.fill(kNone);
        std::array<Arrangement, 2> roots;
        for (int turned = 0; turned < 2; ++turned) {
            for (int i = 0; i < kSize; ++i) roots[turned].columns[i] = static_cast<std::uint8_t>(i);
            roots[turned].names.fill(0);
            roots[turned].turned = turned != 0;
        }
        expand(roots.data(), roots.data() + 2, 0);
        return best_;
    }

  private:
    // Puts every row that may come next behind each arrangement and goes on with those that give the smallest text.
    void expand(const Arrangement* begin, const Arrangement* end, int level) {
        auto& found = found_[level];
        found.clear();
        for (const Arrangement* now = begin; now != end; ++now)
            for (unsigned rows = board_.choices(*now, level); rows != 0; rows &= rows - 1)
                put(*now, std::countr_zero(rows), level);
        go_on(level);
    }

    void go_on(int level) {
        if (level == kSize - 1) return;
        auto found = std::move(found_[level]);
        expand(found.data(), found.data() + found.size(), level + 1);
        found.clear();
        found_[level] = std::move(found);  // its memory serves again
    }

    // The smallest text of a row behind an arrangement; kept if nothing smaller is known for this level.
    void put(const Arrangement& now, int row, int level) {
        const std::uint8_t* digits = board_.at(now.turned, row);
        std::uint8_t* best = best_.data() + kSize * level;
        auto columns = now.columns;
        std::array<std::uint8_t, kSize> keys, text;
        std::uint8_t next = now.next;
        bool less = false;
        for (int stack = 0; stack < 3;) {
            const int first = stack, end = std::max<int>(stack + 1, now.open_stacks);
            for (; stack < end; ++stack) sort_columns(now, digits, stack, keys, columns);
            if (end - first > 1) sort_stacks(keys, columns, end);
            for (int i = 3 * first; i < 3 * end; ++i) {
                text[i] = keys[i] == kUnnamed ? next++ : keys[i];
                if (!less && text[i] > best[i]) return;
                less = less || text[i] < best[i];
            }
        }
        if (less) {
            std::memcpy(best, text.data(), kSize);
            std::fill(best + kSize, best_.data() + kCells, kNone);
            found_[level].clear();
        }
        keep(now, row, keys, columns, level);
    }

    // The keys of a stack; its open columns come in their order.
    static void sort_columns(const Arrangement& now, const std::uint8_t* digits, int stack,
                             std::array<std::uint8_t, kSize>& keys, std::array<std::uint8_t, kSize>& columns) {
        const int at = 3 * stack;
        for (int i = at; i < at + 3; ++i) {
            const std::uint8_t digit = digits[columns[i]];
            keys[i] = digit == 0 ? 0 : now.names[digit] == 0 ? kUnnamed : now.names[digit];
        }
        if (now.open[stack] < 2) return;
        swap_if_less(keys.data(), columns.data(), at, at + 1);
        if (now.open[stack] == 2) return;
        swap_if_less(keys.data(), columns.data(), at + 1, at + 2);
        swap_if_less(keys.data(), columns.data(), at, at + 1);
    }

    static int weight(const std::array<std::uint8_t, kSize>& keys, int stack) {
        return keys[3 * stack] << 8 | keys[3 * stack + 1] << 4 | keys[3 * stack + 2];
    }

    static void sort_stacks(std::array<std::uint8_t, kSize>& keys, std::array<std::uint8_t, kSize>& columns,
                            int stacks) {
        const auto order = [&](int a, int b) {
            if (weight(keys, b) >= weight(keys, a)) return;
            std::swap_ranges(&keys[3 * a], &keys[3 * a] + 3, &keys[3 * b]);
            std::swap_ranges(&columns[3 * a], &columns[3 * a] + 3, &columns[3 * b]);
        };
        order(0, 1);
        if (stacks < 3) return;
        order(1, 2);
        order(0, 1);
    }

    // Every order of columns and stacks that gives this text.
    void keep(const Arrangement& now, int row, const std::array<std::uint8_t, kSize>& keys,
              const std::array<std::uint8_t, kSize>& columns, int level) {
        Arrangement then = now;
        then.last = static_cast<std::uint8_t>(row);
        then.used = static_cast<std::uint16_t>(now.used | 1U << row);
        then.open_stacks = 0;
        for (int stack = 0; stack < 3; ++stack) {
            std::uint8_t open = 0;
            while (open < now.open[stack] && keys[3 * stack + open] == 0) ++open;
            then.open[stack] = open;
            if (open == 3 && then.open_stacks == stack && stack < now.open_stacks) ++then.open_stacks;
        }
        for (const auto& stacks : kOrders) {
            if (!is_choice(stacks, 0, now.open_stacks, [&](int stack) { return weight(keys, stack); })) continue;
            for (const auto& a : kOrders) {
                if (!is_column_choice(a, keys, stacks[0], now.open[0])) continue;
                for (const auto& b : kOrders) {
                    if (!is_column_choice(b, keys, stacks[1], now.open[1])) continue;
                    for (const auto& c : kOrders) {
                        if (!is_column_choice(c, keys, stacks[2], now.open[2])) continue;
                        for (int i = 0; i < 3; ++i) {
                            then.columns[i] = columns[3 * stacks[0] + a[i]];
                            then.columns[3 + i] = columns[3 * stacks[1] + b[i]];
                            then.columns[6 + i] = columns[3 * stacks[2] + c[i]];
                        }
                        name(now, then);
                        found_[level].push_back(then);
                        if (found_[level].size() == kMost) go_on(level);
                    }
                }
            }
        }
    }

    // Whether an order changes only the places of those among the first `open` that weigh the same and are not empty.
    template <typename Weight>
    static bool is_choice(const std::array<std::uint8_t, 3>& order, int first, int open, Weight weight) {
        for (int i = 0; i < 3; ++i) {
            if (order[i] == i) continue;
            if (i >= open || order[i] >= open) return false;
            const int here = weight(first + i);
            if (here != weight(first + order[i]) || !has_unnamed(here)) return false;
        }
        return true;
    }
    static bool is_column_choice(const std::array<std::uint8_t, 3>& order, const std::array<std::uint8_t, kSize>& keys,
                                 int stack, int open) {
        return is_choice(order, 3 * stack, open, [&](int at) { return keys[at]; });
    }
    // Of a key, or of the three of a stack.
    static bool has_unnamed(int keys) { return (keys & 15) == kUnnamed; }

    void name(const Arrangement& now, Arrangement& then) const {
        const std::uint8_t* digits = board_.at(then.turned, then.last);
        then.names = now.names;
        then.next = now.next;
        for (const int column : then.columns)
            if (digits[column] != 0 && then.names[digits[column]] == 0) then.names[digits[column]] = then.next++;
    }

    Board board_{Digits{}};
    Digits best_;
    std::array<std::vector<Arrangement>, kSize> found_;
};

}  // namespace

Digits canonical(const Digits& grid) { return Smallest().of(grid); }

std::size_t canonical_batch(Digits* grids, std::size_t count, unsigned threads, Stop& stop) {
    std::atomic<std::size_t> next{0}, done{0};
    work_together(std::min<std::size_t>(threads, count / kFormsPerThread + 1), stop, [&](std::size_t, Stop& mine) {
        Smallest smallest;
        for (std::size_t i = next++; i < count && !mine.now(); i = next++) {
            grids[i] = smallest.of(grids[i]);
            ++done;
        }
    });
    return done;
}

}  // namespace ninefold
