// Uniqueness tests 1 to 6 and hidden rectangles. Four cells of a rectangle that hold only two digits could be
// swapped, and the puzzle would have a second solution; so in a puzzle with one solution some other candidate
// (extra) of the rectangle is true.
//
//   1  one cell has extras: it loses both digits
//   2  the extras are one digit in two cells of a line: what sees both loses it
//   3  the extras of two cells of a line make a naked subset with other cells of a house
//   4  two cells of a house have extras, one of the digits has no other place in it: they lose the other
//   digit 5  as 2, with the extras in three cells or diagonally 6  two diagonal cells have extras, one of the
//   digits has no other place in both lines: they lose it hidden rectangle  a corner without extras; one
//   digit has no other place in both lines of the opposite corner:
//                     that corner loses the other digit
#include <algorithm>

#include "logic/nine/finders/finders.h"
#include "logic/nine/finders/rectangles.h"

namespace ninefold::logic {

namespace {

class UniqueRectangles {
  public:
    explicit UniqueRectangles(Query& query) : query_(query), grid_(query.grid) {}

    void run() {
        for (const int start : grid_.bivalue()) {
            digits_ = grid_.mask(start);
            low_ = lowest(digits_);
            high_ = lowest(static_cast<Mask>(digits_ & (digits_ - 1)));
            const CellSet one = grid_.cells_of(low_), other = grid_.cells_of(high_);
            const CellSet holding = query_.options.uniqueness_missing_candidates ? one | other : one & other;
            const auto across = [&](int) { return holding; };
            for_each_rectangle(start, holding, across, [&](const Rectangle& rectangle) {
                if (!holding.has(rectangle.d)) return false;
                // The same four cells come up again from another corner.
                for (const int cell : {rectangle.b, rectangle.c, rectangle.d})
                    if (cell < start && grid_.mask(cell) == digits_) return false;
                test(rectangle);
                return query_.enough();
            });
            if (query_.enough()) return;
        }
    }

  private:
    void test(const Rectangle& rectangle) {
        rectangle_ = rectangle;
        extra_cells_ = {};
        extras_ = 0;
        bool single_extras = true;
        for (const int cell : rectangle.cells()) {
            const Mask extras = grid_.mask(cell) & ~digits_;
            if (extras == 0) continue;
            extra_cells_.add(cell);
            extras_ |= extras;
            single_extras &= std::has_single_bit(extras);
        }
        const int cells = extra_cells_.count();
        common_ = common_houses(extra_cells_);
        if (cells == 1) test_1();
        if (single_extras && std::has_single_bit(extras_) && cells >= 2) test_2_or_5();
        if (cells == 2 && common_ != 0) {
            test_3();
            test_4();
        }
        if (cells == 2 && common_ == 0) test_6();
        hidden_rectangles();
    }

    Step step_of(Technique technique) const {
        Step step(technique, digits_);
        step.use(rectangle_.cells());
        for (const int digit : each_digit(digits_)) step.mark(digit, rectangle_.cells() & grid_.cells_of(digit));
        for (const int digit : each_digit(extras_)) step.mark(digit, extra_cells_ & grid_.cells_of(digit), Role::extra);
        return step;
    }

    void add(Step&& step) {
        if (!step.eliminations.empty()) query_.add(std::move(step));
    }

    void test_1() {
        if (!query_.wants(Technique::uniqueness_1)) return;
        Step step = step_of(Technique::uniqueness_1);
        for (const int digit : each_digit(digits_)) step.eliminate(digit, extra_cells_ & grid_.cells_of(digit));
        add(std::move(step));
    }

    void test_2_or_5() {
        const auto technique =
            extra_cells_.count() == 2 && common_ != 0 ? Technique::uniqueness_2 : Technique::uniqueness_5;
        if (!query_.wants(technique)) return;
        Step step = step_of(technique);
        const int digit = lowest(extras_);
        step.eliminate(digit, grid_.cells_of(digit) & common_peers(extra_cells_));
        add(std::move(step));
    }

    void test_3() {
        if (!query_.wants(Technique::uniqueness_3)) return;
        for (std::uint32_t rest = common_; rest; rest &= rest - 1) {
            const int house = std::countr_zero(rest);
            CellSet others;
            for (const int cell : (grid_.empty() & house_cells(house)) - rectangle_.cells()) others.add(cell);
            subsets(house, others, {}, extras_);
        }
    }

