// What follows from a target and from what was concluded so far, one conclusion at a time, and back again.
#pragma once

#include "logic/expert/chain.h"

namespace ninefold::logic::expert {

class Trail {
  public:
    explicit Trail(bool groups) : groups_(groups) {}

    // From now on on this position, of which a copy is kept; with relations, of which at most kMostRelations count.
    void begin(const Position& position, std::span<const Relation> relations = {});

    const Position& position() const { return position_; }
    // The labels of a variable or a relation at the beginning, as bits; the label of a bit.
    int start(int variable) const {
        return variable < kVariables ? position_.mask(variable) : whole_[variable - kVariables];
    }
    int label(int variable, int bit) const {
        return variable < kVariables ? kCsp.labels[variable][bit] : relations_[variable - kVariables][bit];
    }
    // The variables and relations with a label that the node rules out.
    VariableSet reaches(int node) const;
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
    // The same of all that a subset rules out.
    bool add_all(const LabelSet& killed);
    void undo();
    int empty() const { return empty_; }
    int killed_before() const { return states_[depth_ - 1].killed; }

    // What an open variable says is true: its one label, or its group.
    int conclusion(int variable) const {
        const unsigned mask = masks_[variable];
        if (std::has_single_bit(mask)) return label(variable, std::countr_zero(mask));
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
    // All of `mask`.
    std::span<const std::uint16_t> masks() const { return masks_; }

  private:
    struct Kills {
        std::array<std::uint16_t, 28> labels;
        VariableSet touched;
        int count = 0;
        unsigned made = 0;
    };
    const Kills& kills(int node);
    template <typename Each>
    bool kill(State& state, Each each);
    // Visits the variables and relations of a label.
    template <typename Visit>
    void each_place(int label, Visit visit) const {
        for (const Place& place : kCsp.places[label]) visit(place);
        if (has_relations_ && related_.has(label))
            for (const auto& [of, place] : in_relations_)
                if (of == label) visit(place);
    }

    const bool groups_;
    Position position_;
    std::vector<Relation> relations_;
    std::vector<int> whole_;                           // all bits of a relation
    std::vector<std::pair<int, Place>> in_relations_;  // labels, and where they stand in relations
    LabelSet related_;
    bool has_relations_ = false;
    std::array<std::uint16_t, kSteppingStones> masks_{};
    std::array<State, kMaxLength + 2> states_;
    std::array<std::uint16_t, kLabels> dead_{};
    std::array<Kills, kNodes> kills_;
    // for `rounds`
    std::array<std::uint16_t, kSteppingStones> hasty_{};
    std::array<std::uint16_t, 2 * kSteppingStones> queue_{};
    unsigned generation_ = 0;
    int depth_ = 0;
    int empty_ = -1;
};

}  // namespace ninefold::logic::expert
