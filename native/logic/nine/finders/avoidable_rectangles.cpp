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
        : query_(query), grid_(query.grid), placed_(CellSet::all() - grid_.empty() - grid_.given()) {
        for (int digit = 1; digit <= kSize; ++digit) fitting_[digit] = grid_.cells_of(digit);
        for (const int cell : placed_) fitting_[grid_.digit(cell)].add(cell);
    }

    void run() {
        for (const int start : placed_) {
            const auto across = [&](int next) { return fitting_[grid_.digit(next)]; };
            for_each_rectangle(start, placed_, across, [&](const Rectangle& rectangle) {
                test(rectangle);
                return query_.enough();
            });
            if (query_.enough()) return;
        }
    }

  private:
    //   a=x  b=y
    //   c y? d x?
    void test(const Rectangle& rectangle) {
        const auto [a, b, c, d] = rectangle;
        const int x = grid_.digit(a), y = grid_.digit(b);
        if (!fitting_[x].has(d)) return;
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
    std::array<CellSet, kSize + 1> fitting_;  // per digit: where it was placed, or still may be
};

}  // namespace

void find_avoidable_rectangles(Query& query) { AvoidableRectangles(query).run(); }

}  // namespace ninefold::logic
