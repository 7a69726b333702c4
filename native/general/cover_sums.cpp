#include "general/cover_sums.h"

#include <algorithm>
#include <set>

#include "general/totals.h"

namespace ninefold::general {
namespace {

constexpr std::size_t kMostBeyond = 16;
// The sum is kept if it is at most this part of its range away from the least or the greatest.
constexpr int kClose = 4;

using Cells = std::set<int>;

int meets(const Cells& cells, const std::vector<int>& others, CountedStop& counted) {
    counted.go_on(4 * others.size());
    return static_cast<int>(std::count_if(others.begin(), others.end(), [&](int c) { return cells.contains(c); }));
}

class Cover {
  public:
    Cover(const Problem& problem, const std::vector<Total>& totals, const std::vector<int>& house, CountedStop& counted)
        : problem_(problem),
          counted_(counted),
          house_(house.begin(), house.end()),
          left_(house_),
          house_total_(digit_total(problem)) {
        for (const Total& total : totals) {
            if (meets(house_, total.cells, counted_) > 0 && meets(covered_, total.cells, counted_) == 0)
                add(total.cells, total.total);
        }
        each_full_house([&](const auto& other) {
            const int gap = meets(left_, other, counted_);
            if (gap > 1 && gap == meets(house_, other, counted_) && meets(covered_, other, counted_) == 0) {
                add(other, house_total_);
            }
        });
        for (const int cell : house_) covered_.erase(cell);
        total_ -= house_total_;
        each_full_house([&](const auto& other) {
            if (meets(covered_, other, counted_) != static_cast<int>(other.size())) return;
            for (const int cell : other) covered_.erase(cell);
            total_ -= house_total_;
        });
    }

    bool is_useful() const {
        if (!left_.empty() || covered_.empty() || covered_.size() > kMostBeyond) return false;
        const auto [least, greatest] = range();
        return kClose * std::min(total_ - least, greatest - total_) < greatest - least;
    }
    Rule rule() const {
        Rule rule;
        rule.kind = Rule::Kind::sum;
        rule.cells.assign(covered_.begin(), covered_.end());
        rule.numbers.assign(rule.cells.size() + 1, 1);
        rule.numbers[0] = total_;
        return rule;
    }

  private:
    void add(const std::vector<int>& cells, int total) {
        covered_.insert(cells.begin(), cells.end());
        for (const int cell : cells) left_.erase(cell);
        total_ += total;
    }
    template <typename Do>
    void each_full_house(Do todo) const {
        for (const auto& house : problem_.houses) {
            if (static_cast<int>(house.size()) == problem_.size) todo(house);
        }
    }
    // The least and the greatest sum of the cells beyond, house by house: those of one house differ.
    std::pair<int, int> range() const {
        int least = 0, greatest = 0;
        Cells rest = covered_;
        while (!rest.empty()) {
            const std::vector<int>* most = nullptr;
            int count = 1;
            for (const auto& house : problem_.houses) {
                if (const int here = meets(rest, house, counted_); here > count) most = &house, count = here;
            }
            least += count * (count + 1) / 2;
            greatest += count * (2 * problem_.size - count + 1) / 2;
            if (most == nullptr) {
                rest.erase(rest.begin());
            } else {
                for (const int cell : *most) rest.erase(cell);
            }
        }
        return {least, greatest};
    }

    const Problem& problem_;
    CountedStop& counted_;
    Cells house_, covered_, left_;
    int house_total_;
    int total_ = 0;
};

}  // namespace

std::vector<Rule> cover_sums(const Problem& problem, CountedStop& counted) {
    auto totals = totals_of(problem);
    std::vector<Rule> rules;
    for (const auto& house : problem.houses) {
        if (totals.empty() || static_cast<int>(house.size()) != problem.size) continue;
        const Cover cover(problem, totals, house, counted);
        if (cover.is_useful()) rules.push_back(cover.rule());
    }
    return rules;
}

}  // namespace ninefold::general
