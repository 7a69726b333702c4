// A board of any houses and rules, as logic sees it: what never changes on the way.
//
// A candidate is a digit in a cell. Two of them exclude each other in one cell, in one house, or by a rule for two
// cells.
#pragma once

#include <memory>
#include <vector>

#include "core/digit_set.h"
#include "general/problem.h"

namespace ninefold::logic::any {

using Set = DigitSet<2>;  // of digits: as many as a problem may have

enum class HouseKind : std::uint8_t { row, column, box, other };

struct House {
    std::vector<int> cells;
    HouseKind kind = HouseKind::other;
    bool whole = false;  // as many cells as there are digits: each digit is in it
};

// Which digits go together in two cells.
struct PairTable {
    std::vector<Set> there, back;  // [digit of the first - 1]: those of the second; and the other way round
};

// A rule for two cells. `told`: its constraint speaks of many cells and is judged pair by pair.
struct Pair {
    int a = 0, b = 0;
    int table = 0;
    int source = 0;
    bool told = false;
};

// The rules that one constraint is made of, as places among those of the problem.
struct Source {
    std::vector<int> rules;
    int name = 0;          // the same for constraints of one kind
    bool is_void = false;  // its cells are none of the board, and hold 1
};

// What Python knows of a puzzle beyond its problem.
struct Told {
    std::vector<HouseKind> kinds;  // of each house
    std::vector<int> sources;      // of each rule, the number of its constraint; ascending
    std::vector<int> names;        // of each constraint, a number for its name
    std::vector<int> voids;        // constraints whose cells are none of the board
};

class Board {
  public:
    // The problem has passed the gate. Throws std::invalid_argument if `told` does not fit it.
    Board(general::Problem problem, const Told& told);

    int size() const { return problem_.size; }
    int cells() const { return static_cast<int>(problem_.givens.size()); }
    const Set& all() const { return all_; }
    const general::Problem& problem() const { return problem_; }
    const std::vector<House>& houses() const { return houses_; }
    const std::vector<int>& houses_of(int cell) const { return houses_of_[cell]; }
    const std::vector<int>& peers(int cell) const { return peers_[cell]; }
    bool are_peers(int a, int b) const { return peer_bits_[a * row_words_ + (b >> 6)] >> (b & 63) & 1; }
    const std::vector<Source>& sources() const { return sources_; }
    const std::vector<Pair>& pairs() const { return pairs_; }
    const std::vector<int>& pairs_of(int cell) const { return pairs_of_[cell]; }
    const PairTable& table(int table) const { return tables_[table]; }

    // More rules for two cells, as found by trying.
    void add_pair(Pair pair, PairTable table);
    // The pairs of these constraints are judged one by one.
    void tell_pairs_of(const std::vector<bool>& sources) {
        for (auto& pair : pairs_) pair.told = sources[pair.source];
    }

    // The digits that `other` cannot hold if `cell` holds the digit; each cell that loses any is visited once or more.
    template <typename Visit>
    void exclude(int cell, int digit, Visit visit) const {
        visit(cell, all_.without(Set::only(digit)));
        for (const int peer : peers_[cell]) visit(peer, Set::only(digit));
        for (const int at : pairs_of_[cell]) {
            const Pair& pair = pairs_[at];
            const bool first = pair.a == cell;
            const auto& allowed = first ? tables_[pair.table].there : tables_[pair.table].back;
            visit(first ? pair.b : pair.a, all_.without(allowed[digit - 1]));
        }
    }
    // Whether both cannot be true.
    bool exclude_each_other(int cell, int digit, int other, int second) const;

  private:
    general::Problem problem_;
    Set all_;
    std::vector<House> houses_;
    std::vector<std::vector<int>> houses_of_, peers_, pairs_of_;
    int row_words_;
    std::vector<std::uint64_t> peer_bits_;
    std::vector<Source> sources_;
    std::vector<Pair> pairs_;
    std::vector<PairTable> tables_;
};

// The cells of a rule and of its alternatives, each once, in the order of the rule.
std::vector<int> cells_of(const general::Rule& rule);

// A moment: digits, and the open candidates of empty cells.
struct Position {
    std::vector<std::uint8_t> digits;
    std::vector<Set> open;  // nothing in a filled cell

    Set domain(int cell) const { return digits[cell] != 0 ? Set::only(digits[cell]) : open[cell]; }
    bool has(int cell, int digit) const { return open[cell].has(digit); }
    bool full() const;
    // Candidates of peers go by themselves; what rules take away is a step of its own.
    void place(const Board& board, int cell, int digit);
    // An empty cell without a candidate, or a house without a place for a digit.
    bool broken(const Board& board) const;
};

}  // namespace ninefold::logic::any
