// Sudoku as the school of whips and braids sees it: labels (a digit in a cell) and variables (sets of labels of which
// exactly one is true). Cells are variables, and so is each digit in each row, column and box.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/nine.h"

namespace ninefold::logic::expert {

constexpr int kLabels = kCells * kSize;  // 9 * cell + digit, digits from 0
constexpr int kVariables = 4 * kCells;   // 0..80 cells, then 9 * row + digit, 9 * column + digit, 9 * box + digit
constexpr int kRowDigit = kCells, kColumnDigit = 2 * kCells, kBoxDigit = 3 * kCells;
// A group is a digit in the three cells that a line and a box share: 27 pieces of rows, then 27 of columns.
constexpr int kGroups = 2 * 3 * kCells;
constexpr int kNodes = kLabels + kGroups;  // what may be said to be true in a chain: labels, then groups
// A relation is a set of labels of which at least one is true, known of a position beside its variables; in a chain it
// stands where a variable may. Relations are numbered after the variables.
constexpr int kMostRelations = 60;
constexpr int kSteppingStones = kVariables + kMostRelations;

// A set of the numbers below Size, as bits.
template <int Size>
class Bits {
  public:
    static constexpr int kWords = (Size + 63) / 64;

    void add(int i) { words_[i >> 6] |= 1ULL << (i & 63); }
    void remove(int i) { words_[i >> 6] &= ~(1ULL << (i & 63)); }
    bool has(int i) const { return words_[i >> 6] >> (i & 63) & 1; }
    bool meets(const Bits& other) const {
        std::uint64_t any = 0;
        for (int w = 0; w < kWords; ++w) any |= words_[w] & other.words_[w];
        return any != 0;
    }
    Bits& operator|=(const Bits& other) {
        for (int w = 0; w < kWords; ++w) words_[w] |= other.words_[w];
        return *this;
    }
    Bits& operator&=(const Bits& other) {
        for (int w = 0; w < kWords; ++w) words_[w] &= other.words_[w];
        return *this;
    }
    int count() const {
        int sum = 0;
        for (const auto word : words_) sum += std::popcount(word);
        return sum;
    }
    std::uint64_t word(int w) const { return words_[w]; }
    template <typename Visit>
    void each(Visit visit) const {
        for (int w = 0; w < kWords; ++w)
            for (std::uint64_t rest = words_[w]; rest; rest &= rest - 1) visit(64 * w + std::countr_zero(rest));
    }

  private:
    std::array<std::uint64_t, kWords> words_{};
};
using LabelSet = Bits<kLabels>;
using VariableSet = Bits<kSteppingStones>;
using Relation = std::vector<int>;  // its labels, at most sixteen

// Where a label stands in one of its variables.
struct Place {
    std::uint16_t variable, bit;
};

constexpr int cell_of(int label) { return label / kSize; }
constexpr int digit_of(int label) { return label % kSize; }
constexpr int label_of(int cell, int digit) { return kSize * cell + digit; }
constexpr bool is_group(int node) { return node >= kLabels; }

struct Geometry {
    std::array<std::array<Place, 4>, kLabels> places;                 // cell, row, column, box
    std::array<std::array<std::uint16_t, kSize>, kVariables> labels;  // of a variable, in the order of its bits
    std::array<std::array<std::uint16_t, 28>, kLabels> linked;        // labels that share a variable with this one
    std::array<std::array<std::uint16_t, 12>, kGroups> group_linked;  // labels linked to all three of a group
    std::array<std::array<std::uint16_t, 3>, kGroups> members;
    std::array<LabelSet, kNodes> kills;       // what cannot be true beside the node
    std::array<VariableSet, kNodes> reaches;  // the variables that hold such a label, but not the node itself
    // The piece that a set of places of a variable lies in: by variable kind (lines, boxes) and mask; -1 for none.
    // Lines: 0, 1, 2 along the line; boxes: 0, 1, 2 rows, 3, 4, 5 columns.
    std::array<std::int8_t, 512> line_piece, box_piece;

    Geometry();
    // The group that holds these two or three places of a variable; -1 if they do not lie in one.
    int group_of(int variable, int mask) const {
        if (variable < kRowDigit || variable >= kVariables) return -1;
        if (variable < kBoxDigit) {
            const int piece = line_piece[mask], line = (variable - kRowDigit) / kSize;
            return piece < 0 ? -1 : kSize * (3 * line + piece) + variable % kSize;
        }
        const int piece = box_piece[mask], box = (variable - kBoxDigit) / kSize;
        if (piece < 0) return -1;
        const int line = piece < 3 ? 3 * (box / 3) + piece : kSize + 3 * (box % 3) + piece - 3;
        return kSize * (3 * line + (piece < 3 ? box % 3 : box / 3)) + variable % kSize;
    }
    bool linked_to(int node, int label) const { return kills[node].has(label); }
};

// The one table of it, made when the program starts.
extern const Geometry kCsp;

}  // namespace ninefold::logic::expert
