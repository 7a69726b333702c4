// The links between all open candidates of a moment: weak, if both cannot be true; strong, if both cannot be false.
//
// Houses and cells give both. So do rules: a candidate of a cage that leaves no filling together with another one, and
// one without which another is needed, as the propagators of the rule say.
#pragma once

#include <cstdint>
#include <vector>

#include "core/stop.h"
#include "logic/any/scope.h"

namespace ninefold::logic::any {

// Open candidates by number, as bits.
class Bits {
  public:
    explicit Bits(int count = 0) : words_((count + 63) / 64) {}
    void add(int at) { words_[at >> 6] |= 1ULL << (at & 63); }
    void remove(int at) { words_[at >> 6] &= ~(1ULL << (at & 63)); }
    bool has(int at) const { return words_[at >> 6] >> (at & 63) & 1; }
    bool any() const {
        for (const auto word : words_)
            if (word != 0) return true;
        return false;
    }
    bool meets(const Bits& other) const {
        for (std::size_t k = 0; k < words_.size(); ++k)
            if ((words_[k] & other.words_[k]) != 0) return true;
        return false;
    }
    bool within(const Bits& other) const {
        for (std::size_t k = 0; k < words_.size(); ++k)
            if ((words_[k] & ~other.words_[k]) != 0) return false;
        return true;
    }
    Bits& operator|=(const Bits& other) {
        for (std::size_t k = 0; k < words_.size(); ++k) words_[k] |= other.words_[k];
        return *this;
    }
    Bits& operator&=(const Bits& other) {
        for (std::size_t k = 0; k < words_.size(); ++k) words_[k] &= other.words_[k];
        return *this;
    }
    Bits& remove(const Bits& other) {
        for (std::size_t k = 0; k < words_.size(); ++k) words_[k] &= ~other.words_[k];
        return *this;
    }
    template <typename Visit>
    void each(Visit visit) const {
        for (std::size_t k = 0; k < words_.size(); ++k)
            for (auto bits = words_[k]; bits != 0; bits &= bits - 1)
                visit(static_cast<int>(64 * k) + std::countr_zero(bits));
    }

  private:
    std::vector<std::uint64_t> words_;
};

enum class LinkKind : std::uint8_t { cell, house, rule };
struct StrongLink {
    int to;
    LinkKind kind;
    int by;  // the house or the constraint
};

class LinkGraph {
  public:
    // Empty on a board with very many open candidates.
    LinkGraph(const Board& board, std::vector<Scope>& scopes, const Position& at, Stop& stop);

    int count() const { return static_cast<int>(cells_.size()); }
    int cell(int at) const { return cells_[at]; }
    int digit(int at) const { return digits_[at]; }
    int number(int cell, int digit) const { return numbers_[cell * size_ + digit - 1]; }  // -1: not open
    const Bits& weak(int at) const { return weak_[at]; }
    const std::vector<StrongLink>& strong(int at) const { return strong_[at]; }
    // The constraint that parts the two; -1 if a cell or a house does.
    int source_of(int a, int b) const;

  private:
    void join(int a, int b, LinkKind kind, int by);
    void ask_rules(std::vector<Scope>& scopes, const Position& at, Stop& stop);

    const Board* board_;
    int size_;
    std::vector<int> cells_, digits_, numbers_;
    std::vector<Bits> weak_;
    std::vector<std::vector<StrongLink>> strong_;
    std::vector<std::pair<std::uint64_t, int>> by_rule_;  // weak links that a scope gives, sorted
};

}  // namespace ninefold::logic::any
