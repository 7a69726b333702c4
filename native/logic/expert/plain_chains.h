// The simpler kin of whips: biv-chains, z-chains and t-whips, which a person finds sooner.
#pragma once

#include "core/stop.h"
#include "logic/expert/chain.h"

namespace ninefold::logic::expert {

enum class PlainKind : std::uint8_t {
    biv_chain,  // every variable has two candidates
    z_chain,    // further candidates may be linked to the target
    t_whip,     // further candidates may be linked to earlier conclusions; to the target only at the end
};

class PlainSearch {
  public:
    void begin(const Position& position) { position_ = position; }
    // Whether there is a chain of this kind and of just this length on the target; then `found` is it.
    bool search(PlainKind kind, int target, int length, Stop& stop, Chain& found);

  private:
    bool extend(int last, int length);
    // What a variable concludes if this candidate of it is the left one: a label, -1 for nothing left, -2 for no use.
    int conclusion(int variable, int left, bool last) const;
    bool extends_by(int variable, int left, int length);

    Position position_;
    PlainKind kind_ = PlainKind::biv_chain;
    int target_ = 0;
    std::vector<Link> path_;
    Stop* stop_ = nullptr;
};

}  // namespace ninefold::logic::expert
