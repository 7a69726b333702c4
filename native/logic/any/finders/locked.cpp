// Locked candidates: all places of a digit in one house lie in another, so the rest of that other loses it.
#include <algorithm>

#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

// Pointing where the first house is a box or a region, claiming where it is any other; any house against any.
void find_locked(Query& query) {
    const auto& houses = query.board.houses();
    for (std::size_t h = 0; h < houses.size(); ++h) {
        const auto& house = houses[h];
        const Technique technique =
            house.kind == HouseKind::box ? Technique::locked_candidates_1 : Technique::locked_candidates_2;
        if (!house.whole || !query.wants(technique)) continue;
        for (int d = 1; d <= query.board.size(); ++d) {
            if (query.done() || query.stop.now()) return;
            std::vector<int> places;
            for (const int cell : house.cells)
                if (query.at.has(cell, d)) places.push_back(cell);
            if (places.size() < 2) continue;
            // Only the houses of one place can hold them all.
            for (const int other : query.board.houses_of(places[0])) {
                if (other == static_cast<int>(h)) continue;
                const auto& target = houses[other].cells;
                const bool inside = std::all_of(places.begin(), places.end(), [&](int cell) {
                    return std::find(target.begin(), target.end(), cell) != target.end();
                });
                if (!inside) continue;
                Step step(technique);
                for (const int cell : target) {
                    if (query.at.has(cell, d) && std::find(places.begin(), places.end(), cell) == places.end())
                        step.eliminations.push_back({cell, d});
                }
                if (step.eliminations.empty()) continue;
                step.cells = places;
                std::sort(step.cells.begin(), step.cells.end());
                step.houses = {{static_cast<int>(h), HouseRole::base}, {other, HouseRole::cover}};
                for (const int cell : step.cells) step.marks.push_back({cell, d, Role::pattern});
                step.digits = Set::only(d);
                query.add(std::move(step));
                if (query.done()) return;
            }
        }
    }
}

}  // namespace ninefold::logic::any
