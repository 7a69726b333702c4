// Empty rectangle: all places of the digit in a box lie in one row and one column of it (the other four cells
// are the empty rectangle), so the digit is in that row or in that column. A line with two places, one of
// them in that row or column, carries it to the victim:
//
//     . # .  | . . v     box: places (#) in row 2 and column 2
//     # # #  | . . .     strong link in row 7: c2 and c9
//     . # .  | . . .     column 2 true -> r7c9 -> r2c9 false; row 2 true -> r2c9 false; v is r2c9 here
#include "logic/nine/finders/finders.h"
#include "logic/nine/single_digit.h"
#include "logic/nine/strong_links.h"

namespace ninefold::logic {

namespace {

struct EmptyRectangle {
    int digit, box, near, far, victim;  // near: the end of the strong link in line with the box
};

class RectangleSearch {
  public:
    explicit RectangleSearch(Query& query) : query_(query), links_(query.workspace.current<StrongLinks>(query.grid)) {}

    void scan(int digit, int box) {
        const CellSet places = query_.grid.cells_of(digit, box);
        if (places.count() < (query_.options.empty_rectangle_with_two ? 2 : 3)) return;
        for (int i = 0; i < 3; ++i)
            for (int j = 0; j < 3; ++j) {
                const int row = (box - kFirstBox) / 3 * 3 + i, column = kFirstColumn + (box - kFirstBox) % 3 * 3 + j;
                const CellSet in_row = places & house_cells(row), in_column = places & house_cells(column);
                if ((in_row | in_column) == places && in_row != places && in_column != places)
                    follow(digit, box, row, column);
            }
    }

    void report() {
        // Two told as one come before either of them alone.
        if (query_.options.duals && query_.wants(Technique::dual_empty_rectangle))
            for (std::size_t i = 0; i < found_.size(); ++i)
                for (std::size_t j = i + 1; j < found_.size(); ++j)
                    if (same_rectangle(found_[i], found_[j])) query_.add(dual_step_of(found_[i], found_[j]));
        if (query_.wants(Technique::empty_rectangle))
            for (const auto& found : found_) query_.add(step_of(found));
    }

  private:
    // From the row of the box along columns first, then from its column along rows.
    void follow(int digit, int box, int row, int column) {
        for (const HouseKind kind : {HouseKind::column, HouseKind::row}) {
            for (const auto& link : links_.of(digit)) {
                if (kind_of(link.house) != kind) continue;
                for (const bool first : {true, false}) {
                    const int near = first ? link.a : link.b, far = first ? link.b : link.a;
                    const bool hangs = kind == HouseKind::column ? row_of(near) == row : column_of(near) == column;
                    if (!hangs || box_of(near) == box || box_of(far) == box) continue;
                    const int victim =
                        kind == HouseKind::column ? kSize * row_of(far) + column - kSize : kSize * row + far % kSize;
                    if (box_of(victim) != box && query_.grid.has(victim, digit))
                        found_.push_back({digit, box, near, far, victim});
                }
            }
        }
    }

    static bool same_rectangle(const EmptyRectangle& one, const EmptyRectangle& two) {
        return one.digit == two.digit && one.box == two.box && one.victim != two.victim;
    }

    Step step_of(const EmptyRectangle& found) const {
        Step step(Technique::empty_rectangle, bit(found.digit));
        step.use(CellSet::of({found.near, found.far}));
        step.house(found.box);
        step.mark(found.digit, query_.grid.cells_of(found.digit, found.box), Role::fin);
        step.eliminate(found.digit, CellSet::only(found.victim));
        step.link(found.digit, CellSet::only(found.near), CellSet::only(found.far), true);
        return step;
    }

    Step dual_step_of(const EmptyRectangle& one, const EmptyRectangle& two) const {
        Step step = step_of(one);
        step.technique = Technique::dual_empty_rectangle;
        step.use(CellSet::of({two.near, two.far}));
        step.link(two.digit, CellSet::only(two.near), CellSet::only(two.far), true);
        step.eliminate(two.digit, CellSet::only(two.victim));
        return step;
    }

    Query& query_;
    const StrongLinks& links_;
    std::vector<EmptyRectangle> found_;
};

}  // namespace

void find_empty_rectangles(Query& query) {
    const auto& table = query.workspace.current<SingleDigit>(query.grid);
    RectangleSearch rectangles(query);
    for (int digit = 1; digit <= kSize; ++digit) {
        if (table.removable(digit).empty()) continue;
        for (int box = kFirstBox; box < kHouses; ++box) rectangles.scan(digit, box);
    }
    rectangles.report();
}

}  // namespace ninefold::logic
