// A scope at work: the questions that a space of the general solver answers about some cells and rules, and the trees
// of cases and nested suppositions that it finds. What was tried is taken back.
#pragma once

#include <cstdint>
#include <utility>
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
    Way enough;          // those of them that suffice for the end
    Domains filling;     // that was met where there is one
    double room = 0;     // how much is left open: bits over all cells
    bool ended = false;  // nothing more goes, however long one tries
};

// What a digit in the cell at a place leaves if nothing else is supposed.
struct Alone {
    int cell, digit;
    const Domains* left;
};

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
    // What trees have taught about where to look first, and to go on from it.
    virtual const std::vector<double>& learnt() const = 0;
    // The cell that a tree would split first; -1 if all are filled.
    virtual int first_split() const = 0;
    virtual void go_on_from(const std::vector<double>& learnt) = 0;
    // A search without any supposition, for so much work: fillings that were met, two at most, and what it teaches.
    virtual void explore(std::uint64_t most_effort, std::vector<Domains>& fillings, Stop& stop) = 0;
    // How much is left open if a digit is supposed in the cell at a place: bits over all cells; negative if it is
    // impossible at once, and then nothing is `left`. What was left before, if anything, goes in: with more candidates
    // in other cells then, so that only what follows from those that are gone since is to be found.
    virtual double room(std::pair<int, int> supposed, Domains& left) = 0;
    // Whether a digit in the cell at a place is impossible, as a tree of at most so many leaves shows.
    virtual bool refute(std::pair<int, int> supposed, int leaves, Tree& tree, Stop& stop) = 0;
    // Whether it is impossible at once.
    virtual bool refused(std::pair<int, int> supposed) = 0;
    // Whether a supposition is impossible because others, each supposed beside it alone, are impossible at once and go.
    // They are told in order; at most so much is worked. `alone`: what the others leave.
    virtual bool refute_nested(const Alone& supposed, const std::vector<Alone>& alone, std::uint64_t most_effort,
                               Lemmas& lemmas, Stop& stop) = 0;
    // How much was worked: a clock that runs alike on every machine.
    virtual std::uint64_t effort() const = 0;
};

}  // namespace ninefold::logic::any
