// Almost locked candidates: n digits (2 or 3) and a line that crosses a box. In the line n - 1 cells outside of the box
// hold these digits alone; in the box the digits have n - 1 places outside of the line (o). At most one of the digits
// is then left for the three cells where both cross (x), and at least one is needed there: the line has its other
// digits in its n - 1 cells and nowhere else (*), and the box has them in its n - 1 cells, which hold nothing else.
//
//     x  x  x  |  ab  *  *  |  *  *  *
//     .  .  o  |
//     .  .  .  |
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

class AlmostLocked {
  public:
    AlmostLocked(Query& query, int box, int line)
        : query_(query), grid_(query.grid), box_(box), line_(line), cross_(house_cells(box) & house_cells(line)) {}

    void find(Mask digits) {
        CellSet beside;
        for (const int digit : each_digit(digits)) {
            if (grid_.places(box_, digit) == 0 || grid_.places(line_, digit) == 0) return;
            beside |= grid_.cells_of(digit, box_) - cross_;
        }
        const int few = std::popcount(digits) - 1;
        if (beside.count() != few) return;
        CellSet inside;
        for (const int cell : (house_cells(line_) - cross_) & grid_.empty())
            if ((grid_.mask(cell) & ~digits) == 0) inside.add(cell);
        if (inside.count() != few) return;
        Step step(Technique::almost_locked_candidates, digits);
        for (int digit = 1; digit <= kSize; ++digit) {
            const CellSet victims = (digits & bit(digit)) != 0 ? house_cells(line_) - cross_ - inside : beside;
            step.eliminate(digit, victims & grid_.cells_of(digit));
        }
        if (step.eliminations.empty()) return;
        step.use(inside | beside);
        step.evidence.sets.push_back({inside, digits});
        step.house(line_, HouseRole::base);
        step.house(box_, HouseRole::cover);
        for (const int digit : each_digit(digits)) {
            step.mark(digit, inside & grid_.cells_of(digit));
            step.mark(digit, beside & grid_.cells_of(digit), Role::pincer);
            step.mark(digit, cross_ & grid_.cells_of(digit), Role::pivot);
        }
        query_.add(std::move(step));
    }

  private:
    Query& query_;
    const Grid& grid_;
    int box_, line_;
    CellSet cross_;
};

}  // namespace

void find_almost_locked_candidates(Query& query) {
    for (int box = kFirstBox; box < kHouses; ++box)
        for (int line = 0; line < kFirstBox; ++line) {
            if (!house_cells(line).meets(house_cells(box))) continue;
            AlmostLocked pattern(query, box, line);
            for (int count = 2; count <= 3; ++count)
                for (Mask digits = 0; digits <= kAllDigits && !query.enough(); ++digits)
                    if (std::popcount(digits) == count) pattern.find(digits);
        }
}

}  // namespace ninefold::logic
