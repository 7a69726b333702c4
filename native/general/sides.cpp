#include "general/sides.h"

#include <algorithm>
#include <map>

namespace ninefold::general {
namespace {

using Sides = std::map<std::pair<int, int>, int>;  // the cell for two labels that touch

// Columns of the board that these labels are in, as the rule says that its regions are connected; 0 if none does.
int columns_of(const Problem& problem, const std::vector<int>& labels, int region_size) {
    for (const Rule& rule : problem.rules) {
        if (rule.kind == Rule::Kind::connected && rule.cells == labels && rule.numbers[1] == region_size) {
            return rule.numbers[0];
        }
    }
    return 0;
}

int add_side(Problem& problem) {
    const int cell = static_cast<int>(problem.givens.size());
    problem.givens.push_back(0);
    Rule rule;
    rule.kind = Rule::Kind::among;
    rule.cells = {cell};
    rule.numbers = {1, 2};
    problem.rules.push_back(std::move(rule));
    return cell;
}

void add_borders(Problem& problem, const Rule& regions, Sides& sides) {
    const std::size_t count = regions.cells.size() / 2;
    const std::vector<int> labels(regions.cells.begin() + count, regions.cells.end());
    const std::size_t columns = columns_of(problem, labels, regions.numbers[0]);
    if (columns == 0) return;
    Rule borders = regions;
    borders.kind = Rule::Kind::borders;
    borders.numbers = {regions.numbers[0], static_cast<int>(count), static_cast<int>(columns)};
    const auto add = [&](std::size_t a, std::size_t b) {
        const int cell = add_side(problem);
        borders.cells.push_back(cell);
        sides[{labels[a], labels[b]}] = sides[{labels[b], labels[a]}] = cell;
    };
    for (std::size_t k = 0; k < count; ++k) {
        if (k % columns + 1 < columns && k + 1 < count) add(k, k + 1);
        if (k + columns < count) add(k, k + columns);
    }
    problem.rules.push_back(std::move(borders));
}

// An arm is a way over sides, where its cells touch.
void tell_arms(Rule& rule, const Sides& sides) {
    std::size_t at = 2;
    const std::size_t end = rule.cells.size();
    for (std::size_t arm = 1; arm < rule.numbers.size(); ++arm) {
        int before = rule.cells[1];
        for (int k = 0; k < rule.numbers[arm]; ++k, ++at) {
            const auto side = sides.find({before, rule.cells[at]});
            rule.cells.push_back(side == sides.end() ? -1 : side->second);
            before = rule.cells[at];
        }
    }
    if (std::all_of(rule.cells.begin() + end, rule.cells.end(), [](int cell) { return cell < 0; })) {
        rule.cells.resize(end);
    }
}

bool has(const Problem& problem, Rule::Kind kind) {
    return std::any_of(problem.rules.begin(), problem.rules.end(), [&](const Rule& rule) { return rule.kind == kind; });
}

// Whether a clue counts along a way of several sides.
bool has_ways(const Problem& problem) {
    return std::any_of(problem.rules.begin(), problem.rules.end(), [](const Rule& rule) {
        return rule.kind == Rule::Kind::alike &&
               std::any_of(rule.numbers.begin() + 1, rule.numbers.end(), [](int length) { return length > 1; });
    });
}

}  // namespace

std::optional<Problem> with_sides(const Problem& plain) {
    // Without clues that count, a guess costs two and a half times as much, and more than half as many are needed.
    if (!has(plain, Rule::Kind::alike) || !has(plain, Rule::Kind::regions)) return std::nullopt;
    Problem problem = plain;
    Sides sides;
    for (const Rule& rule : plain.rules) {
        if (rule.kind == Rule::Kind::regions) add_borders(problem, rule, sides);
    }
    for (Rule& rule : problem.rules) {
        if (rule.kind == Rule::Kind::alike && !sides.empty()) tell_arms(rule, sides);
    }
    return problem;
}

// Clues that count along a way are about sides: guessing these before labels takes a quarter of the guesses or less.
// On other boards it takes two to eight times as many.
std::vector<double> guess_penalties(const Problem& problem) {
    std::vector<double> result(problem.givens.size(), 1.0);
    const bool ways = has_ways(problem);
    for (const Rule& rule : problem.rules) {
        if (rule.kind != Rule::Kind::borders) continue;
        const std::size_t count = rule.numbers[1];
        for (std::size_t k = count; k < 2 * count; ++k) result[rule.cells[k]] = ways ? 2 : 1;
        for (std::size_t k = 2 * count; k < rule.cells.size(); ++k) result[rule.cells[k]] = ways ? 1 : 1000;
    }
    return result;
}

}  // namespace ninefold::general
