#include "general/house_sums.h"

#include <algorithm>
#include <set>

#include "general/totals.h"

namespace ninefold::general {
namespace {

constexpr int kMostHouses = 4;
constexpr std::size_t kMostCells = 6;

class Deriver {
  public:
    Deriver(const Problem& problem, CountedStop& counted)
        : counted_(counted),
          cells_(problem.givens.size()),
          totals_(totals_of(problem)),
          used_(cells_),
          inside_(cells_) {}
    bool idle() const { return totals_.empty(); }
    std::vector<Rule> take() { return std::move(rules_); }

    void region(const std::vector<int>& region, int total) {
        for (const int cell : region) inside_[cell] = 1;
        derive(region, total, true);
        derive(region, total, false);
        for (const int cell : region) inside_[cell] = 0;
    }

  private:
    void derive(const std::vector<int>& region, int total, bool whole) {
        std::fill(used_.begin(), used_.end(), 0);
        Rule rule;
        rule.kind = Rule::Kind::sum;
        counted_.go_on(2 * cells_);
        for (const Total& cage : totals_) {
            counted_.go_on(2 * cage.cells.size());
            const auto in = std::count_if(cage.cells.begin(), cage.cells.end(), [&](int c) { return inside_[c]; });
            const auto size = static_cast<std::ptrdiff_t>(cage.cells.size());
            if (whole ? in != size : 2 * in <= size) continue;
            if (std::any_of(cage.cells.begin(), cage.cells.end(), [&](int c) { return used_[c]; })) continue;
            for (const int cell : cage.cells) used_[cell] = 1;
            total -= cage.total;
        }
        std::vector<int> weights;
        for (const int cell : region) {
            if (!used_[cell]) rule.cells.push_back(cell), weights.push_back(1);
        }
        for (int cell = 0; cell < static_cast<int>(cells_); ++cell) {
            if (used_[cell] && !inside_[cell]) rule.cells.push_back(cell), weights.push_back(-1);
        }
        if (rule.cells.empty() ? total == 0 : rule.cells.size() > kMostCells) return;
        if (!seen_.insert(rule.cells).second) return;
        rule.numbers = {total};
        rule.numbers.insert(rule.numbers.end(), weights.begin(), weights.end());
        rules_.push_back(std::move(rule));
    }

    CountedStop& counted_;
    std::size_t cells_;
    std::vector<Total> totals_;
    std::vector<char> used_, inside_;
    std::set<std::vector<int>> seen_;
    std::vector<Rule> rules_;
};

}  // namespace

std::vector<Rule> house_sums(const Problem& problem, CountedStop& counted) {
    Deriver deriver(problem, counted);
    if (deriver.idle()) return {};
    const int house_total = digit_total(problem);
    for (std::size_t first = 0; first < problem.houses.size(); ++first) {
        std::vector<int> region;
        for (std::size_t k = first; k < problem.houses.size() && k < first + kMostHouses; ++k) {
            const auto& house = problem.houses[k];
            if (static_cast<int>(house.size()) != problem.size) break;
            const auto overlaps = [&](int c) { return std::find(region.begin(), region.end(), c) != region.end(); };
            counted.go_on(region.size() * house.size() / 4);
            if (std::any_of(house.begin(), house.end(), overlaps)) break;
            region.insert(region.end(), house.begin(), house.end());
            deriver.region(region, house_total * static_cast<int>(k - first + 1));
        }
    }
    return deriver.take();
}

}  // namespace ninefold::general
