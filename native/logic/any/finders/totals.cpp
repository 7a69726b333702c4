// The rule of 45: houses hold every digit, so what the cages leave of them has a known sum.
#include <algorithm>

#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

constexpr std::ptrdiff_t kAddedUp = 6;  // cells whose sum is left; more say little, and nobody adds them up

constexpr std::size_t kMostKept = 2000;

// Without the cells that are filled.
Rest open_of(const Rest& all, const Position& at) {
    Rest open;
    open.sum = all.sum;
    for (std::size_t k = 0; k < all.cells.size(); ++k) {
        const int cell = all.cells[k], weight = all.weights[k];
        if (at.digits[cell] != 0) {
            open.sum -= weight * at.digits[cell];
        } else {
            open.cells.push_back(cell);
            open.weights.push_back(weight);
        }
    }
    return open;
}

Scope& kept_scope(Totals& totals, const Board& board, const Rest& rest) {
    std::vector<int> key = rest.cells;
    key.insert(key.end(), rest.weights.begin(), rest.weights.end());
    key.push_back(rest.sum);
    const auto known = totals.scopes.find(key);
    if (known != totals.scopes.end()) return known->second;
    if (totals.scopes.size() > kMostKept) totals.scopes.clear();
    return totals.scopes.try_emplace(std::move(key), scope_of(rest, board)).first->second;
}

}  // namespace

void find_totals(Query& query) {
    Totals& totals = query.workspace.totals();
    for (const auto& region : totals.regions) {
        for (const Rest& all : region.rests) {
            if (query.done() || query.stop.now()) return;
            const auto open =
                std::count_if(all.cells.begin(), all.cells.end(), [&](int cell) { return query.at.digits[cell] == 0; });
            if (open == 0 || open > kAddedUp) continue;
            const Rest rest = open_of(all, query.at);
            Scope& scope = kept_scope(totals, query.board, rest);
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
