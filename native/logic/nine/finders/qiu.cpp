// Qiu's deadly pattern: two lines of a band (or stack), and two cells P of another line that see two cells S each, in
// one box. If P held a and b alone, and the box its a and b in S alone, then a and b could change places in P and S,
// and the two lines could make up for it: column by column what they hold is turned round, from a to b.
//
//     ab  ab  .  |  .  .  .  |  .  .  .   P
//     -----------+-----------+---------
//     S   S   x  |  x  x  x  |  x  x  x
//     S   S   x  |  x  x  x  |  x  x  x
//      .   .  .  |  .  .  .  |  .  .  .
//
// Why: let a and b stand crosswise in S (in one row of S they are a rectangle with P). Go from a column to that where
// the first line has the digit that the second has here, and so on: the columns make circles. If both columns of S are
// in one circle, it falls into two ways, from a to b and from b to a; each of them can be turned round, with P. If each
// is in a circle of its own, each circle can be turned round alone, without P. Either way there are two, which
// have no column in common, and a given is in the way of its own only: givens whose columns follow one another for
// sure are together in the way of one. So if all of them do, the puzzle would have two solutions: a further candidate
// of P is true, or a place of a or b in the box outside S. P may have three or four such digits instead of two.
#include "logic/nine/deadly_cells.h"
#include "logic/nine/finders/finders.h"
#include "logic/nine/guardians.h"

namespace ninefold::logic {

namespace {

constexpr int kMostOfPair = 4;      // digits
constexpr int kMostFurtherQiu = 6;  // candidates

// Rows 0..8 and columns 0..8, or the board turned over.
struct Turned {
    bool over;
    int cell(int line, int across) const { return over ? kSize * across + line : kSize * line + across; }
    int house(int line) const { return (over ? kFirstColumn : kFirstRow) + line; }
};

class TwoLines {
  public:
    TwoLines(Query& query, Turned turned, int first, int second)
        : query_(query), grid_(query.grid), turned_(turned), first_(first), second_(second) {
        place_of_.fill(-1);
        for (int across = 0; across < kSize; ++across)
            if (const int digit = grid_.digit(turned_.cell(first, across))) place_of_[digit] = across;
        follow();
    }

    void find() {
        for (int stack = 0; stack < kSize && !query_.stop.now(); stack += 3)
            for (const auto& [one, other] : {std::pair{0, 1}, {0, 2}, {1, 2}})
                if (!blocked_both(stack + one, stack + other))
                    for (int line = 0; line < kSize && !query_.enough(); ++line)
                        if (line / 3 != first_ / 3) judge(line, stack + one, stack + other);
    }

  private:
    // Numbers the columns that follow one another for sure; a circle of them is closed.
    void follow() {
        std::array<int, kSize> next{}, before{};
        next.fill(-1);
        before.fill(-1);
        for (int across = 0; across < kSize; ++across) {
            const int digit = grid_.digit(turned_.cell(second_, across));
            if (digit != 0 && place_of_[digit] >= 0) next[across] = place_of_[digit];
            if (next[across] >= 0) before[next[across]] = across;
        }
        row_of_columns_.fill(-1);
        for (const bool circles : {false, true})
            for (int start = 0; start < kSize; ++start) {
                if (row_of_columns_[start] >= 0 || (!circles && before[start] >= 0)) continue;
                const int number = rows_++;
                for (int at = start; at >= 0 && row_of_columns_[at] < 0; at = next[at]) {
                    row_of_columns_[at] = number;
                    for (const int line : {first_, second_})
                        if (grid_.given().has(turned_.cell(line, at))) has_given_[number] = true;
                }
                closed_[number] = circles;
            }
    }

    // Whether givens may be in the way of both. A closed circle matters only if it has a column of S.
    bool blocked_both(int one, int other) const {
        int blocked = 0;
        for (int number = 0; number < rows_; ++number)
            blocked += has_given_[number] &&
                       (!closed_[number] || row_of_columns_[one] == number || row_of_columns_[other] == number);
        return blocked > 1;
    }

