// Gurth's theorem: the givens are the same after the board is turned or mirrored, or rows, columns, bands and stacks
// change places, and their digits are exchanged. Then the solution is, too, as it is the only one. A cell that stays in
// its place holds a digit that stays itself; and what a cell cannot hold, the cell where it comes to cannot hold in
// exchange.
#include <algorithm>
#include <optional>

#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

// [cell]: where it comes to.
using Motion = std::array<std::uint8_t, kCells>;

constexpr int half_turn(int cell) { return kCells - 1 - cell; }
constexpr int quarter_turn(int cell) { return cell % kSize * kSize + kSize - 1 - cell / kSize; }
constexpr int over_falling_diagonal(int cell) { return cell % kSize * kSize + cell / kSize; }
constexpr int over_rising_diagonal(int cell) { return half_turn(over_falling_diagonal(cell)); }

template <typename Moved>
constexpr Motion motion_of(Moved moved) {
    Motion motion{};
    for (int cell = 0; cell < kCells; ++cell) motion[cell] = static_cast<std::uint8_t>(moved(cell));
    return motion;
}

using Exchange = std::array<int, kSize + 1>;  // [digit]: what it becomes

// How digits are exchanged when the givens move; nothing if they do not come to themselves.
std::optional<Exchange> exchange_of(const Grid& grid, const Motion& moved) {
    Exchange exchange{};
    Mask images = 0;
    for (const int cell : grid.given()) {
        if (!grid.given().has(moved[cell])) return {};
        int& image = exchange[grid.digit(cell)];
        if (image == 0) image = grid.digit(moved[cell]);
        if (image != grid.digit(moved[cell])) return {};
    }
    int missing = 0;
    for (int digit = 1; digit <= kSize; ++digit) {
        if (exchange[digit] == 0) {
            if (++missing == 2) return {};  // two digits without a given: no single solution
            exchange[digit] = digit;
        }
        images |= bit(exchange[digit]);
    }
    if (images != kAllDigits) return {};
    return exchange;
}

Mask possible(const Grid& grid, int cell) { return grid.digit(cell) != 0 ? bit(grid.digit(cell)) : grid.mask(cell); }

constexpr std::array kPlain = {motion_of(half_turn), motion_of(quarter_turn), motion_of(over_falling_diagonal),
                               motion_of(over_rising_diagonal)};
// These, a quarter turned back, which says the same, and no motion at all.
constexpr std::array kKnown = {kPlain[0],
                               kPlain[1],
                               kPlain[2],
                               kPlain[3],
                               motion_of([](int cell) { return half_turn(quarter_turn(cell)); }),
                               motion_of([](int cell) { return cell; })};

// No puzzle with fewer has one solution; givens that are few come to themselves in ways without number.
constexpr int kFewestGivens = 17;

// The first row or column that moves, and where it comes to.
void tell_a_line(const Motion& moved, Step& step) {
    for (int house = 0; house < kFirstBox; ++house) {
        CellSet image;
        for (const int cell : house_cells(house)) image.add(moved[cell]);
        if (image == house_cells(house)) continue;
        step.house(house, HouseRole::base);
        for (int line = 0; line < kFirstBox; ++line)
            if (image == house_cells(line)) step.house(line, HouseRole::cover);
        return;
    }
}

// `plain`: turned or mirrored; else by rows and columns that change places.
void judge_motion(Query& query, const Motion& moved, bool plain) {
    const Grid& grid = query.grid;
    const auto exchange = exchange_of(grid, moved);
    if (!exchange) return;
    std::array<Mask, kCells> out{};
    CellSet still;
    Mask same = 0;
    for (int cell = 0; cell < kCells; ++cell) {
        const int image = moved[cell];
        if (image == cell) still.add(cell);
        for (int digit = 1; digit <= kSize; ++digit) {
            const int becomes = (*exchange)[digit];
            if (becomes == digit) same |= bit(digit);
            const bool here = possible(grid, cell) & bit(digit), there = possible(grid, image) & bit(becomes);
            if (image == cell ? here && becomes != digit : here && !there) out[cell] |= bit(digit);
            if (there && !here) out[image] |= bit(becomes);
        }
    }
    Step step(Technique::gurth, still.empty() ? Mask{0} : same);
    for (const int cell : grid.empty())
        for (const int digit : each_digit(out[cell] & grid.mask(cell))) step.eliminate(digit, CellSet::only(cell));
    if (step.eliminations.empty()) return;
    if (plain)
        step.use(still);
    else
        tell_a_line(moved, step);
    if (!still.empty()) step.evidence.sets.push_back({still, same});
    query.add(std::move(step));
}

// All other ways to exchange rows, columns, bands and stacks, and to turn the board over. The givens of a row must be
// as many as those of the row (or column) that it comes to, and each column must come to one with the same cells given.
class OtherMotions {
  public:
    explicit OtherMotions(Query& query) : query_(query), grid_(query.grid) {
        for (const int cell : grid_.given()) {
            in_[0][cell / kSize] |= 1u << cell % kSize;
            in_[1][cell % kSize] |= 1u << cell / kSize;
        }
    }

    void find() {
        for (const bool over : {false, true}) {
            over_ = over;
            row(0);
        }
    }

  private:
    // The places left for a line if those before it went where they did: lines of a band stay together.
    template <typename Next>
    static void place(std::array<int, kSize>& to, int line, Next next) {
        for (int image = 0; image < kSize; ++image) {
            bool fits = true;
            for (int before = 0; before < line && fits; ++before)
                fits = to[before] != image && (before / 3 == line / 3) == (to[before] / 3 == image / 3);
            if (!fits) continue;
            to[line] = image;
            next();
        }
    }

    // Rows come to rows, or to columns if the board is turned over.
    void row(int line) {
        if (query_.enough() || query_.stop.now()) return;
        if (line == kSize) return column(0);
        place(rows_, line, [&] {
            if (std::popcount(in_[0][line]) == std::popcount(in_[over_][rows_[line]])) row(line + 1);
        });
    }

    void column(int line) {
        if (query_.enough()) return;
        if (line == kSize) return judge();
        unsigned moved = 0;
        for (int across = 0; across < kSize; ++across) moved |= (in_[1][line] >> across & 1u) << rows_[across];
        place(columns_, line, [&] {
            if (moved == in_[!over_][columns_[line]]) column(line + 1);
        });
    }

    void judge() {
        const Motion motion = motion_of([&](int cell) {
            const int one = rows_[cell / kSize], other = columns_[cell % kSize];
            return over_ ? kSize * other + one : kSize * one + other;
        });
        if (std::find(kKnown.begin(), kKnown.end(), motion) == kKnown.end()) judge_motion(query_, motion, false);
    }

    Query& query_;
    const Grid& grid_;
    bool over_ = false;
    std::array<unsigned, kSize> in_[2]{};  // the cells given in each row, and in each column
    std::array<int, kSize> rows_{}, columns_{};
};

}  // namespace

void find_gurth(Query& query) {
    for (const Motion& motion : kPlain)
        if (!query.enough()) judge_motion(query, motion, true);
    if (query.grid.given().count() >= kFewestGivens) OtherMotions(query).find();
}

}  // namespace ninefold::logic