    // The two cells act as one cell with the extras; with k others that bring the digits to k + 1 they are a
    // subset.
    void subsets(int house, CellSet others, CellSet chosen, Mask digits) {
        while (!others.empty()) {
            const int cell = others.pop();
            const CellSet cells = chosen | CellSet::only(cell);
            const Mask joined = digits | grid_.mask(cell);
            if (std::popcount(joined) == cells.count() + 1) add_subset(house, cells, joined);
            subsets(house, others, cells, joined);
        }
    }

    void add_subset(int house, CellSet cells, Mask digits) {
        const CellSet subset = cells | extra_cells_;
        CellSet victims;  // a subset in both a line and a box clears both
        for (std::uint32_t rest = common_houses(subset); rest; rest &= rest - 1)
            victims |= house_cells(std::countr_zero(rest)) - subset;
        Step step = step_of(Technique::uniqueness_3);
        step.house(house);
        step.evidence.sets.push_back({cells, digits});
        for (const int cell : victims)
            for (const int digit : each_digit(grid_.mask(cell) & digits)) step.eliminate(digit, CellSet::only(cell));
        add(std::move(step));
    }

    void test_4() {
        if (!query_.wants(Technique::uniqueness_4)) return;
        for (std::uint32_t rest = common_; rest; rest &= rest - 1) {
            const int house = std::countr_zero(rest);
            for (const auto& [kept, lost] : {std::pair(low_, high_), std::pair(high_, low_)}) {
                const CellSet places = grid_.cells_of(kept, house);
                if (places != extra_cells_) continue;
                Step step = step_of(Technique::uniqueness_4);
                step.house(house);
                step.eliminate(lost, extra_cells_ & grid_.cells_of(lost));
                add(std::move(step));
            }
        }
    }

    void test_6() {
        if (!query_.wants(Technique::uniqueness_6)) return;
        for (const int digit : {low_, high_}) {
            const bool rows = locked(0, digit), columns = locked(1, digit);
            if (!rows && !columns) continue;
            Step step = step_of(Technique::uniqueness_6);
            step.eliminate(digit, extra_cells_ & grid_.cells_of(digit));
            add(std::move(step));
        }
    }

    // Whether the digit has no place outside the rectangle in both of its rows (kind 0) or columns (kind 1).
    bool locked(int kind, int digit) const {
        for (const int cell : extra_cells_)
            if (!locked_in(kGeometry.of[cell][kind], digit)) return false;
        return true;
    }
    bool locked_in(int line, int digit) const {
        return grid_.strong(line, digit) && grid_.cells_of(digit, line).within(rectangle_.cells());
    }

    void hidden_rectangles() {
        if (!query_.wants(Technique::hidden_rectangle)) return;
        const auto [a, b, c, d] = rectangle_;
        for (const auto& [corner, opposite] : {std::pair(a, d), std::pair(b, c), std::pair(c, b), std::pair(d, a)}) {
            if (extra_cells_.has(corner)) continue;
            for (const auto& [kept, lost] : {std::pair(low_, high_), std::pair(high_, low_)}) {
                if (!grid_.has(opposite, lost)) continue;
                if (!locked_in(row_of(opposite), kept) || !locked_in(column_of(opposite), kept)) continue;
                Step step = step_of(Technique::hidden_rectangle);
                step.eliminate(lost, CellSet::only(opposite));
                add(std::move(step));
            }
        }
    }

    Query& query_;
    const Grid& grid_;
    Mask digits_ = 0, extras_ = 0;
    int low_ = 0, high_ = 0;
    Rectangle rectangle_{};
    CellSet extra_cells_;
    std::uint32_t common_ = 0;  // the houses that hold all cells with extras
};

// The first step of each test, for a path that asks for one test after the other while the grid stands still.
struct FirstRectangles {
    std::vector<Step> steps;
    void build(const Query& query) {
        steps.clear();
        std::vector<Step> found;
        Query everything{query.grid, query.options, everything_set(), false, query.workspace,
                         query.stop, found,         nullptr};
        UniqueRectangles(everything).run();
        for (auto& step : found) {
            const auto same = [&](const Step& other) { return other.technique == step.technique; };
            if (std::none_of(steps.begin(), steps.end(), same)) steps.push_back(std::move(step));
        }
    }
    static TechniqueSet everything_set() { return TechniqueSet().set(); }
};

}  // namespace

void find_unique_rectangles(Query& query) {
    if (!query.first) return UniqueRectangles(query).run();
    for (const auto& step : query.workspace.current<FirstRectangles>(query).steps)
        if (query.wants(step.technique)) return query.add(Step(step));
}

}  // namespace ninefold::logic
