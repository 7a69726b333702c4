// Chains as steps: the simplest of a position, or the simplest that removes a given label.
#pragma once

#include <memory>
#include <optional>

#include "logic/expert/braids.h"
#include "logic/expert/plain_chains.h"
#include "logic/expert/whips.h"

namespace ninefold::logic::expert {

// In their order among chains of one length.
enum class ChainKind : std::uint8_t { biv_chain, z_chain, t_whip, whip, g_whip, braid, g_braid };
constexpr int kChainKinds = 7;
constexpr unsigned bit_of(ChainKind kind) { return 1u << static_cast<unsigned>(kind); }

struct ChainStep {
    ChainKind kind = ChainKind::whip;
    Chain chain;
    std::vector<int> eliminations;  // the target; for a whip of length 1 all of its targets
};

class StepSearch {
  public:
    StepSearch();

    // `kinds`: bits. The position is settled. Of the shortest chains that of the first kind; none up to this length,
    // or stopped: no value.
    std::optional<ChainStep> next(const Position& position, unsigned kinds, int length, Stop& stop);
    std::optional<ChainStep> on(const Position& position, int target, unsigned kinds, int length, Stop& stop);

  private:
    std::optional<ChainStep> first_of(const std::vector<int>& targets, unsigned kinds, int length, Stop& stop);
    bool holds(ChainKind kind, int target, int length, Stop& stop, Chain& chain);
    std::vector<int> targets_of(const ChainStep& step) const;

    Position position_;
    PlainSearch plain_;
    std::array<std::unique_ptr<WhipSearch>, 2> whips_;    // without groups, with them
    std::array<std::unique_ptr<BraidSearch>, 2> braids_;  // the same
};

}  // namespace ninefold::logic::expert
