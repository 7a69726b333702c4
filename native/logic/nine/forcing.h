// What must be so because everything else fails: the judgement over tables of consequences.
//
// A table holds all candidates that become true (on) and false (off) once one literal is assumed. A table
// with a contradiction refutes its literal; a literal that stands in the tables of all candidates of a cell,
// of all places of a digit in a house, or of a candidate and of its opposite, is proved (verity).
#pragma once

#include <vector>

#include "logic/nine/implications.h"

namespace ninefold::logic {

// Candidates by their node number; a grid on its way fills four or five words.
struct NodeSet {
    static constexpr int kWords = 12;
    std::array<std::uint64_t, kWords> words{};
    void add(int node) { words[node >> 6] |= 1ULL << (node & 63); }
    bool has(int node) const { return words[node >> 6] >> (node & 63) & 1; }
};

struct Table {
    NodeSet on, off;
    void add(Literal literal) { (Implications::is_on(literal) ? on : off).add(Implications::node_of(literal)); }
    bool has(Literal literal) const {
        return (Implications::is_on(literal) ? on : off).has(Implications::node_of(literal));
    }
};

constexpr Literal opposite(Literal literal) {
    const int node = Implications::node_of(literal);
    return Implications::is_on(literal) ? Implications::off(node) : Implications::on(node);
}

// Candidates of which one must be true: those of a cell, or the places of a digit in a house.
struct Choice {
    std::vector<std::uint16_t> nodes;
    int cell = -1, house = -1;  // one of them
};

struct Proof {
    enum class Kind : std::uint8_t { contradiction, verity };
    Kind kind;
    // The choice all of whose candidates are refuted, or lead to the result; null: `node` and its opposite
    // do.
    const Choice* choice;
    int node;
};

class ForcingTables {
  public:
    // Makes the choices and empties the tables.
    void build(const Grid& grid, const Implications& implications);
    const std::vector<Choice>& choices() const { return choices_; }
    int candidates() const { return candidates_; }

    Table& of(Literal literal) { return tables_[index(literal)]; }
    const Table& of(Literal literal) const { return tables_[index(literal)]; }
    // Adds to every table what its members imply, and what those imply, until nothing is new.
    void close();

    // What is proved, as one table.
    Table proved() const;
    std::vector<Proof> proofs_of(Literal result) const;

  private:
    int index(Literal literal) const {
        return Implications::is_on(literal) ? literal : candidates_ + Implications::node_of(literal);
    }
    void close(Table& table) const;
    bool contradicts(const Table& table) const;
    static bool empties(const Table& table, const Choice& choice) {
        for (const int node : choice.nodes)
            if (!table.off.has(node)) return false;
        return true;
    }
    void join_common(Table& proved, const Table& common) const;

    int candidates_ = 0, words_ = 0;
    std::vector<Table> tables_, direct_;
    std::vector<Choice> choices_;
};

}  // namespace ninefold::logic
