// What must be true because everything else fails: the judgement over tables of consequences.
//
// A table holds all candidates that become true (on) and false (off) once one literal is assumed. A table
// with a contradiction refutes its literal; a literal that stands in the tables of all candidates of a cell, of
// all places of a digit in a house, or of a candidate and of its opposite, is proved (verity).
#pragma once

#include <vector>

#include "logic/implications.h"

namespace ninefold::logic {

// Candidates by their node number; a compact grid fills a few words only.
struct NodeSet {
    static constexpr int kWords = 12;
    std::array<std::uint64_t, kWords> words{};
    void add(int node) { words[node >> 6] |= 1ULL << (node & 63); }
    bool has(int node) const { return words[node >> 6] >> (node & 63) & 1; }
};

struct Table {
    NodeSet on, off;
};

// Why a literal holds.
enum class Reason : std::uint8_t {
    contradiction_candidate,  // its opposite makes a candidate both true and false
    contradiction_cell,       // ... leaves a cell without candidates
    contradiction_house,      // ... leaves a house without a place for a digit
    verity_candidate,         // follows from a candidate and from its opposite
    verity_cell,              // follows from every candidate of a cell
    verity_house,             // follows from every place of a digit in a house
};
constexpr bool is_verity(Reason reason) { return reason >= Reason::verity_candidate; }

struct Proof {
    Literal result;
    Reason reason;
    // The cases: candidates of the cell, places of the digit, or the one candidate.
    std::vector<std::uint16_t> cases;
};

class ForcingTables {
  public:
    // The sets of candidates of which one must be true: those of each cell, and of each digit in each house.
    void build(const Grid& grid, const Implications& implications);
    Table& of(Literal literal) {
        return tables_[Implications::is_on(literal) ? literal : candidates_ + Implications::node_of(literal)];
    }
    const Table& of(Literal literal) const { return const_cast<ForcingTables*>(this)->of(literal); }

    // Every literal that is refuted or proved, with every proof.
    void judge(std::vector<Proof>& proofs) const;

    struct Choice {
        NodeSet set;
        std::vector<std::uint16_t> nodes;
        bool in_cell;
    };
    const std::vector<Choice>& choices() const { return choices_; }

  private:
    void judge_contradictions(Literal start, std::vector<Proof>& proofs) const;
    void judge_choice(const Choice& choice, std::vector<Proof>& proofs) const;
    void judge_opposites(int node, std::vector<Proof>& proofs) const;

    int candidates_ = 0, words_ = 0;
    std::vector<Table> tables_;
    std::vector<Choice> choices_;
};

}  // namespace ninefold::logic
