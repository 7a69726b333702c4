// BUG + n: but for a few further candidates every open cell has two, and every digit has two places in each house or
// none. Without the further ones the grid would have two solutions or none, so one of them is true. (One further
// candidate alone is BUG + 1, a technique of its own.)
//
// A house may have a digit three times without telling which of the three is the further one, so it is tried out.
#include "logic/nine/deadly_cells.h"
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

constexpr int kMostLargerCells = 8;

class BugPlusN {
  public:
    explicit BugPlusN(Query& query) : query_(query), grid_(query.grid) {
        for (int house = 0; house < kHouses; ++house)
            for (int digit = 1; digit <= kSize; ++digit)
                places_[house][digit] = static_cast<std::int8_t>(grid_.places(house, digit));
    }

    void find() {
        const CellSet larger = grid_.empty() - grid_.bivalue();
        if (larger.count() <= kMostLargerCells) keep_two(larger);
    }

  private:
    // Every two digits of the next cell that may stay.
    void keep_two(CellSet rest) {
        if (query_.enough()) return;
        if (rest.empty()) return judge();
        const int cell = rest.pop();
        for (const int a : each_digit(grid_.mask(cell)))
            for (const int b : each_digit(grid_.mask(cell))) {
                if (b <= a) continue;
                const Mask pair = static_cast<Mask>(bit(a) | bit(b));
                const Mask further = static_cast<Mask>(grid_.mask(cell) & ~pair);
                if (take(cell, further)) {
                    deadly_.push_back({static_cast<std::uint8_t>(cell), pair});
                    keep_two(rest);
                    deadly_.pop_back();
                }
                put_back(cell, further);
            }
    }

    // Whether two places are left in each house.
    bool take(int cell, Mask digits) {
        bool two = true;
        for (const int house : kGeometry.of[cell])
            for (const int digit : each_digit(digits)) two &= --places_[house][digit] >= 2;
        return two;
    }
    void put_back(int cell, Mask digits) {
        for (const int house : kGeometry.of[cell])
            for (const int digit : each_digit(digits)) ++places_[house][digit];
    }

    void judge() {
        for (const auto& house : places_)
            for (int digit = 1; digit <= kSize; ++digit)
                if (house[digit] != 0 && house[digit] != 2) return;
        int further = 0;
        for (const auto& [cell, pair] : deadly_) further += grid_.count(cell) - 2;
        if (further > 1) judge_deadly_cells(query_, Technique::bug_plus_n, deadly_, Shown::further);
    }

    Query& query_;
    const Grid& grid_;
    std::array<std::array<std::int8_t, kSize + 1>, kHouses> places_{};  // of each digit that stays, per house
    std::vector<DeadlyCell> deadly_;
};

}  // namespace

void find_bug_plus_n(Query& query) { BugPlusN(query).find(); }

}  // namespace ninefold::logic
