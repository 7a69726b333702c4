// Killer cages: the sets of digits that make the sum.
#include <algorithm>

#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

constexpr std::size_t kToldContents = 6;  // more sets than this are not listed
constexpr int kContentsTried = 20'000;

// The sets of digits that the whole cage can hold, ascending; no more than are told, and one.
class Contents {
  public:
    Contents(const Scope& cage, const Position& at, int size)
        : domains_(cage.domains(at)), size_(size), count_(static_cast<int>(domains_.size())) {
        choose(1, cage.total());
    }
    // Nothing where there are too many to tell.
    std::vector<std::vector<int>> told() && {
        return found_.size() > kToldContents || tried_ > kContentsTried ? std::vector<std::vector<int>>()
                                                                        : std::move(found_);
    }

  private:
    void choose(int least, int rest) {
        if (found_.size() > kToldContents || ++tried_ > kContentsTried) return;
        const int missing = count_ - static_cast<int>(chosen_.size());
        if (missing == 0) {
            taken_.assign(chosen_.size(), -1);
            for (int k = 0; k < count_; ++k) {
                seen_.assign(chosen_.size(), false);
                if (!give(k)) return;
            }
            if (rest == 0) found_.push_back(chosen_);
            return;
        }
        for (int digit = least; digit + missing - 1 <= size_; ++digit) {
            if (missing * digit + missing * (missing - 1) / 2 > rest) return;
            if (missing * size_ - missing * (missing - 1) / 2 < rest) return;
            chosen_.push_back(digit);
            choose(digit + 1, rest - digit);
            chosen_.pop_back();
        }
    }
    // A digit for the cell, others moving along: a matching.
    bool give(int cell) {
        for (std::size_t j = 0; j < chosen_.size(); ++j) {
            if (seen_[j] || !domains_[cell].has(chosen_[j])) continue;
            seen_[j] = true;
            if (taken_[j] < 0 || give(taken_[j])) {
                taken_[j] = cell;
                return true;
            }
        }
        return false;
    }

    Domains domains_;
    int size_, count_, tried_ = 0;
    std::vector<int> chosen_, taken_;
    std::vector<bool> seen_;
    std::vector<std::vector<int>> found_;
};

}  // namespace

void find_cages(Query& query) {
    for (auto& cage : query.workspace.scopes()) {
        if (query.done()) return;
        if (!cage.is_cage()) continue;
        std::vector<int> open;
        for (const int cell : cage.cells())
            if (query.at.digits[cell] == 0) open.push_back(cell);
        if (open.size() < 2) continue;
        const Domains* const left = cage.possible(query.at, query.stop);
        if (left == nullptr) continue;
        Step step(Technique::cage_combinations);
        for (std::size_t k = 0; k < left->size(); ++k) {
            step.eliminate(query.at, cage.cells()[k], query.board.all().without((*left)[k]));
            step.digits |= (*left)[k];
        }
        if (step.eliminations.empty()) continue;
        step.cells = open;
        step.sets = {{cage.cells(), step.digits}};
        step.rules = {{RuleUse::Kind::constraint,
                       {cage.source()},
                       cage.cells(),
                       {},
                       Contents(cage, query.at, query.board.size()).told()}};
        query.add(std::move(step));
    }
}

}  // namespace ninefold::logic::any
