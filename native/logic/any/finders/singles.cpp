#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

void find_naked_singles(Query& query) {
    for (int cell = 0; cell < query.board.cells() && !query.done(); ++cell) {
        if (!query.at.open[cell].single()) continue;
        const int digit = query.at.open[cell].first();
        Step step(Technique::naked_single);
        step.placements = {{cell, digit}};
        step.cells = {cell};
        step.marks = {{cell, digit, Role::pattern}};
        step.digits = Set::only(digit);
        query.add(std::move(step));
    }
}

// A house smaller than the digits forces nothing.
void find_hidden_singles(Query& query) {
    for (std::size_t h = 0; h < query.board.houses().size() && !query.done(); ++h) {
        const auto& house = query.board.houses()[h];
        if (!house.whole) continue;
        Set once, twice;
        for (const int cell : house.cells) {
            twice |= once & query.at.open[cell];
            once |= query.at.open[cell];
        }
        const Set single = once.without(twice);
        for (int d = single.first(); d != 0 && !query.done(); d = single.after(d)) {
            for (const int cell : house.cells) {
                if (!query.at.has(cell, d)) continue;
                Step step(Technique::hidden_single);
                step.placements = {{cell, d}};
                step.cells = {cell};
                step.houses = {{static_cast<int>(h), HouseRole::plain}};
                step.marks = {{cell, d, Role::pattern}};
                step.digits = Set::only(d);
                query.add(std::move(step));
            }
        }
    }
}

}  // namespace ninefold::logic::any