    void judge(int line, int one, int other) {
        const CellSet pair = CellSet::only(turned_.cell(line, one)) | CellSet::only(turned_.cell(line, other));
        if (!pair.within(grid_.empty())) return;
        const int box = box_of(turned_.cell(first_, one));
        CellSet square;
        for (const int across : {one, other})
            for (const int of : {first_, second_}) square.add(turned_.cell(of, across));
        Mask placed = 0;
        for (const int cell : house_cells(box))
            if (grid_.digit(cell) != 0) placed |= bit(grid_.digit(cell));
        Mask held[2];
        int i = 0;
        for (const int cell : pair) held[i++] = grid_.mask(cell);
        const Mask all = static_cast<Mask>((held[0] | held[1]) & ~placed);
        for (int number = 2; number <= kMostOfPair; ++number)
            for (Mask digits = all; digits != 0 && !query_.enough(); digits = static_cast<Mask>((digits - 1) & all))
                if (std::popcount(digits) == number && (held[0] & digits) && (held[1] & digits))
                    judge(pair, square, box, digits);
    }

    // Whether the pair may hold two of the digits at all: the square must have the digit of each of them in the column
    // of the other.
    bool goes(CellSet pair, CellSet square, Mask digits) const {
        const auto crosswise = [&](int cell) {
            Mask some = 0;
            for (const int digit : each_digit(digits & grid_.mask(cell)))
                if (!((grid_.cells_of(digit) & square) - peers(cell)).empty()) some |= bit(digit);
            return some;
        };
        const int one = pair.pop();
        const Mask first = crosswise(one), second = crosswise(pair.pop());
        return first != 0 && second != 0 && (first != second || std::popcount(first) > 1);
    }

    void judge(CellSet pair, CellSet square, int box, Mask digits) {
        if (!goes(pair, square, digits)) return;
        std::vector<Candidate> further;
        bool in_box = false;
        const auto add = [&](int cell, int digit) {
            further.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
        };
        for (const int digit : each_digit(digits))
            for (const int cell : grid_.cells_of(digit, box) - square) {
                add(cell, digit);
                in_box = true;
            }
        for (const int cell : pair)
            for (const int digit : each_digit(grid_.mask(cell) & ~digits)) add(cell, digit);
        if (further.empty() || further.size() > kMostFurtherQiu) return;
        Step step(Technique::qiu, digits);
        step.use(pair);
        for (const int line : {first_, second_}) step.house(turned_.house(line), HouseRole::base);
        step.house(box, HouseRole::cover);
        for (const int digit : each_digit(digits)) {
            step.mark(digit, pair & grid_.cells_of(digit));
            step.mark(digit, square & grid_.cells_of(digit), Role::color_a);
        }
        for (const auto& [cell, digit] : further) step.mark(digit, CellSet::only(cell), Role::extra);
        if (in_box) {
            rule_out_by_all(grid_, further, step);
            if (!step.eliminations.empty()) query_.add(std::move(step));
            return;
        }
        std::vector<DeadlyCell> cells;
        for (const int cell : pair) cells.push_back({static_cast<std::uint8_t>(cell), digits});
        judge_deadly_cells(query_, step, cells);
    }

    Query& query_;
    const Grid& grid_;
    const Turned turned_;
    const int first_, second_;
    std::array<int, kSize + 1> place_of_{};    // [digit]: its column in the first line, or -1
    std::array<int, kSize> row_of_columns_{};  // [column]: which row of columns it is in
    std::array<bool, kSize> has_given_{}, closed_{};
    int rows_ = 0;
};

}  // namespace

void find_qius(Query& query) {
    for (const bool over : {false, true})
        for (int band = 0; band < kSize; band += 3)
            for (const auto& [one, other] : {std::pair{0, 1}, {0, 2}, {1, 2}})
                if (!query.enough()) TwoLines(query, {over}, band + one, band + other).find();
}

}  // namespace ninefold::logic
