// Telling: a net that was found, as a proof, a sentence and a picture.
#include <algorithm>

#include "logic/explainer/nets.h"

namespace ninefold::logic::explainer {

// The trees of a hint once more, this time kept.
int NetSearch::branches_of(const Board& board, const NetHint& hint, std::vector<Tree>& trees,
                           std::array<Branch, kSize>& branches) {
    const int cell = cell_of(hint.source), digit = digit_of(hint.source);
    std::vector<std::pair<CandidateId, bool>> starts;
    switch (hint.shape) {
        case NetShape::contradiction:
            starts = {{hint.source, hint.source_on}};
            break;
        case NetShape::agreement:
            starts = {{hint.source, true}, {hint.source, false}};
            break;
        case NetShape::cell:
            for (const int d : each_digit(board.mask[cell])) starts.push_back({id_of(cell, d), true});
            break;
        case NetShape::region:
            for (const int place : cells_at(hint.house, board.at(hint.house, digit)))
                starts.push_back({id_of(place, digit), true});
            break;
    }
    trees.resize(starts.size());
    for (std::size_t i = 0; i < starts.size(); ++i) {
        grow(starts[i].first, starts[i].second, trees[i]);
        branches[i] = {&trees[i], hint.target};
    }
    if (hint.shape != NetShape::contradiction) return static_cast<int>(starts.size());
    branches[0].target = node_of(trees[0].conflict, true);
    branches[1] = {&trees[0], node_of(trees[0].conflict, false)};
    return 2;
}

Proof NetSearch::proof_of(const NetHint& hint, const Branch* branches, int count) const {
    constexpr std::array<Kind, 4> dynamic = {Kind::dynamic_contradiction, Kind::dynamic_double, Kind::dynamic_cell,
                                             Kind::dynamic_region};
    Proof proof;
    proof.kind = kind_.nishio                   ? Kind::nishio
                 : kind_.dynamic                ? dynamic[static_cast<int>(hint.shape)]
                 : hint.shape == NetShape::cell ? Kind::cell_forcing
                                                : Kind::region_forcing;
    std::vector<std::uint64_t> inner_seen;
    for (int i = 0; i < count; ++i) {
        const Tree& tree = *branches[i].tree;
        std::vector<std::int32_t> line_of(kNodes, -1);
        ProofChain chain;
        // Parents first: a node is written when it is met the second time.
        std::vector<NodeId> stack = {branches[i].target};
        std::vector<bool> open(kNodes, false);
        while (!stack.empty()) {
            const NodeId node = stack.back();
            const auto& origin = tree.origin[node];
            if (line_of[node] >= 0) {
                stack.pop_back();
                continue;
            }
            if (!open[node]) {
                open[node] = true;
                tree.for_each_parent(node, [&](NodeId parent) {
                    if (line_of[parent] < 0) stack.push_back(parent);
                });
                continue;
            }
            stack.pop_back();
            ProofLine line;
            const CandidateId here = candidate_of(node);
            line.cell = static_cast<std::uint8_t>(cell_of(here));
            line.digit = static_cast<std::uint8_t>(digit_of(here));
            line.on = is_on(node);
            if (origin.cause <= Cause::box) line.house = kGeometry.of[cell_of(here)][static_cast<int>(origin.cause)];
            tree.for_each_parent(
                node, [&](NodeId parent) { line.parents.push_back(static_cast<std::uint16_t>(line_of[parent])); });
            if (origin.cause == Cause::technique) {
                line.advanced = true;
                for (const auto& [concluded, inner] : tree.inner) {
                    if (concluded != node) continue;
                    if (inner & 0x80000000u) {
                        line.rule = static_cast<Kind>(inner & 0xff);
                        break;
                    }
                    const auto print = inner_[inner].fingerprint;
                    auto seen = std::find(inner_seen.begin(), inner_seen.end(), print);
                    if (seen == inner_seen.end()) {
                        inner_seen.push_back(print);
                        proof.inner.push_back(inner_[inner].proof);
                        seen = inner_seen.end() - 1;
                    }
                    line.inner = static_cast<std::int16_t>(seen - inner_seen.begin());
                    line.rule = inner_[inner].proof.kind;
                    break;
                }
            }
            line_of[node] = static_cast<std::int32_t>(chain.lines.size());
            chain.lines.push_back(std::move(line));
        }
        proof.chains.push_back(std::move(chain));
    }
    return proof;
}

void NetSearch::tell(const Board& board, const NetHint& hint, Finding& out) {
    told_ = true;
    most_ = kAny;
    // What is known has no proofs.
    if (known_chains_) known_chains_->hints.clear();
    known_nets_.hints.clear();
    std::vector<Tree> trees;
    std::array<Branch, kSize> branches{};
    const int count = branches_of(board, hint, trees, branches);
    Proof proof = proof_of(hint, branches.data(), count);
    proof.complexity = static_cast<std::uint16_t>(hint.merit.complexity);
    out.reset(proof.kind, hint.merit.rating);
    out.level = kind_.level;
    out.complexity = hint.merit.complexity;
    const CandidateId target = candidate_of(hint.target);
    if (is_on(hint.target)) {
        out.place(cell_of(target), digit_of(target));
        out.eliminate_all(cell_of(target), static_cast<Mask>(board.mask[cell_of(target)] & ~bit(digit_of(target))));
    } else {
        out.eliminate(cell_of(target), digit_of(target));
    }
    if (hint.shape == NetShape::region) out.house(hint.house);
    for (const ProofChain& chain : proof.chains) {
        out.evidence.chains.push_back(static_cast<std::uint16_t>(out.evidence.links.size()));
        const ProofLine& first = chain.lines.front();
        out.mark(first.cell, first.digit, Role::pivot);
        if (std::find(out.evidence.cells.begin(), out.evidence.cells.end(), first.cell) == out.evidence.cells.end())
            out.use(first.cell);
        for (const ProofLine& line : chain.lines) {
            out.digits = static_cast<Mask>(out.digits | bit(line.digit));
            for (const auto parent : line.parents) {
                const ProofLine& from = chain.lines[parent];
                out.evidence.links.push_back(
                    {{CellSet::only(from.cell), from.digit}, {CellSet::only(line.cell), line.digit}, line.on});
            }
        }
    }
    out.proof = std::move(proof);
}

}  // namespace ninefold::logic::explainer
