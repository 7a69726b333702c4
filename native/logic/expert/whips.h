// Whips, and with groups g-whips: chains in which each variable follows from the conclusion just before it.
#pragma once

#include "core/stop.h"
#include "logic/expert/memory.h"
#include "logic/expert/trail.h"

namespace ninefold::logic::expert {

class WhipSearch {
  public:
    explicit WhipSearch(bool groups) : trail_(groups) {}

    void begin(const Position& position) { trail_.begin(position); }
    // Whether there is a whip of at most this length on the target; then `found` is it, if it is wanted.
    // `touched` gets every variable that the search took a label from.
    bool search(int target, int length, Stop& stop, VariableSet& touched, Chain* found = nullptr);
    // Whether the target contradicts itself, by a chain of whatever length and kind.
    bool contradicts(int target);

  private:
    // `blocked`: there was a way on, but by a candidate that was a left one before.
    enum class Way : std::uint8_t { found, none, blocked };
    Way extend(int last, int length);
    Way follow(int variable, int node, int left, int length);
    bool used(int left) const;
    void end(int last);

    Trail trail_;
    Memory memory_;
    std::array<Link, kMaxLength + 2> path_;
    int path_length_ = 0;
    std::uint64_t key_ = 0;
    VariableSet* touched_ = nullptr;
    Stop* stop_ = nullptr;
};

}  // namespace ninefold::logic::expert
