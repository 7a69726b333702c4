// 2-string kite: a row and a column with two places each, one end of each in the same box. One of the two
// other ends holds the digit. Dual: two kites on the same two cells of the box, told as one; the library that
// made the name does not ask that both have the same digit.
#include "logic/nine/finders/finders.h"
#include "logic/nine/single_digit.h"
#include "logic/nine/strong_links.h"

namespace ninefold::logic {

namespace {

struct Kite {
    int digit, row_end, row_foot, column_end, column_foot;
    CellSet feet() const { return CellSet::of({row_foot, column_foot}); }
    CellSet victims(const Grid& grid) const { return grid.cells_of(digit) & peers(row_end) & peers(column_end); }
};

void look(const Grid& grid, int digit, const StrongLink& row, const StrongLink& column, std::vector<Kite>& kites) {
    for (const bool first : {true, false}) {
        for (const bool second : {true, false}) {
            const Kite kite{digit, first ? row.a : row.b, first ? row.b : row.a, second ? column.a : column.b,
                            second ? column.b : column.a};
            const bool four = CellSet::of({row.a, row.b, column.a, column.b}).count() == 4;
            if (four && box_of(kite.row_foot) == box_of(kite.column_foot) && !kite.victims(grid).empty())
                kites.push_back(kite);
        }
    }
}

Step step_of(const Grid& grid, const Kite& kite) {
    Step step(Technique::two_string_kite, bit(kite.digit));
    for (const int cell : {kite.row_end, kite.column_end, kite.row_foot, kite.column_foot})
        step.use(CellSet::only(cell));
    step.chain(kite.digit, {kite.row_end, kite.row_foot, kite.column_foot, kite.column_end});
    step.eliminate(kite.digit, kite.victims(grid));
    return step;
}

void add_duals(Query& query, const std::vector<Kite>& kites) {
    for (std::size_t i = 0; i < kites.size(); ++i) {
        for (std::size_t j = i + 1; j < kites.size(); ++j) {
            const auto &one = kites[i], &two = kites[j];
            if (one.feet() != two.feet()) continue;
            CellSet extra = two.victims(query.grid);
            if (one.digit == two.digit) extra -= one.victims(query.grid);
            if (extra.empty()) continue;
            Step step = step_of(query.grid, one);
            step.technique = Technique::dual_two_string_kite;
            for (const int cell : {two.row_end, two.column_end, two.row_foot, two.column_foot})
                step.use(CellSet::only(cell));
            step.chain(two.digit, {two.row_end, two.row_foot, two.column_foot, two.column_end});
            step.eliminate(two.digit, extra);
            query.add(std::move(step));
        }
    }
}

}  // namespace

void find_two_string_kites(Query& query) {
    const auto& table = query.workspace.current<SingleDigit>(query.grid);
    const auto& links = query.workspace.current<StrongLinks>(query.grid);
    std::vector<Kite> kites;
    for (int digit = 1; digit <= kSize; ++digit) {
        if (table.removable(digit).empty()) continue;
        for (const auto& row : links.of(digit))
            for (const auto& column : links.of(digit))
                if (kind_of(row.house) == HouseKind::row && kind_of(column.house) == HouseKind::column)
                    look(query.grid, digit, row, column, kites);
    }
    // Two told as one come before either of them alone.
    if (query.options.duals && query.wants(Technique::dual_two_string_kite)) add_duals(query, kites);
    if (query.wants(Technique::two_string_kite))
        for (const auto& kite : kites) query.add(step_of(query.grid, kite));
}

}  // namespace ninefold::logic
