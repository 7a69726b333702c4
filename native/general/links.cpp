#include "general/links.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace ninefold::general {
namespace {

int root(std::vector<int>& parents, int cell) {
    while (parents[cell] != cell) cell = parents[cell] = parents[parents[cell]];
    return cell;
}

bool is_known(const Problem& problem, const std::vector<int>& sorted) {
    return std::any_of(problem.houses.begin(), problem.houses.end(), [&](auto house) {
        std::sort(house.begin(), house.end());
        return std::includes(house.begin(), house.end(), sorted.begin(), sorted.end());
    });
}

}  // namespace

std::vector<int> first_alike(const Problem& problem) {
    std::vector<int> parents(problem.givens.size());
    std::iota(parents.begin(), parents.end(), 0);
    for (const Rule& rule : problem.rules) {
        if (rule.kind != Rule::Kind::same || rule.numbers[0] != 1) continue;
        for (const int cell : rule.cells) {
            const int a = root(parents, rule.cells[0]), b = root(parents, cell);
            parents[std::max(a, b)] = std::min(a, b);
        }
    }
    for (std::size_t cell = 0; cell < parents.size(); ++cell) parents[cell] = root(parents, static_cast<int>(cell));
    return parents;
}

Problem with_linked_houses(Problem problem) {
    const auto first = first_alike(problem);
    for (const Rule& rule : problem.rules) {
        if (rule.kind != Rule::Kind::regions) continue;
        const std::size_t count = rule.cells.size() / 2;
        std::map<int, std::vector<int>> linked;
        for (std::size_t k = 0; k < count; ++k) linked[first[rule.cells[count + k]]].push_back(rule.cells[k]);
        for (auto& [label, cells] : linked) {
            std::sort(cells.begin(), cells.end());
            if (cells.size() > 1 && !is_known(problem, cells)) problem.houses.push_back(cells);
        }
    }
    return problem;
}

}  // namespace ninefold::general
