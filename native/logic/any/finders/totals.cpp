// The rule of 45: houses hold every digit, so what the cages leave of them has a known sum.
#include <algorithm>

#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

constexpr std::size_t kAddedUp = 6;  // cells whose sum is left; more say little, and nobody adds them up

constexpr std::size_t kMostKept = 2000;

// The open cells that are left, with their weights, and their sum.
struct Rest {
    std::vector<int> cells, weights;
    int sum = 0;
};

// A cage is used if it lies in the region; `overlapping`: also if more of it lies inside than outside.
Rest rest_of(const Region& region, const Totals& totals, const Query& query, bool overlapping) {
    const int size = query.board.size();
    Rest rest;
    rest.sum = static_cast<int>(region.houses.size()) * size * (size + 1) / 2;
    std::vector<bool> inside = region.cells;
    std::vector<int> outside;
    for (const auto& [cells, total] : totals.cages) {
        const auto within = std::count_if(cells.begin(), cells.end(), [&](int cell) { return region.cells[cell]; });
        const auto beyond = static_cast<std::ptrdiff_t>(cells.size()) - within;
        if (within == 0 || (beyond > 0 && (!overlapping || beyond >= within))) continue;
        for (const int cell : cells) {
            if (region.cells[cell])
                inside[cell] = false;
            else
                outside.push_back(cell);
        }
        rest.sum -= total;
    }
    const auto weigh = [&](int cell, int weight) {
        if (query.at.digits[cell] != 0) {
            rest.sum -= weight * query.at.digits[cell];
        } else {
            rest.cells.push_back(cell);
            rest.weights.push_back(weight);
        }
    };
    for (int cell = 0; cell < query.board.cells(); ++cell)
        if (inside[cell]) weigh(cell, 1);
    std::sort(outside.begin(), outside.end());
    for (const int cell : outside) weigh(cell, -1);
    return rest;
}

Scope& scope_of(Totals& totals, const Board& board, const Rest& rest) {
    std::vector<int> key = rest.cells;
    key.insert(key.end(), rest.weights.begin(), rest.weights.end());
    key.push_back(rest.sum);
    const auto known = totals.scopes.find(key);
    if (known != totals.scopes.end()) return known->second;
    if (totals.scopes.size() > kMostKept) totals.scopes.clear();
    general::Rule rule;
    rule.kind = general::Rule::Kind::sum;
    rule.cells = rest.cells;
    rule.numbers = {rest.sum};
    rule.numbers.insert(rule.numbers.end(), rest.weights.begin(), rest.weights.end());
    return totals.scopes.try_emplace(std::move(key), board, rest.cells, std::vector{rule}, -1).first->second;
}

}  // namespace

void find_totals(Query& query) {
    Totals& totals = query.workspace.totals();
    for (const auto& region : totals.regions) {
        for (const bool overlapping : {false, true}) {
            if (query.done() || query.stop.now()) return;
            const Rest rest = rest_of(region, totals, query, overlapping);
            if (rest.cells.empty() || rest.cells.size() > kAddedUp) continue;
            Scope& scope = scope_of(totals, query.board, rest);
            const Domains* const left = scope.possible(query.at, query.stop);
            if (left == nullptr) continue;
            Step step(Technique::rule_of_45);
            Set digits;
            for (std::size_t k = 0; k < left->size(); ++k) {
                step.eliminate(query.at, rest.cells[k], query.board.all().without((*left)[k]));
                digits |= query.at.open[rest.cells[k]];
            }
            if (step.eliminations.empty()) continue;
            step.cells = rest.cells;
            for (const int house : region.houses) step.houses.push_back({house, HouseRole::plain});
            step.sets = {{rest.cells, digits}};
            RuleUse use{RuleUse::Kind::totals, {}, rest.cells, {rest.sum}, {}};
            use.numbers.insert(use.numbers.end(), rest.weights.begin(), rest.weights.end());
            step.rules = {std::move(use)};
            query.add(std::move(step));
        }
    }
}

}  // namespace ninefold::logic::any
