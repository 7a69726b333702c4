// BUG-Lite: some cells with two digits each, so chosen that every house has each digit in two of them or in none.
// Filled with these digits alone, each house would use every one of them once, and so would the filling that takes the
// other digit in each cell: two solutions. One of the further candidates is true, and what all of them rule out goes.
// (Cells that all have the same two digits are a unique rectangle or a unique loop.)
//
//     ab  ac  bc  |  .  .  .
//     ab  ac  bc  |  .  .  .
#include <algorithm>

#include "logic/nine/finders/finders.h"
#include "logic/nine/guardians.h"

namespace ninefold::logic {

namespace {

constexpr int kMostBugCells = 10;
constexpr int kMostBugNodes = 20'000;  // for one start

class BugLite {
  public:
    explicit BugLite(Query& query) : query_(query), grid_(query.grid) {}

    // Patterns whose first cell this is.
    void find(int first) {
        first_ = first;
        nodes_ = 0;
        add_by_pairs(first, grid_.mask(first));
    }

  private:
    struct Member {
        int cell;
        Mask pair;
    };

    bool over() { return query_.enough() || ++nodes_ > kMostBugNodes || query_.stop.now(); }

    // The cell with each two of its digits that have a digit of `wanted`.
    void add_by_pairs(int cell, Mask wanted) {
        for (const int a : each_digit(grid_.mask(cell)))
            for (const int b : each_digit(grid_.mask(cell))) {
                const Mask pair = static_cast<Mask>(bit(a) | bit(b));
                if (a < b && (pair & wanted) != 0 && fits(cell, pair)) add(cell, pair);
            }
    }

    // Whether no house gets a digit three times, and the further candidates stay in one cell or of one digit.
    bool fits(int cell, Mask pair) const {
        for (const int house : kGeometry.of[cell])
            for (const int digit : each_digit(pair))
                if (count_[house][digit] == 2) return false;
        const Mask extra = static_cast<Mask>(grid_.mask(cell) & ~pair);
        return extra == 0 || larger_ == 0 || std::popcount(static_cast<unsigned>(extra | extra_)) == 1;
    }

    void add(int cell, Mask pair) {
        const Mask extra = static_cast<Mask>(grid_.mask(cell) & ~pair), before = extra_;
        members_.push_back({cell, pair});
        taken_.add(cell);
        larger_ += extra != 0;
        extra_ |= extra;
        change_counts(cell, pair, 1);
        grow();
        change_counts(cell, pair, -1);
        extra_ = before;
        larger_ -= extra != 0;
        taken_.remove(cell);
        members_.pop_back();
    }

    void change_counts(int cell, Mask pair, int by) {
        for (const int house : kGeometry.of[cell])
            for (const int digit : each_digit(pair)) count_[house][digit] += by;
    }

    void grow() {
        if (over()) return;
        for (const Member& member : members_)
            for (const int house : kGeometry.of[member.cell])
                for (const int digit : each_digit(member.pair))
                    if (count_[house][digit] == 1) {
                        if (static_cast<int>(members_.size()) == kMostBugCells) return;
                        for (const int cell : grid_.cells_of(digit, house) - taken_)
                            if (cell > first_) add_by_pairs(cell, bit(digit));
                        return;
                    }
        judge();
    }

    void judge() {
        Mask digits = 0;
        for (const Member& member : members_) digits |= member.pair;
        if (larger_ == 0 || std::popcount(digits) == 2) return;
        std::vector<Candidate> guardians;
        Step step(Technique::bug_lite, digits);
        for (const Member& member : members_)
            for (const int digit : each_digit(grid_.mask(member.cell) & ~member.pair))
                guardians.push_back({static_cast<std::uint8_t>(member.cell), static_cast<std::uint8_t>(digit)});
        rule_out_by_all(grid_, guardians, step);
        if (step.eliminations.empty()) return;
        std::sort(guardians.begin(), guardians.end());
        step.use(taken_);
        for (const Member& member : members_)
            for (const int digit : each_digit(member.pair)) step.mark(digit, CellSet::only(member.cell));
        for (const auto& [cell, digit] : guardians) step.mark(digit, CellSet::only(cell), Role::extra);
        query_.add(std::move(step));
    }

    Query& query_;
    const Grid& grid_;
    int first_ = 0, nodes_ = 0, larger_ = 0;
    Mask extra_ = 0;
    CellSet taken_;
    std::vector<Member> members_;
    std::array<std::array<std::int8_t, kSize + 1>, kHouses> count_{};
};

}  // namespace

void find_bug_lites(Query& query) {
    BugLite pattern(query);
    for (const int cell : query.grid.empty()) {
        if (query.enough()) return;
        pattern.find(cell);
    }
}

}  // namespace ninefold::logic
