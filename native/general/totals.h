// The cells of a problem whose sum is known.
#pragma once

#include <algorithm>
#include <vector>

#include "general/problem.h"

namespace ninefold::general {

struct Total {
    std::vector<int> cells;
    int total;
};

// What the cells of a full house add up to.
inline int digit_total(const Problem& problem) { return problem.size * (problem.size + 1) / 2; }

// Cages, and sums of different cells that are all added.
inline std::vector<Total> totals_of(const Problem& problem) {
    std::vector<Total> totals;
    for (const Rule& rule : problem.rules) {
        const bool plain = rule.kind == Rule::Kind::sum &&
                           std::all_of(rule.numbers.begin() + 1, rule.numbers.end(), [](int w) { return w == 1; });
        // One that the cells cannot have is a contradiction by itself; together such numbers could overflow.
        const bool within = !rule.numbers.empty() && rule.numbers[0] >= 0 &&
                            rule.numbers[0] <= static_cast<int>(rule.cells.size()) * problem.size;
        if (within && (plain || rule.kind == Rule::Kind::cage)) totals.push_back({rule.cells, rule.numbers[0]});
    }
    return totals;
}

}  // namespace ninefold::general
