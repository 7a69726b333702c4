#include "logic/forcing.h"

namespace ninefold::logic {

using I = Implications;

namespace {

template <typename Visit>
void each(const NodeSet& set, int words, Visit visit) {
    for (int w = 0; w < words; ++w)
        for (std::uint64_t bits = set.words[w]; bits; bits &= bits - 1) visit(64 * w + std::countr_zero(bits));
}

}  // namespace

void ForcingTables::build(const Grid& grid, const Implications& implications) {
    candidates_ = implications.candidates();
    words_ = (candidates_ + 63) / 64;
    tables_.assign(2 * candidates_, {});
    choices_.clear();
    const auto add = [&](auto&& nodes, bool in_cell) {
        Choice choice{{}, {}, in_cell};
        for (const int node : nodes) {
            choice.set.add(node);
            choice.nodes.push_back(static_cast<std::uint16_t>(node));
        }
        choices_.push_back(std::move(choice));
    };
    std::vector<int> nodes;
    for (const int cell : grid.empty()) {
        nodes.clear();
        for (const int digit : Digits(grid.mask(cell))) nodes.push_back(implications.candidate(cell, digit));
        add(nodes, true);
    }
    for (int house = 0; house < kHouses; ++house)
        for (int digit = 1; digit <= 9; ++digit) {
            const CellSet cells = grid.cells_of(digit, house);
            if (cells.empty()) continue;
            nodes.clear();
            for (const int cell : cells) nodes.push_back(implications.candidate(cell, digit));
            add(nodes, false);
        }
}

void ForcingTables::judge(std::vector<Proof>& proofs) const {
    for (int node = 0; node < candidates_; ++node) {
        judge_contradictions(I::on(node), proofs);
        judge_contradictions(I::off(node), proofs);
    }
    for (const auto& choice : choices_) judge_choice(choice, proofs);
    for (int node = 0; node < candidates_; ++node) judge_opposites(node, proofs);
}

void ForcingTables::judge_contradictions(Literal start, std::vector<Proof>& proofs) const {
    const Table& table = of(start);
    const Literal result = I::is_on(start) ? I::off(start) : I::on(I::node_of(start));
    for (int w = 0; w < words_; ++w)
        for (std::uint64_t both = table.on.words[w] & table.off.words[w]; both; both &= both - 1)
            proofs.push_back({result, Reason::contradiction_candidate,
                              {static_cast<std::uint16_t>(64 * w + std::countr_zero(both))}});
    for (const auto& choice : choices_) {
        std::uint64_t left = 0;
        for (int w = 0; w < words_; ++w) left |= choice.set.words[w] & ~table.off.words[w];
        if (left == 0)
            proofs.push_back({result, choice.in_cell ? Reason::contradiction_cell : Reason::contradiction_house,
                              choice.nodes});
    }
}

void ForcingTables::judge_choice(const Choice& choice, std::vector<Proof>& proofs) const {
    Table common = of(I::on(choice.nodes[0]));
    for (std::size_t i = 1; i < choice.nodes.size(); ++i) {
        const Table& other = of(I::on(choice.nodes[i]));
        for (int w = 0; w < words_; ++w) {
            common.on.words[w] &= other.on.words[w];
            common.off.words[w] &= other.off.words[w];
        }
    }
    const Reason reason = choice.in_cell ? Reason::verity_cell : Reason::verity_house;
    each(common.on, words_, [&](int node) { proofs.push_back({I::on(node), reason, choice.nodes}); });
    each(common.off, words_, [&](int node) { proofs.push_back({I::off(node), reason, choice.nodes}); });
}

void ForcingTables::judge_opposites(int node, std::vector<Proof>& proofs) const {
    const Table &yes = of(I::on(node)), &no = of(I::off(node));
    const auto only = static_cast<std::uint16_t>(node);
    for (int w = 0; w < words_; ++w) {
        for (std::uint64_t both = yes.on.words[w] & no.on.words[w]; both; both &= both - 1)
            proofs.push_back({I::on(64 * w + std::countr_zero(both)), Reason::verity_candidate, {only}});
        for (std::uint64_t both = yes.off.words[w] & no.off.words[w]; both; both &= both - 1)
            proofs.push_back({I::off(64 * w + std::countr_zero(both)), Reason::verity_candidate, {only}});
    }
}

}  // namespace ninefold::logic
