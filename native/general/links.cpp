#include "general/links.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>

#include "general/propagator.h"

namespace ninefold::general {
namespace {

int root(std::vector<int>& parents, int cell) {
    while (parents[cell] != cell) cell = parents[cell] = parents[parents[cell]];
    return cell;
}

// The houses of a problem by their cells, with those that are added.
class Known {
  public:
    Known(const Problem& problem, CountedStop& counted) : houses_of_(problem.givens.size()), counted_(counted) {
        for (const auto& house : problem.houses) add(house);
    }
    void add(const std::vector<int>& house) {
        counted_.go_on(house.size());
        for (const int cell : house) houses_of_[cell].push_back(static_cast<int>(count_));
        ++count_;
    }
    // Whether one house has all of the cells.
    bool has_all(const std::vector<int>& cells) const {
        std::vector<int> met = houses_of_[cells[0]];
        for (std::size_t k = 1; k < cells.size() && !met.empty(); ++k) {
            const auto& other = houses_of_[cells[k]];
            counted_.go_on(met.size() + other.size());
            std::vector<int> both;
            std::set_intersection(met.begin(), met.end(), other.begin(), other.end(), std::back_inserter(both));
            met = std::move(both);
        }
        return !met.empty();
    }

  private:
    std::vector<std::vector<int>> houses_of_;  // ascending
    std::size_t count_ = 0;
    CountedStop& counted_;
};

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

std::vector<std::vector<int>> linked_houses(const Problem& problem, CountedStop& counted) {
    std::vector<std::vector<int>> added;
    if (std::none_of(problem.rules.begin(), problem.rules.end(),
                     [](const Rule& rule) { return rule.kind == Rule::Kind::regions; })) {
        return added;
    }
    const auto first = first_alike(problem);
    Known known(problem, counted);
    for (const Rule& rule : problem.rules) {
        if (rule.kind != Rule::Kind::regions) continue;
        const std::size_t count = rule.cells.size() / 2;
        std::map<int, std::vector<int>> linked;
        for (std::size_t k = 0; k < count; ++k) linked[first[rule.cells[count + k]]].push_back(rule.cells[k]);
        for (auto& [label, cells] : linked) {
            cells = each_once(std::move(cells));
            if (cells.size() < 2 || known.has_all(cells)) continue;
            known.add(cells);
            added.push_back(std::move(cells));
        }
    }
    return added;
}

}  // namespace ninefold::general
