// Shared eliminations: whatever is true of a house, a cell or a constraint, the same candidate goes.
#include <algorithm>

#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

constexpr int kMostPlaces = 6;
constexpr int kMostDigits = 5;

using Gone = std::vector<std::pair<int, Set>>;  // by cell, ascending

// What one candidate rules out.
void exclude(const Query& query, const Candidate& one, Gone& gone) {
    gone.clear();
    query.board.exclude(one.cell, one.digit, [&](int other, const Set& out) {
        if (const Set open = out & query.at.open[other]; !open.empty()) gone.emplace_back(other, open);
    });
    std::stable_sort(gone.begin(), gone.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::size_t last = 0;  // several rules may speak of one cell
    for (std::size_t k = 1; k < gone.size(); ++k) {
        if (gone[k].first == gone[last].first)
            gone[last].second |= gone[k].second;
        else
            gone[++last] = gone[k];
    }
    if (!gone.empty()) gone.resize(last + 1);
}

// What all the candidates rule out, into the step.
void add_common(const Query& query, Step& step, const std::vector<Candidate>& candidates) {
    Gone all, now, both;
    for (std::size_t k = 0; k < candidates.size(); ++k) {
        exclude(query, candidates[k], now);
        if (k == 0) {
            std::swap(all, now);
        } else {
            both.clear();
            for (auto a = all.begin(), b = now.begin(); a != all.end() && b != now.end();) {
                if (a->first == b->first) {
                    const Set common = a->second & b->second;
                    if (!common.empty()) both.emplace_back(a->first, common);
                }
                const bool first = a->first <= b->first, second = b->first <= a->first;
                a += first;
                b += second;
            }
            std::swap(all, both);
        }
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
