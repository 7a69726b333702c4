// Nets: what follows from a candidate being true and being false, from each candidate of a cell, from each place of a
// digit in a house. Contradictions, and whatever all branches agree on.
#pragma once

#include <memory>
#include <unordered_map>
#include <vector>

#include "core/stop.h"
#include "logic/explainer/inside.h"
#include "logic/explainer/propagation.h"
#include "logic/explainer/unary.h"

namespace ninefold::logic::explainer {

enum class NetShape : std::uint8_t { contradiction, agreement, cell, region };

// Where the branches of a net start and what it concludes.
struct NetHint {
    Merit merit;
    NetShape shape = NetShape::contradiction;
    CandidateId source = 0;  // contradiction, agreement: the candidate; cell: any candidate of the cell
    bool source_on = true;   // contradiction: what was assumed
    int house = -1;          // region: the house of source's digit
    NodeId target = 0;       // what holds in the end
};

// A net (or a chain) as a conclusion inside another net.
struct InnerHint {
    Merit merit;
    int complexity = 0;
    std::uint64_t fingerprint = 0;  // equal chains count once
    std::vector<CandidateId> removed;
    std::array<CellSet, kSize> parents{};  // false candidates of the outer net that it rests on
    Proof proof;                           // only if asked for
};

// Conclusions inside nets by the board that was left, as long as the board of the assumptions is the same one.
struct Known {
    std::array<Mask, kCells> source{};
    std::unordered_map<std::uint64_t, std::vector<InnerHint>> hints;

    void set(const Board& board) {
        if (source == board.mask) return;
        source = board.mask;
        hints.clear();
    }
};

class NetSearch {
  public:
    // `chains`: what is known of forcing chains inside, shared with the searches of other levels.
    explicit NetSearch(NetKind kind, std::shared_ptr<Known> chains = {});

    // The net that comes first. `told`: with evidence and proof.
    bool first(const Board& board, bool told, Stop& stop, Finding& out);
    // All nets of a board that an outer net left of `outer`: one per set of removed candidates, in order.
    void all(const Board& board, const Board& outer, bool told, std::vector<InnerHint>& out);

  private:
    struct Branch {
        const Tree* tree;
        NodeId target;
    };
    template <typename Sink>
    void judge(const Board& board, Sink& sink);
    template <typename Sink>
    void judge_cell(const Board& board, int cell, Sink& sink);
    template <typename Sink>
    void judge_candidate(const Board& board, CandidateId candidate, const Tree& true_tree, Sink& sink);
    template <typename Sink>
    void judge_regions(const Board& board, CandidateId candidate, Sink& sink);
    template <typename Sink>
    void offer_common(const Board& board, NetHint hint, int key, const std::array<const Tree*, kSize>& trees, int count,
                      Sink& sink);

    void grow(CandidateId start, bool on, Tree& tree);
    bool conclude_inside(Tree& tree);
    bool hopeless(const Tree& tree, int known);
    template <typename Find>
    const std::vector<InnerHint>& recalled(Known& known, Find find);
    void chains_inside(std::vector<InnerHint>& out);
    bool take(Tree& tree, const std::vector<CandidateId>& removed, const std::vector<NodeId>& parents,
              std::int64_t inner);
    const Tree& true_tree(CandidateId candidate);
    // Nodes behind the targets, those of inner chains too; more than `most` is not counted out.
    int complexity(const Branch* branches, int count, int most);
    void parents_of(const NetHint& hint, const Branch* branches, int count, const Board& board, const Board& outer,
                    InnerHint& out);
    Proof proof_of(const NetHint& hint, const Branch* branches, int count) const;
    void tell(const Board& board, const NetHint& hint, Finding& out);
    int branches_of(const Board& board, const NetHint& hint, std::vector<Tree>& trees,
                    std::array<Branch, kSize>& branches);

    NetKind kind_;
    Propagation propagation_;
    std::vector<std::unique_ptr<Tree>> trees_;       // of true candidates, one per candidate at most
    std::array<std::int16_t, kCandidates> tree_of_;  // index into trees_, -1 if not grown yet
    int grown_ = 0;
    Tree false_tree_;
    std::vector<Inside> inside_;
    std::vector<UnaryChain> chains_inside_;
    std::shared_ptr<Known> known_chains_;
    Known known_nets_;
    std::vector<InnerHint> inner_;  // those that trees refer to
    std::unique_ptr<UnarySearch> unary_;
    std::unique_ptr<NetSearch> multiple_, dynamic_;  // searches inside
    static constexpr int kAny = 1 << 20;
    int most_ = kAny;  // complexity of the best net so far
    bool told_ = false;
    Stop* stop_ = nullptr;
    std::array<std::uint32_t, kNodes> stamp_{};
    std::uint32_t now_ = 0;
    std::vector<NodeId> stack_;
    std::vector<std::uint64_t> inner_seen_;
};

}  // namespace ninefold::logic::explainer
