// What follows from a target and from what was concluded so far, one conclusion at a time, and back again.
#pragma once

#include "logic/expert/chain.h"

namespace ninefold::logic::expert {

class Trail {
  public:
    explicit Trail(bool groups) : groups_(groups) {}

    // From now on on this position, of which a copy is kept.
    void begin(const Position& position);

    const Position& position() const { return position_; }
    // What is left of a variable beside the target and all that was concluded.
    int mask(int variable) const { return masks_[variable]; }

    // What a state of the trail has to offer.
    struct State {
        VariableSet open;   // variables with one label left, or with a group, and not made true by a conclusion yet
        LabelSet fatal;     // labels that would leave a variable with nothing
        LabelSet right;     // the labels that are alone in an open variable
        VariableSet spent;  // variables of the target and of the conclusions
        int killed = 0;     // how many labels are dead
    };
    const State& state() const { return states_[depth_]; }
    int depth() const { return depth_; }

    // Adds the target or a conclusion, reached by `variable` (-1 for the target). True if a variable is left with
    // nothing; then `empty()` is that variable. Each is to be followed by its `undo`.
    bool add(int node, int variable);
    void undo();
    int empty() const { return empty_; }
    int killed_before() const { return states_[depth_ - 1].killed; }

    // What an open variable says is true: its one label, or its group.
    int conclusion(int variable) const {
        const unsigned mask = masks_[variable];
        if (std::has_single_bit(mask)) return kCsp.labels[variable][std::countr_zero(mask)];
        return kLabels + kCsp.group_of(variable, static_cast<int>(mask));
    }
    // Whether making this true leaves a variable with nothing.
    bool ends(int node) const;

    // How many rounds of concluding everything at once, at most `limit`, it takes until a variable has nothing left;
    // more than `limit` if that is not enough. No chain from here is shorter than that plus one.
    // `barred` conclusions are not drawn; `touched` gets the variables that lose a label.
    int rounds(int limit, const Bits<kNodes>* barred = nullptr, VariableSet* touched = nullptr);

    // The variables that lose a label when the node is true.
    const VariableSet& touched(int node);

  private:
    struct Kills {
        std::array<std::uint16_t, 28> labels;
        VariableSet touched;
        int count = 0;
        unsigned made = 0;
    };
    const Kills& kills(int node);

    const bool groups_;
    Position position_;
    std::array<std::uint16_t, kVariables> masks_{};
    std::array<State, kMaxLength + 2> states_;
    std::array<std::uint16_t, kLabels> dead_{};
    std::array<Kills, kNodes> kills_;
    // for `rounds`
    std::array<std::uint16_t, kVariables> hasty_{};
    std::array<std::uint16_t, 2 * kVariables> queue_{};
    unsigned generation_ = 0;
    int depth_ = 0;
    int empty_ = -1;
};

}  // namespace ninefold::logic::expert
