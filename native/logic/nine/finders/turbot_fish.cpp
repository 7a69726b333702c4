// Turbot fish: two strong links of one digit whose inner ends see each other. One of the outer ends holds the
// digit.
#include "logic/nine/finders/finders.h"
#include "logic/nine/single_digit.h"
#include "logic/nine/strong_links.h"

namespace ninefold::logic {

void find_turbot_fish(Query& query) {
    const auto& table = query.workspace.current<SingleDigit>(query.grid);
    const auto& links = query.workspace.current<StrongLinks>(query.grid);
    const auto look = [&](int digit, int start, int inner_one, int inner_two, int end) {
        if (CellSet::of({start, inner_one, inner_two, end}).count() != 4 || !are_peers(inner_one, inner_two)) return;
        const CellSet victims = query.grid.cells_of(digit) & peers(start) & peers(end);
        if (victims.empty() || query.outdone(victims.count())) return;
        Step step(Technique::turbot_fish, bit(digit));
        step.chain(digit, {start, inner_one, inner_two, end});
        step.length = 3;
        step.eliminate(digit, victims);
        query.add(std::move(step));
    };
    for (int digit = 1; digit <= kSize; ++digit) {
        if (table.removable(digit).empty()) continue;
        const auto& list = links.of(digit);
        for (int i = 0; i < list.size; ++i) {
            for (int j = i + 1; j < list.size; ++j) {
                const auto &one = list.links[i], &two = list.links[j];
                look(digit, one.a, one.b, two.a, two.b);
                look(digit, one.a, one.b, two.b, two.a);
                look(digit, one.b, one.a, two.a, two.b);
                look(digit, one.b, one.a, two.b, two.a);
            }
        }
    }
}

}  // namespace ninefold::logic
