// What the searches for almost locked sets find, kept by one rule. Of steps with the same eliminations the
// one with fewer cells stays, or the one found first; of all of them the best has the most eliminations, then
// the smallest weighted sum of them. Most finds lose, so the rule is asked before a step is put together.
#pragma once

#include <map>

#include "logic/nine/finder.h"

namespace ninefold::logic {

// Candidates to be removed, in the order they are added, each once.
class Victims {
  public:
    void add(int digit, CellSet cells) {
        cells -= of_[digit];
        if (cells.empty()) return;
        of_[digit] |= cells;
        batches_[size_++] = {cells, digit};
    }
    bool any() const { return size_ > 0; }
    CellSet of(int digit) const { return of_[digit]; }
    Mask digits() const;
    int count() const;
    std::vector<Candidate> list() const;

  private:
    // A digit comes in up to three batches: common to two sets, of the first, of the second.
    struct Batch {
        CellSet cells;
        int digit;
    };
    std::array<CellSet, 10> of_{};
    std::array<Batch, kHouses> batches_;
    int size_ = 0;
};

class SetSteps {
  public:
    explicit SetSteps(Query& query) : query_(query) {}

    // Whether a step with these victims, made of that many cells, is kept. If so, it must be added next. One
    // without victims never is.
    bool welcome(const Victims& victims, int cells);
    // The eliminations are filled in here.
    void add(Step&& step);

  private:
    bool welcome_first(int cells);

    Query& query_;
    std::vector<Candidate> offered_;
    int best_weight_ = 0, best_cells_ = 0;
    std::map<std::vector<Candidate>, int> best_;  // eliminations, sorted, and how few cells they take
};

// The sort rule.
bool before_sets(const Step& a, const Step& b);

}  // namespace ninefold::logic
