// Avoidable rectangles: as unique rectangles, but some cells are already filled, and none of those by a
// given. Two digits placed by solving, crosswise in a rectangle, could be swapped as well.
//   1  three cells are filled: the fourth loses the digit that would complete the rectangle. It must have two
//      candidates, as the library that made the name asks; with more the argument would hold as well
//   2  two cells are filled; each of the others has its rectangle digit and the same one extra: what sees
//   both loses
//      the extra
#include "logic/nine/finders/finders.h"
#include "logic/nine/finders/rectangles.h"

namespace ninefold::logic {

namespace {

class AvoidableRectangles {
  public:
    explicit AvoidableRectangles(Query& query)
        : query_(query), grid_(query.grid), placed_(CellSet::all() - grid_.empty() - grid_.given()) {}

    void run() {
        for (const int start : placed_) {
            for_each_rectangle(start, placed_, [&](const Rectangle& rectangle) {
                test(rectangle);
                return query_.enough();
            });
            if (query_.enough()) return;
        }
    }

  private:
    bool fits(int cell, int digit) const {
        return placed_.has(cell) ? grid_.digit(cell) == digit : grid_.has(cell, digit);
    }

    //   a=x  b=y
    //   c y? d x?
    void test(const Rectangle& rectangle) {
        const auto [a, b, c, d] = rectangle;
        const int x = grid_.digit(a), y = grid_.digit(b);
        if (!fits(c, y) || !fits(d, x)) return;
        const CellSet open = rectangle.cells() & grid_.empty();
        const Mask digits = static_cast<Mask>(bit(x) | bit(y));
        if (open.single() && grid_.count(open.first()) == 2 && query_.wants(Technique::avoidable_rectangle_1)) {
            Step step(Technique::avoidable_rectangle_1, digits);
            step.use(rectangle.cells());
            step.eliminate(open.has(c) ? y : x, open);
            query_.add(std::move(step));
        }
        if (open.count() == 2 && query_.wants(Technique::avoidable_rectangle_2)) {
            const Mask extra = grid_.mask(c) & ~bit(y);
            if (!std::has_single_bit(extra) || (grid_.mask(d) & ~bit(x)) != extra) return;
            const int digit = lowest(extra);
            const CellSet victims = grid_.cells_of(digit) & common_peers(open);
            if (victims.empty()) return;
            Step step(Technique::avoidable_rectangle_2, digits);
            step.use(rectangle.cells());
            step.mark(digit, open, Role::extra);
            step.eliminate(digit, victims);
            query_.add(std::move(step));
        }
    }

    Query& query_;
    const Grid& grid_;
    const CellSet placed_;
};

}  // namespace

void find_avoidable_rectangles(Query& query) { AvoidableRectangles(query).run(); }

}  // namespace ninefold::logic
