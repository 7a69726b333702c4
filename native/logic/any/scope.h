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
#include "logic/any/board.h"

namespace ninefold::logic::any {

// The digits of each cell of a scope, in the order of its cells.
using Domains = std::vector<Set>;

// A tree of cases, as the ways to its leaves: cells of a scope by their places in it, each with the digit supposed
// there.
using Way = std::vector<std::pair<int, int>>;
struct Tree {
    std::vector<Way> leaves;  // each impossible; together they are all cases
    Domains filling;          // that was met where there is one: the tree does not end
};

// What goes inside of a supposition: digits in the cells at these places, one after the other.
struct Lemmas {
    Way gone;
    Domains filling;     // that was met where there is one
    double room = 0;     // how much is left open: bits over all cells
    bool ended = false;  // nothing more goes, however long one tries
};

// Two candidates of a scope, by the places of their cells in it.
struct ScopeLink {
    int a, digit_of_a, b, digit_of_b;
};
struct ScopeLinks {
    std::vector<ScopeLink> weak;    // if the first is true, the second is false
    std::vector<ScopeLink> strong;  // if the first is false, the second is true
};

// A scope at work.
class Filler {
  public:
    virtual ~Filler() = default;
    // What the propagators leave; false: there is no filling. `domains` is narrowed.
    virtual bool narrow(Domains& domains, Stop& stop) = 0;
    // What occurs in some filling; false: there is none.
    virtual bool fill(Domains& domains, Stop& stop) = 0;
    // Whether there may be a filling.
    virtual bool fills(const Domains& domains, Stop& stop) = 0;
    // Trees of cases, from these domains on until `end_trees`; false: there is no filling. What earlier trees have
    // taught about where to look first is forgotten.
    virtual bool begin_trees(const Domains& domains, Stop& stop) = 0;
    virtual void end_trees() = 0;
    // How much is left open if a digit is supposed in the cell at a place: bits over all cells; negative if it is
    // impossible at once, and then nothing is `left`.
    virtual double room(std::pair<int, int> supposed, Domains& left) = 0;
    // Whether a digit in the cell at a place is impossible, as a tree of at most so many leaves shows.
    virtual bool refute(std::pair<int, int> supposed, int leaves, Tree& tree, Stop& stop) = 0;
    // Whether it is impossible at once.
    virtual bool refused(std::pair<int, int> supposed) = 0;
    // Whether a digit in the cell at a place is impossible because others, each supposed beside it alone, are
    // impossible at once and go. They are told in order; at most so much is worked.
    virtual bool refute_nested(std::pair<int, int> supposed, std::uint64_t most_effort, Lemmas& lemmas, Stop& stop) = 0;
    // How much was worked: a clock that runs alike on every machine.
    virtual std::uint64_t effort() const = 0;
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
    // How much its propagators have worked.
    std::uint64_t effort() const { return filler_ ? filler_->effort() : 0; }
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
    ScopeLinks links_;
};

}  // namespace ninefold::logic::any
