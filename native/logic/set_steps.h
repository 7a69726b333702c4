// What the searches for almost locked sets find, kept by one rule. Of steps with the same eliminations the
// one with fewer cells stays, or the one found first; of all of them the best has the most eliminations, then
// the smallest weighted sum of them. Most finds lose, so the rule is asked before a step is put together.
#pragma once

#include <map>

#include "logic/finder.h"

namespace ninefold::logic {

// Candidates to be removed, one set of cells per digit.
struct Victims {
    std::array<CellSet, 10> of{};

    void add(int digit, CellSet cells) { of[digit] |= cells; }
    bool any() const { return digits() != 0; }
    Mask digits() const;
    int count() const;
    // By digit, then cell.
    std::vector<Candidate> list() const;
};

class SetSteps {
  public:
    explicit SetSteps(Search& search) : search_(search) {}

    // Whether a step with these victims, made of that many cells, is kept. If so, it must be added next. One
    // without victims never is.
    bool welcome(const Victims& victims, int cells);
    // The eliminations are filled in here.
    void add(Step&& step);

  private:
    bool welcome_first(int cells);

    Search& search_;
    std::vector<Candidate> offered_;
    int best_weight_ = 0, best_cells_ = 0;
    std::map<std::vector<Candidate>, int> fewest_cells_;
};

// The sort rule.
bool before_sets(const Step& a, const Step& b);

}  // namespace ninefold::logic
