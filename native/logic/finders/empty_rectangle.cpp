// Empty rectangle: all places of the digit in a box lie in one row and one column of it (the other four cells
// are the empty rectangle), so the digit is in that row or in that column. A line with two places, one of
// them in that row or column, carries it to the victim:
//
//     . # .  | . . v     box: places (#) in row 2 and column 2
//     # # #  | . . .     strong link in row 7: c2 and c9
//     . # .  | . . .     column 2 true -> r7c9 -> r2c9 false; row 2 true -> r2c9 false; v is r2c9 here
#include "logic/finders/finders.h"
#include "logic/single_digit.h"
#include "logic/strong_links.h"

namespace ninefold::logic {

namespace {

struct EmptyRectangle {
    int digit, box, near, far, victim;  // near: the end of the strong link in line with the box
};

class RectangleSearch {
  public:
    explicit RectangleSearch(Search& search)
        : search_(search), links_(search.workspace.current<StrongLinks>(search.grid)) {}

    void scan(int digit, int box) {
        const CellSet places = search_.grid.cells_of(digit, box);
        if (places.count() < (search_.options.empty_rectangle_with_two ? 2 : 3)) return;
        for (int i = 0; i < 3; ++i)
            for (int j = 0; j < 3; ++j) {
                const int row = (box - 18) / 3 * 3 + i, column = 9 + (box - 18) % 3 * 3 + j;
                const CellSet in_row = places & house_cells(row), in_column = places & house_cells(column);
                if ((in_row | in_column) == places && in_row != places && in_column != places)
                    follow(digit, box, row, column);
            }
    }

    void report() {
        // Two told as one come before either of them alone.
        if (search_.options.duals && search_.wants(Technique::dual_empty_rectangle))
            for (std::size_t i = 0; i < found_.size(); ++i)
                for (std::size_t j = i + 1; j < found_.size(); ++j)
                    if (same_rectangle(found_[i], found_[j])) search_.add(dual_step_of(found_[i], found_[j]));
        if (search_.wants(Technique::empty_rectangle))
            for (const auto& found : found_) search_.add(step_of(found));
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
                    const int victim = kind == HouseKind::column ? 9 * row_of(far) + column - 9 : 9 * row + far % 9;
                    if (box_of(victim) != box && search_.grid.has(victim, digit))
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
        step.mark(found.digit, search_.grid.cells_of(found.digit, found.box), Role::fin);
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

    Search& search_;
    const StrongLinks& links_;
    std::vector<EmptyRectangle> found_;
};

}  // namespace

void find_empty_rectangles(Search& search) {
    const auto& table = search.workspace.current<SingleDigit>(search.grid);
    RectangleSearch rectangles(search);
    for (int digit = 1; digit <= 9; ++digit) {
        if (table.removable(digit).empty()) continue;
        for (int box = 18; box < 27; ++box) rectangles.scan(digit, box);
    }
    rectangles.report();
}

}  // namespace ninefold::logic
