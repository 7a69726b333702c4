#include "general/cover_sums.h"

#include <algorithm>

#include "general/totals.h"

namespace ninefold::general {
namespace {

constexpr int kMostBeyond = 16;
// The sum is kept if it is at most this part of its range away from the least or the greatest.
constexpr int kClose = 4;

// Some cells of the board.
class Cells {
  public:
    explicit Cells(std::size_t board) : has_(board) {}

    bool has(int cell) const { return has_[cell] != 0; }
    int count() const { return count_; }
    void add(int cell) {
        count_ += 1 - has_[cell];
        has_[cell] = 1;
    }
    void remove(int cell) {
        count_ -= has_[cell];
        has_[cell] = 0;
    }
    std::vector<int> list() const {
        std::vector<int> cells;
        for (std::size_t cell = 0; cell < has_.size(); ++cell) {
            if (has_[cell] != 0) cells.push_back(static_cast<int>(cell));
        }
        return cells;
    }

  private:
    std::vector<char> has_;
    int count_ = 0;
};

int meets(const Cells& cells, const std::vector<int>& others, CountedStop& counted) {
    counted.go_on(others.size());
    int count = 0;
    for (const int cell : others) count += cells.has(cell) ? 1 : 0;
    return count;
}

class Cover {
  public:
    Cover(const Problem& problem, const std::vector<Total>& totals, const std::vector<int>& house, CountedStop& counted)
        : problem_(problem),
          counted_(counted),
          house_(problem.givens.size()),
          covered_(problem.givens.size()),
          left_(problem.givens.size()),
          house_total_(digit_total(problem)) {
        counted_.go_on(problem.givens.size());
        for (const int cell : house) house_.add(cell), left_.add(cell);
        for (const Total& total : totals) {
            if (meets(house_, total.cells, counted_) > 0 && meets(covered_, total.cells, counted_) == 0)
                add(total.cells, total.total);
        }
        if (left_.count() > 0) {
            each_full_house([&](const auto& other) {
                const int gap = meets(left_, other, counted_);
                if (gap > 1 && gap == meets(house_, other, counted_) && meets(covered_, other, counted_) == 0) {
                    add(other, house_total_);
                }
            });
        }
        if (left_.count() > 0) return;
        for (const int cell : house) covered_.remove(cell);
        total_ -= house_total_;
        each_full_house([&](const auto& other) {
            if (covered_.count() < static_cast<int>(other.size())) return;
            if (meets(covered_, other, counted_) != static_cast<int>(other.size())) return;
            for (const int cell : other) covered_.remove(cell);
            total_ -= house_total_;
        });
    }

    bool is_useful() const {
        if (left_.count() > 0 || covered_.count() == 0 || covered_.count() > kMostBeyond) return false;
        const auto [least, greatest] = range();
        return kClose * std::min(total_ - least, greatest - total_) < greatest - least;
    }
    Rule rule() const {
        Rule rule;
        rule.kind = Rule::Kind::sum;
        rule.cells = covered_.list();
        rule.numbers.assign(rule.cells.size() + 1, 1);
        rule.numbers[0] = total_;
        return rule;
    }

  private:
    void add(const std::vector<int>& cells, int total) {
        for (const int cell : cells) covered_.add(cell), left_.remove(cell);
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
        while (rest.count() > 0) {
            const std::vector<int>* most = nullptr;
            int count = 1;
            for (const auto& house : problem_.houses) {
                if (const int here = meets(rest, house, counted_); here > count) most = &house, count = here;
            }
            if (most == nullptr) {  // no two of them differ
                least += rest.count();
                greatest += rest.count() * problem_.size;
                break;
            }
            least += count * (count + 1) / 2;
            greatest += count * (2 * problem_.size - count + 1) / 2;
            for (const int cell : *most) rest.remove(cell);
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
