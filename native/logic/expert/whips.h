// Whips, and with groups g-whips: chains in which each variable follows from the conclusion just before it.
#pragma once

#include "core/stop.h"
#include "logic/expert/memory.h"
#include "logic/expert/trail.h"

namespace ninefold::logic::expert {

// Which left candidates are tried where several would do. No candidate is a left one twice, so the choice may bar a
// later variable. `one` is how the published ratings were made: of partial whips with the same conclusions there is
// one.
enum class Lefts : std::uint8_t { every, one };

class WhipSearch {
  public:
    explicit WhipSearch(bool groups, Lefts lefts = Lefts::every) : lefts_(lefts), trail_(groups) {}

    void begin(const Position& position, std::span<const Relation> relations = {}) {
        trail_.begin(position, relations);
    }
    // Whether there is a whip of at most this length on the target; then `found` is it, if it is wanted.
    // `touched` gets every variable that the search took a label from.
    bool search(int target, int length, Stop& stop, VariableSet& touched, Chain* found = nullptr);
    // Whether the target contradicts itself, by a chain of whatever length and kind.
    bool contradicts(int target);

    // Partial whips: chains from a candidate that is supposed to be true, of at most this many variables. For each
    // label the length of the shortest that rules it out, kMaxLength + 1 if there is none; then one such chain.
    using Reached = std::array<std::uint8_t, kLabels>;
    void spread(int from, int length, Stop& stop, Reached& reached);
    bool reach(int from, int goal, int length, Stop& stop, Chain& found);

  private:
    // `blocked`: there was a way on, but by a candidate that was a left one before.
    enum class Way : std::uint8_t { found, none, blocked };
    Way extend(int last, int length);
    Way extend_by_one(int last, int length);
    Way follow(int variable, int node, int left, int length);
    bool used(int left) const;
    void end(int last);
    bool spread_on(int last, int length);

    const Lefts lefts_;
    Trail trail_;
    Reached* reached_ = nullptr;
    int goal_ = -1;
    Memory memory_;
    std::array<Link, kMaxLength + 2> path_;
    int path_length_ = 0;
    std::uint64_t key_ = 0;
    VariableSet* touched_ = nullptr;
    Stop* stop_ = nullptr;
};

}  // namespace ninefold::logic::expert
