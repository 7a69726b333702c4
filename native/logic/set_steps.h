// What the searches for almost locked sets find, kept by one rule. Of steps with the same eliminations the
// one with fewer cells stays; the step that is taken has the most eliminations, then the smallest weighted
// sum of them, then the fewest sets, then the fewest cells. Most finds lose, so the rule is asked before a
// step is put together.
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

    // Whether a step with these victims (at least one), made of that many sets and cells, is kept. If so, it
    // must be added next.
    bool welcome(const Victims& victims, int sets, int cells);
    // The eliminations are filled in here.
    void add(Step&& step);

  private:
    bool welcome_first(int sets, int cells);

    Search& search_;
    std::vector<Candidate> offered_;
    int best_weight_ = 0, best_sets_ = 0, best_cells_ = 0;
    std::map<std::vector<Candidate>, int> fewest_cells_;
};

// The sort rule of these searches.
bool before_sets(const Step& a, const Step& b);

}  // namespace ninefold::logic
