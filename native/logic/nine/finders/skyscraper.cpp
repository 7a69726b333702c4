// Skyscraper: two parallel lines with two places each; one pair of ends stands in a common line, so one of
// the two other ends holds the digit, and what sees both does not.
#include "logic/nine/finders/finders.h"
#include "logic/nine/single_digit.h"
#include "logic/nine/strong_links.h"

namespace ninefold::logic {

namespace {

void look(Query& query, int digit, const StrongLink& one, const StrongLink& two) {
    const int across = kind_of(one.house) == HouseKind::row ? 1 : 0;
    const auto line = [across](int cell) { return kGeometry.of[cell][across]; };
    for (const bool first : {true, false}) {
        for (const bool second : {true, false}) {
            const int foot_one = first ? one.a : one.b, top_one = first ? one.b : one.a;
            const int foot_two = second ? two.a : two.b, top_two = second ? two.b : two.a;
            if (line(foot_one) != line(foot_two) || line(top_one) == line(top_two)) continue;
            const CellSet victims = query.grid.cells_of(digit) & peers(top_one) & peers(top_two);
            if (victims.empty()) continue;
            Step step(Technique::skyscraper, bit(digit));
            for (const int cell : {top_one, top_two, foot_one, foot_two}) step.use(CellSet::only(cell));
            step.house(one.house, HouseRole::base);
            step.house(two.house, HouseRole::base);
            step.house(line(foot_one), HouseRole::cover);
            step.chain(digit, {top_one, foot_one, foot_two, top_two});
            step.eliminate(digit, victims);
            query.add(std::move(step));
        }
    }
}

}  // namespace

void find_skyscrapers(Query& query) {
    const auto& table = query.workspace.current<SingleDigit>(query.grid);
    const auto& links = query.workspace.current<StrongLinks>(query.grid);
    for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
        for (int digit = 1; digit <= kSize && !query.enough(); ++digit) {
            if (table.removable(digit).empty()) continue;
            const auto& list = links.of(digit);
            for (int i = 0; i < list.size; ++i)
                for (int j = i + 1; j < list.size; ++j)
                    if (kind_of(list.links[i].house) == kind && kind_of(list.links[j].house) == kind)
                        look(query, digit, list.links[i], list.links[j]);
        }
    }
}

}  // namespace ninefold::logic
