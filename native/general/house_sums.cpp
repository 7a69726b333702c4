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
          totals_(totals_of(problem)),
          inside_(problem.givens.size()),
          used_(problem.givens.size()),
          meets_(totals_.size()) {
        if (totals_.empty()) return;
        totals_at_.resize(problem.givens.size());
        for (std::size_t t = 0; t < totals_.size(); ++t) {
            for (const int cell : totals_[t].cells) totals_at_[cell].push_back(static_cast<int>(t));
        }
    }
    bool idle() const { return totals_.empty(); }
    std::vector<Rule> take() { return std::move(rules_); }

    // The region is empty again.
    void clear() {
        for (const int cell : region_) inside_[cell] = 0;
        for (const int t : met_) meets_[t] = 0;
        region_.clear();
        met_.clear();
    }
    bool overlaps(const std::vector<int>& house) const {
        counted_.go_on(house.size());
        return std::any_of(house.begin(), house.end(), [&](int cell) { return inside_[cell] != 0; });
    }
    // A house that does not overlap it joins the region.
    void join(const std::vector<int>& house) {
        const auto known = static_cast<std::ptrdiff_t>(met_.size());
        for (const int cell : house) {
            inside_[cell] = 1;
            counted_.go_on(1 + totals_at_[cell].size());
            for (const int t : totals_at_[cell]) {
                if (meets_[t]++ == 0) met_.push_back(t);
            }
        }
        region_.insert(region_.end(), house.begin(), house.end());
        std::sort(met_.begin() + known, met_.end());
        std::inplace_merge(met_.begin(), met_.begin() + known, met_.end());
    }
    void derive(int total) {
        derive(total, true);
        derive(total, false);
    }

  private:
    void derive(int total, bool whole) {
        Rule rule;
        rule.kind = Rule::Kind::sum;
        std::vector<int> outside;
        counted_.go_on(4 * region_.size());
        for (const int t : met_) {
            const Total& cage = totals_[t];
            const auto size = static_cast<int>(cage.cells.size());
            if (whole ? meets_[t] != size : 2 * meets_[t] <= size) continue;
            counted_.go_on(2 * cage.cells.size());
            if (std::any_of(cage.cells.begin(), cage.cells.end(), [&](int c) { return used_[c] != 0; })) continue;
            for (const int cell : cage.cells) {
                if (used_[cell] == 0 && inside_[cell] == 0) outside.push_back(cell);
                used_[cell] = 1;
            }
            total -= cage.total;
        }
        std::vector<int> weights;
        for (const int cell : region_) {
            if (used_[cell] == 0) rule.cells.push_back(cell), weights.push_back(1);
            used_[cell] = 0;
        }
        std::sort(outside.begin(), outside.end());
        for (const int cell : outside) {
            used_[cell] = 0;
            rule.cells.push_back(cell), weights.push_back(-1);
        }
        if (rule.cells.empty() ? total == 0 : rule.cells.size() > kMostCells) return;
        if (!seen_.insert(rule.cells).second) return;
        rule.numbers = {total};
        rule.numbers.insert(rule.numbers.end(), weights.begin(), weights.end());
        rules_.push_back(std::move(rule));
    }

    CountedStop& counted_;
    std::vector<Total> totals_;
    std::vector<std::vector<int>> totals_at_;  // [cell]
    std::vector<int> region_;                  // its cells
    std::vector<char> inside_, used_;          // [cell]: of the region, of a chosen cage
    std::vector<int> meets_;                   // [total]: how many of its cells are in the region
    std::vector<int> met_;                     // those of which some are, in their order
    std::set<std::vector<int>> seen_;
    std::vector<Rule> rules_;
};

}  // namespace

std::vector<Rule> house_sums(const Problem& problem, CountedStop& counted) {
    Deriver deriver(problem, counted);
    if (deriver.idle()) return {};
    const int house_total = digit_total(problem);
    for (std::size_t first = 0; first < problem.houses.size(); ++first) {
        for (std::size_t k = first; k < problem.houses.size() && k < first + kMostHouses; ++k) {
            const auto& house = problem.houses[k];
            if (static_cast<int>(house.size()) != problem.size || deriver.overlaps(house)) break;
            deriver.join(house);
            deriver.derive(house_total * static_cast<int>(k - first + 1));
        }
        deriver.clear();
    }
    return deriver.take();
}

}  // namespace ninefold::general
