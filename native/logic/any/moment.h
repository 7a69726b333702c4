// What the finders of one path share: the scopes of the rules, which last, and what is known of this moment alone.
#pragma once

#include <cstdint>
#include <list>
#include <map>
#include <optional>

#include "logic/any/almost_sets.h"
#include "logic/any/links.h"
#include "logic/any/scope.h"
#include "logic/any/step.h"

namespace ninefold::logic::any {

// Rules that are judged together, with the house that they lie in, if they do.
struct Joined {
    Scope scope;
    std::vector<int> sources;
    int house = -1;
};

// Cells that cages leave of houses, with their weights, and their sum.
struct Rest {
    std::vector<int> cells, weights;
    int sum = 0;
};
Scope scope_of(const Rest& rest, const Board& board);

// Houses without a common cell, and what cages leave of them: those that lie inside, and those of which more does than
// not.
struct Region {
    std::vector<int> houses;
    std::vector<Rest> rests;
};
struct Totals {
    std::vector<Region> regions;
    std::vector<std::pair<std::vector<int>, int>> cages;  // cells and their sum; no two overlap
    std::map<std::vector<int>, Scope> scopes;             // by cells, weights and the sum that is left
};

// What a supposition asks: a scope, and how it is told.
struct Followed {
    Scope* scope;
    RuleUse use;
};

// Constraints that say of each cell alone which digits it may hold.
struct CellRule {
    std::vector<int> sources;  // of one name, one after the other
    std::vector<std::pair<int, Set>> allowed;
};

class Workspace {
  public:
    // Of a board; throws nothing, looks at the stop.
    Workspace(Board board, Stop& stop);

    const Board& board() const { return board_; }
    const std::vector<CellRule>& cell_rules() const { return cell_rules_; }
    std::vector<Scope>& scopes() { return scopes_; }
    const std::vector<int>& scopes_of(int cell) const { return scopes_of_[cell]; }
    std::vector<Joined>& joined();
    Totals& totals();
    // What a supposition asks: each rule alone; then, if they are wanted, rules together and what cages leave of
    // houses. How many of these are wanted: the first so many.
    const std::vector<Followed>& followed() const { return followed_; }
    int followed(bool together);
    // How much they were asked so far: a clock of what is told that runs alike on every machine.
    std::uint64_t asked() const { return asked_; }
    void count_asked(std::uint64_t effort) { asked_ += effort; }
    const std::vector<int>& followed_of(int cell) const { return followed_of_[cell]; }
    // All cells and all rules.
    Scope& whole();
    // The links between the candidates of this position.
    LinkGraph& links(const Position& at, Stop& stop);
    const AlmostSets& almost_sets(const Position& at, Stop& stop);
    void next_moment();

  private:
    void add_cell_rule(CellRule rule);
    void try_pairs(Stop& stop);
    void follow(Scope& scope, RuleUse use);
    void follow_together();

    Board board_;
    std::vector<CellRule> cell_rules_;
    std::vector<Scope> scopes_;
    std::vector<std::vector<int>> scopes_of_;
    std::optional<std::vector<Joined>> joined_;
    std::optional<Totals> totals_;
    std::list<Scope> rests_;  // what cages leave of houses, whatever is filled
    std::vector<Followed> followed_;
    std::vector<std::vector<int>> followed_of_;
    bool together_ = false;
    std::uint64_t asked_ = 0;
    std::optional<Scope> whole_;
    std::optional<LinkGraph> links_;
    std::optional<AlmostSets> almost_sets_;
};

}  // namespace ninefold::logic::any
