// S-whips: whips in which a subset may be concluded as a label is, once the target and what was concluded before have
// left its variables no other places. It counts as many variables as it has.
#pragma once

#include "core/stop.h"
#include "logic/expert/memory.h"
#include "logic/expert/trail.h"

namespace ninefold::logic::expert {

class SubsetWhipSearch {
  public:
    SubsetWhipSearch() : trail_(false) {}

    void begin(const Position& position) { trail_.begin(position); }
    // Whether there is an S-whip of at most this length on the target; then `found` is it. Gives up when it has looked
    // at kMostStates states.
    bool search(int target, int length, Stop& stop, Chain& found);
    // Whether the target contradicts itself by singles and subsets, however many.
    bool contradicts(int target);

  private:
    // As of WhipSearch.
    enum class Way : std::uint8_t { found, none, blocked };
    Way extend(const LabelSet& seen, int length);
    Way conclude(int variable, const LabelSet& seen, int length);
    Way conclude(const Subset& subset, const LabelSet& seen, int length);
    template <typename Conclude>
    Way follow(Link link, const LabelSet& kills, std::uint64_t own, int length, Conclude conclude);
    Way by_each_left(int variable, const LabelSet& seen, auto follow);
    bool used(int left) const;
    void end(const LabelSet& seen);
    int rounds(int limit);

    Trail trail_;
    Memory memory_;
    std::array<Link, kMaxLength + 2> path_;
    int path_length_ = 0;
    std::vector<Subset> subsets_;  // of the path
    std::uint64_t key_ = 0;
    int work_ = 0;  // states that may still be looked at
    Stop* stop_ = nullptr;
};

}  // namespace ninefold::logic::expert
