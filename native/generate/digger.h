// Digs one puzzle, a question at a time, so that many can dig side by side in lanes (fast9/quests.h).
//
// Units (cells, or orbits of a symmetry) are dropped in a random order, each if the solution stays the only one: this
// is the plain greedy way, and its result is what comes out. Two things make it short:
//   - Units that are the last of a known set (stock.h) stay without a question.
//   - The first units, more than half, are dropped together. If there is another solution then, where it differs is a
//     new set; its last unit must stay, and the question is asked again. If there is none, all of it was right.
// The rest is asked unit by unit: is there a solution with another digit here? Dropping several at a time here too, as
// at first, cost twice the guesses: far from the last proof the other solutions are many, and all of them wrong.
#pragma once

#include "fast9/quest.h"
#include "generate/plan.h"
#include "generate/random.h"
#include "generate/stock.h"

namespace ninefold::generate {

inline constexpr int kMostLanes = 32;

class Digger {
  public:
    // All three say whether there is a question in `quest` now; if not, the puzzle is done.

    // From a random filled grid.
    bool begin(const Plan& plan, Random random, fast9::Quest& quest);
    // From a solution that is known; cells outside of all units are empty.
    bool begin(const Plan& plan, Random random, const Digits& solution, fast9::Quest& quest);
    bool answer(const fast9::Position* solution, fast9::Quest& quest);

    const Dug& dug() const { return dug_; }

  private:
    static constexpr int kFirst = 46;  // positions of 81 that are decided at once; found by trying

    void ask_for_grid(fast9::Quest& quest);
    CellSet make_room();
    void order_units();
    bool ask_first(fast9::Quest& quest);
    bool ask_on(fast9::Quest& quest);
    bool decide();
    void keep(int position);
    bool finish(bool unique);

    const Plan* plan_ = nullptr;
    Random random_;
    bool filling_ = false;                    // the question was for a filled grid
    bool alone_ = false;                      // all units before limit_, less the last, are decided for good
    int limit_ = 0;                           // positions decided so far; units after it are still given
    int givens_ = 0;                          // how many there are now
    CellSet asked_;                           // the unit of the last question, if it was about one
    Stock::Sets met_{};                       // sets that have a unit kept before limit_
    std::array<std::uint8_t, kCells> order_;  // units by position
    std::array<bool, kCells> kept_;           // by position
    Stock::Positions position_of_;            // of each cell's unit; -1 for cells that are never given
    Stock stock_;
    fast9::Position known_;
    Dug dug_;
};

}  // namespace ninefold::generate
