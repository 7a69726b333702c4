// Chains as steps: the simplest of a position, or the simplest that removes a given label.
#pragma once

#include <memory>
#include <optional>

#include "logic/expert/braids.h"
#include "logic/expert/plain_chains.h"
#include "logic/expert/s_whips.h"
#include "logic/expert/whips.h"

namespace ninefold::logic::expert {

// In their order among chains of one length. Those of `or`: where a relation may stand for a variable.
enum class ChainKind : std::uint8_t {
    oddagon,
    biv_chain,
    z_chain,
    t_whip,
    whip,
    g_whip,
    s_whip,  // a subset may be concluded
    or_whip,
    or_g_whip,
    or_forcing_whip,
    braid,
    g_braid,
    forcing_whip  // as one of a relation, from a variable with two or three candidates
};
constexpr int kChainKinds = 13;
constexpr unsigned bit_of(ChainKind kind) { return 1u << static_cast<unsigned>(kind); }
constexpr unsigned kWithRelations =
    bit_of(ChainKind::or_whip) | bit_of(ChainKind::or_g_whip) | bit_of(ChainKind::or_forcing_whip);

struct ChainStep {
    ChainKind kind = ChainKind::whip;
    Chain chain;                    // of a forcing whip the target alone
    std::vector<int> eliminations;  // the target; for a whip of length 1 all of its targets
    std::vector<Chain> branches;  // of a forcing whip: from each label of its relation to one that rules out the target
    int relation = -1;            // of a forcing whip from a relation
};

class StepSearch {
  public:
    StepSearch();

    // `kinds`: bits. The position is settled. Of the shortest chains that of the first kind; none up to this length,
    // or stopped: no value.
    std::optional<ChainStep> next(const Position& position, unsigned kinds, int length, Stop& stop);
    std::optional<ChainStep> on(const Position& position, int target, unsigned kinds, int length, Stop& stop);
    // For the chains that use relations: of each of these at least one label is true.
    void know(std::vector<Relation> relations) { relations_ = std::move(relations); }

  private:
    std::optional<ChainStep> first_of(const std::vector<int>& targets, unsigned kinds, int length, Stop& stop);
    bool holds(ChainKind kind, int target, int length, Stop& stop, Chain& chain);
    std::vector<int> targets_of(const ChainStep& step) const;
    std::optional<ChainStep> forcing(ChainKind kind, const std::vector<int>& targets, int length, Stop& stop);
    const WhipSearch::Reached& reached_from(int label, Stop& stop);

    Position position_;
    PlainSearch plain_;
    std::vector<Relation> relations_;
    std::vector<Relation> variables_;                            // of forcing whips: those with two or three candidates
    std::vector<std::unique_ptr<WhipSearch::Reached>> reached_;  // by label, up to a length; made when asked for
    std::array<std::unique_ptr<WhipSearch>, 2> whips_;           // without groups, with them
    std::array<std::unique_ptr<WhipSearch>, 2> or_whips_;        // the same, with relations
    std::array<std::unique_ptr<BraidSearch>, 2> braids_;         // the same
    std::unique_ptr<SubsetWhipSearch> subset_whips_;
};

}  // namespace ninefold::logic::expert
