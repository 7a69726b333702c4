// Tridagon: four boxes in two bands and two stacks, in each of them three cells that stand on all of its rows and all
// of its columns, and three digits. Read such cells as an order of the columns: the three digits can fill all twelve
// cells just if the number of odd orders is even. Otherwise one of the other candidates of the cells, the guardians, is
// true, and what none of them would leave standing goes.
//
//     x . .  |  x . .
//     . x .  |  . x .
//     . . x  |  . . x
//     -------+-------
//     x . .  |  x . .
//     . x .  |  . . x
//     . . x  |  . x .
#include "logic/nine/finders/finders.h"
#include "logic/nine/guardians.h"

namespace ninefold::logic {

namespace {

constexpr int kMostOfTridagon = 12;  // more have nothing in common that all of them rule out

struct Corner {
    std::array<std::uint8_t, 3> cells;
    bool odd;
    int guardians;
};

struct Corners {
    std::array<Corner, 6> list;
    int count = 0;
    const Corner* begin() const { return list.data(); }
    const Corner* end() const { return list.data() + count; }
};

constexpr std::array<std::array<int, 3>, 6> kOrders = {
    {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}};

class Tridagons {
  public:
    Tridagons(Query& query, Mask digits) : query_(query), grid_(query.grid), digits_(digits) {
        for (int box = 0; box < kSize; ++box) corners_[box] = corners_of(box);
    }

    void find() {
        for (int bands = 0; bands < 3; ++bands)
            for (int stacks = 0; stacks < 3; ++stacks) {
                // Without the band and the stack of these numbers.
                const std::array<int, 2> band = {bands == 0, 2 - (bands == 2)},
                                         stack = {stacks == 0, 2 - (stacks == 2)};
                choose(
                    {3 * band[0] + stack[0], 3 * band[0] + stack[1], 3 * band[1] + stack[0], 3 * band[1] + stack[1]});
            }
    }

  private:
    // The three cells of each order of columns, if each can hold two of the digits at least.
    Corners corners_of(int box) const {
        Corners found;
        const int top = box / 3 * 27 + box % 3 * 3;
        for (std::size_t i = 0; i < kOrders.size(); ++i) {
            Corner corner{{}, i >= 3, 0};
            bool fits = true;
            for (int row = 0; row < 3 && fits; ++row) {
                const int cell = top + kSize * row + kOrders[i][row];
                corner.cells[row] = static_cast<std::uint8_t>(cell);
                corner.guardians += std::popcount(static_cast<Mask>(grid_.mask(cell) & ~digits_));
                fits = std::popcount(static_cast<Mask>(grid_.mask(cell) & digits_)) >= 2;
            }
            if (fits && corner.guardians <= kMostOfTridagon) found.list[found.count++] = corner;
        }
        return found;
    }

    void choose(const std::array<int, 4>& boxes) {
        for (const Corner& a : corners_[boxes[0]])
            for (const Corner& b : corners_[boxes[1]])
                for (const Corner& c : corners_[boxes[2]])
                    for (const Corner& d : corners_[boxes[3]]) {
                        if (query_.enough()) return;
                        const int guardians = a.guardians + b.guardians + c.guardians + d.guardians;
                        const bool odd = a.odd ^ b.odd ^ c.odd ^ d.odd;
                        if (odd && guardians > 0 && guardians <= kMostOfTridagon) judge({&a, &b, &c, &d});
                    }
    }

    void judge(const std::array<const Corner*, 4>& corners) {
        std::vector<Candidate> guardians;
        for (const Corner* corner : corners)
            for (const std::uint8_t cell : corner->cells)
                for (const int digit : each_digit(grid_.mask(cell) & ~digits_))
                    guardians.push_back({cell, static_cast<std::uint8_t>(digit)});
        Step step(Technique::tridagon, digits_);
        rule_out_by_all(grid_, guardians, step);
        if (step.eliminations.empty()) return;
        CellSet all;
        for (const Corner* corner : corners)
            for (const int cell : corner->cells) {
                step.evidence.cells.push_back(static_cast<std::uint8_t>(cell));
                all.add(cell);
            }
        step.evidence.sets.push_back({all, digits_});
        for (const auto& [cell, digit] : guardians) step.mark(digit, CellSet::only(cell), Role::fin);
        for (const int digit : each_digit(digits_)) step.mark(digit, all & grid_.cells_of(digit));
        query_.add(std::move(step));
    }

    Query& query_;
    const Grid& grid_;
    const Mask digits_;
    std::array<Corners, kSize> corners_;
};

}  // namespace

void find_tridagons(Query& query) {
    for (int digits = 0; digits <= kAllDigits; ++digits) {
        if (std::popcount(static_cast<Mask>(digits)) != 3 || query.enough()) continue;
        if (query.stop.now()) return;
        Tridagons(query, static_cast<Mask>(digits)).find();
    }
}

}  // namespace ninefold::logic
