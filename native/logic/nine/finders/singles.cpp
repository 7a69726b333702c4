// Full house, naked single, hidden single. The first step comes from the queues, which keep singles in the
// order they appeared, because that is the order in which a path takes them.
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

void add_single(Query& query, Technique technique, int cell, int digit, int house) {
    Step step(technique, bit(digit));
    step.place(cell, digit);
    if (house >= 0) step.house(house);
    query.add(std::move(step));
}

// The house whose last empty cell this is, -1 if there is none.
int last_cell_of(const Grid& grid, int cell) {
    const CellSet others = grid.empty() - CellSet::only(cell);
    for (const int house : kGeometry.of[cell])
        if (!others.meets(house_cells(house))) return house;
    return -1;
}

int only_place_in(const Grid& grid, int cell, int digit) {
    for (const int house : kGeometry.of[cell])
        if (grid.places(house, digit) == 1) return house;
    return -1;
}

}  // namespace

void find_full_houses(Query& query) {
    const Grid& grid = query.grid;
    if (query.first) {
        const auto& queue = grid.naked();
        for (int i = queue.head(); i < queue.tail(); ++i) {
            const auto [cell, digit] = queue[i];
            if (!grid.has(cell, digit)) continue;
            const int house = last_cell_of(grid, cell);
            if (house >= 0) return add_single(query, Technique::full_house, cell, digit, house);
        }
        return;
    }
    for (const int cell : grid.empty()) {
        if (grid.count(cell) != 1) continue;
        const int house = last_cell_of(grid, cell);
        if (house >= 0) add_single(query, Technique::full_house, cell, lowest(grid.mask(cell)), house);
    }
}

void find_naked_singles(Query& query) {
    const Grid& grid = query.grid;
    if (query.first) {
        const auto& queue = grid.naked();
        for (int i = queue.head(); i < queue.tail(); ++i) {
            const auto [cell, digit] = queue[i];
            if (grid.has(cell, digit)) return add_single(query, Technique::naked_single, cell, digit, -1);
        }
        return;
    }
    for (const int cell : grid.empty())
        if (grid.count(cell) == 1) add_single(query, Technique::naked_single, cell, lowest(grid.mask(cell)), -1);
}

void find_hidden_singles(Query& query) {
    const Grid& grid = query.grid;
    if (query.first) {
        const auto& queue = grid.hidden();
        for (int i = queue.head(); i < queue.tail(); ++i) {
            const auto [cell, digit] = queue[i];
            if (!grid.has(cell, digit)) continue;
            const int house = only_place_in(grid, cell, digit);
            if (house >= 0) return add_single(query, Technique::hidden_single, cell, digit, house);
        }
        return;
    }
    for (const int cell : grid.empty())
        for (const int digit : each_digit(grid.mask(cell))) {
            const int house = only_place_in(grid, cell, digit);
            if (house >= 0) add_single(query, Technique::hidden_single, cell, digit, house);
        }
}

}  // namespace ninefold::logic
