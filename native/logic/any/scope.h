// Some cells and the rules about them, judged together: which candidates occur in some filling of these cells.
//
// What a rule means is said once, by the propagators of the general solver; a scope has a small space of its own, asks
// it, and takes back what was tried. Searches are bounded by guesses, not by time, so that the answer is always the
// same; what is given up counts as possible.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/stop.h"
#include "logic/any/filler.h"

namespace ninefold::logic::any {

// Two candidates of a scope, by the places of their cells in it.
struct ScopeLink {
    int a, digit_of_a, b, digit_of_b;
};
struct ScopeLinks {
    std::vector<ScopeLink> weak;    // if the first is true, the second is false
    std::vector<ScopeLink> strong;  // if the first is false, the second is true
};

class Scope {
  public:
    // `source`: the constraint that the rules are of, -1 if there are several. `rules` speak of cells of the board.
    Scope(const Board& board, std::vector<int> cells, std::vector<general::Rule> rules, int source);
    ~Scope();
    Scope(Scope&&) noexcept;

    const std::vector<int>& cells() const { return cells_; }
    int source() const { return source_; }
    bool is_cage() const { return is_cage_; }
    int total() const { return total_; }  // of a cage

    Domains domains(const Position& at) const;
    // The digits that occur in some filling, cell by cell, as far as that was found out; null if there is no filling,
    // or no time. Remembered while the domains stay the same.
    const Domains* possible(const Position& at, Stop& stop);
    // The digits that every filling has somewhere, of those with two to `most` places.
    Set required(const Position& at, int most, Stop& stop);
    // What the propagators say of two candidates: each is tried, once true and once false. Remembered while the domains
    // stay the same; nothing if the time is over.
    const ScopeLinks& links(const Position& at, Stop& stop);
    // What the propagators alone leave of other domains; false: no filling.
    bool narrow(Domains& domains, Stop& stop);
    // The same, remembered for a while; what it has cost, or would have, is added.
    bool narrow(Domains& domains, std::uint64_t& effort, Stop& stop);
    // To look for trees of cases; nothing if no solver takes the scope, or the time is over.
    Filler* trees(Stop& stop) { return filler(stop); }
    void end_trees(Stop& stop) {
        if (!gave_up(stop)) filler_->end_trees();
    }

  private:
    Filler* filler(Stop& stop);
    bool gave_up(Stop& stop);

    const Board* board_;
    std::vector<int> cells_;
    std::vector<general::Rule> rules_;
    int source_;
    bool is_cage_ = false;
    int total_ = 0;
    bool refused_ = false;  // no solver takes it
    std::unique_ptr<Filler> filler_;
    Domains asked_, answer_;
    bool has_answer_ = false, has_filling_ = false;
    Domains asked_required_;
    Set required_;
    Domains asked_links_;
    struct Narrowed {
        Domains asked, left;
        std::uint64_t effort = 0;
        bool kept = true;
    };
    std::vector<Narrowed> narrowed_;  // by a hash of what was asked
    ScopeLinks links_;
};

}  // namespace ninefold::logic::any
