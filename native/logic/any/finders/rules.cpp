// What the rules of a variant rule out: candidates that no filling of one constraint's cells has.
#include <algorithm>
#include <map>

#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

constexpr int kAtAGlance = 4;  // open cells of a rule that a person still sees at once

int open_cells(const Scope& scope, const Position& at) {
    return static_cast<int>(
        std::count_if(scope.cells().begin(), scope.cells().end(), [&](int cell) { return at.digits[cell] == 0; }));
}

std::vector<int> cells_where(const Scope& scope, const Position& at, bool filled) {
    std::vector<int> cells;
    for (const int cell : scope.cells())
        if ((at.digits[cell] != 0) == filled) cells.push_back(cell);
    if (!filled) std::sort(cells.begin(), cells.end());
    return cells;
}

void remove_impossible(Step& step, const Scope& scope, const Domains& left, const Position& at) {
    for (std::size_t k = 0; k < left.size(); ++k) step.eliminate(at, scope.cells()[k], Set::all(128).without(left[k]));
}

// The scopes that rule out something, if they have as many open cells as wanted.
void find_narrowed(Query& query, Technique technique, int least, int most, bool filled) {
    for (auto& scope : query.workspace.scopes()) {
        if (query.done()) return;
        if (scope.is_cage() && least > 1) continue;
        const int open = open_cells(scope, query.at);
        if (open < least || open > most) continue;
        const Domains* const left = scope.possible(query.at, query.stop);
        if (left == nullptr) continue;
        Step step(technique);
        remove_impossible(step, scope, *left, query.at);
        step.cells = cells_where(scope, query.at, filled);
        step.rules = {{RuleUse::Kind::constraint, {scope.source()}, scope.cells(), {}, {}}};
        query.add(std::move(step));
    }
}

// What the digits on the board take away by the pairs of one constraint.
void find_by_digits(Query& query, std::size_t& next) {
    const auto& pairs = query.board.pairs();
    const int source = pairs[next].source;
    std::map<int, Set> taken;
    std::vector<int> filled;
    for (; next < pairs.size() && pairs[next].source == source; ++next) {
        const Pair& pair = pairs[next];
        if (!pair.told) continue;
        const auto& table = query.board.table(pair.table);
        const auto look = [&](int here, int other, const std::vector<Set>& allowed) {
            const int digit = query.at.digits[here];
            if (digit == 0) return;
            const Set out = query.at.open[other].without(allowed[digit - 1]);
            if (out.empty()) return;
            taken[other] |= out;
            if (std::find(filled.begin(), filled.end(), here) == filled.end()) filled.push_back(here);
        };
        look(pair.a, pair.b, table.there);
        look(pair.b, pair.a, table.back);
    }
    if (taken.empty()) return;
    std::sort(filled.begin(), filled.end());
    Step step(Technique::rule_digits);
    for (const auto& [cell, digits] : taken) step.eliminate(query.at, cell, digits);
    step.cells = filled;
    step.rules = {{RuleUse::Kind::constraint, {source}, filled, {}, {}}};
    query.add(std::move(step));
}

}  // namespace

// One step for constraints of one kind that follow each other.
void find_cell_rules(Query& query) {
    for (const auto& rule : query.workspace.cell_rules()) {
        if (query.done()) return;
        Step step(Technique::rule_cell);
        RuleUse use{RuleUse::Kind::cells, rule.sources, {}, {}, {}};
        for (const auto& [cell, allowed] : rule.allowed) {
            if (query.board.sources()[rule.sources[0]].is_void) {
                if (query.at.has(cell, 1)) step.placements.push_back({cell, 1}), use.cells.push_back(cell);
                continue;
            }
            const std::size_t before = step.eliminations.size();
            step.eliminate(query.at, cell, query.board.all().without(allowed));
            if (step.eliminations.size() > before) use.cells.push_back(cell);
        }
        std::sort(use.cells.begin(), use.cells.end());
        use.cells.erase(std::unique(use.cells.begin(), use.cells.end()), use.cells.end());
        step.rules = {std::move(use)};
        query.add(std::move(step));
    }
}

void find_digit_rules(Query& query) {
    for (std::size_t next = 0; next < query.board.pairs().size() && !query.done();) find_by_digits(query, next);
    find_narrowed(query, Technique::rule_digits, 1, 1, true);
}

void find_pair_rules(Query& query) {
    for (const auto& pair : query.board.pairs()) {
        if (query.done()) return;
        if (!pair.told || query.at.digits[pair.a] != 0 || query.at.digits[pair.b] != 0) continue;
        const auto& table = query.board.table(pair.table);
        Step step(Technique::rule_pair);
        const auto look = [&](int here, int other, const std::vector<Set>& allowed) {
            Set out;
            for (int d = query.at.open[here].first(); d != 0; d = query.at.open[here].after(d))
                if (!allowed[d - 1].intersects(query.at.open[other])) out.add(d);
            step.eliminate(query.at, here, out);
        };
        look(pair.a, pair.b, table.there);
        look(pair.b, pair.a, table.back);
        step.cells = {pair.a, pair.b};
        step.rules = {{RuleUse::Kind::constraint, {pair.source}, {pair.a, pair.b}, {}, {}}};
        query.add(std::move(step));
    }
    find_narrowed(query, Technique::rule_pair, 2, 2, false);
}

void find_group_rules(Query& query) { find_narrowed(query, Technique::rule_group, 3, kAtAGlance, false); }

void find_long_rules(Query& query) { find_narrowed(query, Technique::rule_long, kAtAGlance + 1, 1 << 30, false); }

void find_joined_rules(Query& query) {
    for (auto& joined : query.workspace.joined()) {
        if (query.done()) return;
        auto& scope = joined.scope;
        if (open_cells(scope, query.at) < 2) continue;
        const Domains* const left = scope.possible(query.at, query.stop);
        if (left == nullptr) continue;
        Step step(Technique::rule_joined);
        remove_impossible(step, scope, *left, query.at);
        step.cells = cells_where(scope, query.at, false);
        if (joined.house >= 0) step.houses = {{joined.house, HouseRole::plain}};
        step.rules = {{RuleUse::Kind::joined, joined.sources, scope.cells(), {}, {}}};
        query.add(std::move(step));
    }
}

}  // namespace ninefold::logic::any
