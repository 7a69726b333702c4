// Shared eliminations: whatever is true of a house, a cell or a constraint, the same candidate goes.
#include <algorithm>
#include <map>

#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

constexpr int kMostPlaces = 6;
constexpr int kMostDigits = 5;

// What all the candidates rule out, into the step.
void add_common(Query& query, Step& step, const std::vector<Candidate>& candidates) {
    std::map<int, Set> all;
    for (std::size_t k = 0; k < candidates.size(); ++k) {
        std::map<int, Set> now;
        query.board.exclude(candidates[k].cell, candidates[k].digit, [&](int other, const Set& out) {
            const Set gone = out & query.at.open[other];
            if (gone.empty()) return;
            if (k == 0) {
                now[other] |= gone;
            } else if (const auto known = all.find(other); known != all.end()) {
                if (const Set both = gone & known->second; !both.empty()) now[other] |= both;
            }
        });
        all = std::move(now);
        if (all.empty()) return;
    }
    for (const auto& [cell, digits] : all) step.eliminate(query.at, cell, digits);
}

}  // namespace

// On a board without constraints other names are told for the same.
void find_shared_of_houses(Query& query) {
    if (query.board.sources().empty()) return;
    for (std::size_t h = 0; h < query.board.houses().size(); ++h) {
        const auto& house = query.board.houses()[h];
        if (!house.whole) continue;
        for (int d = 1; d <= query.board.size(); ++d) {
            if (query.done() || query.stop.now()) return;
            std::vector<Candidate> places;
            for (const int cell : house.cells)
                if (query.at.has(cell, d)) places.push_back({cell, d});
            if (places.size() < 2 || places.size() > kMostPlaces) continue;
            Step step(Technique::shared_elimination_house);
            add_common(query, step, places);
            if (step.eliminations.empty()) continue;
            for (const auto& [cell, digit] : places) {
                step.cells.push_back(cell);
                step.marks.push_back({cell, digit, Role::pattern});
            }
            step.houses = {{static_cast<int>(h), HouseRole::plain}};
            step.digits = Set::only(d);
            query.add(std::move(step));
        }
    }
}

void find_shared_of_cells(Query& query) {
    if (query.board.sources().empty()) return;
    for (int cell = 0; cell < query.board.cells(); ++cell) {
        if (query.done() || query.stop.now()) return;
        const Set& open = query.at.open[cell];
        const int count = open.count();
        if (count < 2 || count > kMostDigits) continue;
        std::vector<Candidate> candidates;
        for (int d = open.first(); d != 0; d = open.after(d)) candidates.push_back({cell, d});
        Step step(Technique::shared_elimination_cell);
        add_common(query, step, candidates);
        if (step.eliminations.empty()) continue;
        step.cells = {cell};
        for (const auto& one : candidates) step.marks.push_back({one.cell, one.digit, Role::pattern});
        step.digits = open;
        query.add(std::move(step));
    }
}

// Every filling of a constraint's cells has a digit, and all its places there rule out the same candidate.
void find_shared_of_rules(Query& query) {
    for (auto& scope : query.workspace.scopes()) {
        if (query.done()) return;
        const auto& cells = scope.cells();
        if (std::all_of(cells.begin(), cells.end(), [&](int cell) { return query.at.digits[cell] != 0; })) continue;
        const Set required = scope.required(query.at, kMostPlaces, query.stop);
        if (query.stop.stopped()) return;
        for (int d = required.first(); d != 0 && !query.done(); d = required.after(d)) {
            std::vector<Candidate> places;
            for (const int cell : cells)
                if (query.at.domain(cell).has(d)) places.push_back({cell, d});
            std::sort(places.begin(), places.end());
            Step step(Technique::shared_elimination_rule);
            add_common(query, step, places);
            if (step.eliminations.empty()) continue;
            for (const auto& [cell, digit] : places) {
                step.cells.push_back(cell);
                step.marks.push_back({cell, digit, Role::pattern});
            }
            step.digits = Set::only(d);
            step.rules = {{RuleUse::Kind::constraint, {scope.source()}, cells, {}, {}}};
            query.add(std::move(step));
        }
    }
}

}  // namespace ninefold::logic::any
