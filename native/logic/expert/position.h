// A position of labels, and the basic theory on it: a label alone in a variable is placed, what is linked to a placed
// label goes.
#pragma once

#include <span>

#include "logic/expert/geometry.h"

namespace ninefold::logic::expert {

class Position {
  public:
    Position() = default;
    Position(const Position& other) { *this = other; }
    Position& operator=(const Position& other);

    // 81 digits, 0 for empty; the candidates are what the givens leave, before any single.
    static Position of(const std::uint8_t* digits);
    // Candidates per cell, as bits; a cell with one candidate need not be settled yet.
    static Position of_masks(std::span<const std::uint16_t, kCells> masks);

    // The labels left of a variable, as bits.
    int mask(int variable) const { return masks_[variable]; }
    bool has(int label) const { return masks_[cell_of(label)] >> digit_of(label) & 1; }
    bool broken() const { return broken_; }
    bool solved() const { return placed_ == kCells && !broken_; }
    int placed() const { return placed_; }
    // The variables that have lost a label since the last `forget_changes`.
    const VariableSet& changed() const { return changed_; }
    void forget_changes() { changed_ = {}; }

    // Each is followed by all that the basic theory concludes. False when a variable has nothing left.
    bool remove(int label);
    bool place(int label);
    bool settle();

    template <typename Visit>
    void each_label(Visit visit) const {
        for (int cell = 0; cell < kCells; ++cell)
            for (int rest = masks_[cell]; rest; rest &= rest - 1)
                visit(label_of(cell, std::countr_zero(static_cast<unsigned>(rest))));
    }
    // Whether the label stands in a cell that is filled.
    bool is_placed(int label) const { return done_.has(cell_of(label)); }

  private:
    void drop(int label);
    void put(int label);
    bool drain();

    std::array<std::uint16_t, kVariables> masks_{};
    Bits<kCells> done_;
    VariableSet changed_;
    // A label comes into the queue once for each variable in which it is alone.
    std::array<std::uint16_t, kVariables> queue_;
    int queued_ = 0;
    int placed_ = 0;
    bool broken_ = false;
};

}  // namespace ninefold::logic::expert
