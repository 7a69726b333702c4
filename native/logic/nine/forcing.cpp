#include "logic/nine/forcing.h"

namespace ninefold::logic {

using I = Implications;

void ForcingTables::build(const Grid& grid, const Implications& implications) {
    candidates_ = implications.candidates();
    words_ = (candidates_ + 63) / 64;
    tables_.assign(2 * static_cast<std::size_t>(candidates_), {});
    choices_.clear();
    for (const int cell : grid.empty()) {
        auto& choice = choices_.emplace_back();
        choice.cell = cell;
        for (const int digit : each_digit(grid.mask(cell)))
            choice.nodes.push_back(static_cast<std::uint16_t>(implications.candidate(cell, digit)));
    }
    for (int house = 0; house < kHouses; ++house)
        for (int digit = 1; digit <= kSize; ++digit) {
            if (grid.places(house, digit) == 0) continue;
            auto& choice = choices_.emplace_back();
            choice.house = house;
            for (const int cell : grid.cells_of(digit, house))
                choice.nodes.push_back(static_cast<std::uint16_t>(implications.candidate(cell, digit)));
        }
}

void ForcingTables::close() {
    direct_ = tables_;
    for (auto& table : tables_) close(table);
}

void ForcingTables::close(Table& table) const {
    Table done;
    const auto expand = [&](const NodeSet& members, NodeSet& seen, int offset) {
        bool grown = false;
        for (int w = 0; w < words_; ++w)
            for (std::uint64_t fresh; (fresh = members.words[w] & ~seen.words[w]) != 0;) {
                const int node = 64 * w + std::countr_zero(fresh);
                seen.add(node);
                const Table& more = direct_[offset + node];
                for (int v = 0; v < words_; ++v) {
                    table.on.words[v] |= more.on.words[v];
                    table.off.words[v] |= more.off.words[v];
                }
                grown = true;
            }
        return grown;
    };
    while (expand(table.on, done.on, 0) | expand(table.off, done.off, candidates_)) {
    }
}

bool ForcingTables::contradicts(const Table& table) const {
    for (int w = 0; w < words_; ++w)
        if (table.on.words[w] & table.off.words[w]) return true;
    for (const auto& choice : choices_)
        if (empties(table, choice)) return true;
    return false;
}

void ForcingTables::join_common(Table& proved, const Table& common) const {
    for (int w = 0; w < words_; ++w) {
        proved.on.words[w] |= common.on.words[w];
        proved.off.words[w] |= common.off.words[w];
    }
}

Table ForcingTables::proved() const {
    Table proved;
    const auto meet = [this](Table& common, const Table& other) {
        for (int w = 0; w < words_; ++w) {
            common.on.words[w] &= other.on.words[w];
            common.off.words[w] &= other.off.words[w];
        }
    };
    for (int node = 0; node < candidates_; ++node) {
        if (contradicts(of(I::on(node)))) proved.off.add(node);
        if (contradicts(of(I::off(node)))) proved.on.add(node);
        Table common = of(I::on(node));
        meet(common, of(I::off(node)));
        join_common(proved, common);
    }
    for (const auto& choice : choices_) {
        Table common = of(I::on(choice.nodes[0]));
        for (std::size_t i = 1; i < choice.nodes.size(); ++i) meet(common, of(I::on(choice.nodes[i])));
        join_common(proved, common);
    }
    return proved;
}

std::vector<Proof> ForcingTables::proofs_of(Literal result) const {
    using K = Proof::Kind;
    std::vector<Proof> proofs;
    const Table& refuted = of(opposite(result));
    for (int node = 0; node < candidates_; ++node)
        if (refuted.on.has(node) && refuted.off.has(node)) proofs.push_back({K::contradiction, nullptr, node});
    for (const auto& choice : choices_)
        if (empties(refuted, choice)) proofs.push_back({K::contradiction, &choice, -1});
    for (const auto& choice : choices_) {
        bool all = true;
        for (const int node : choice.nodes) all = all && of(I::on(node)).has(result);
        if (all) proofs.push_back({K::verity, &choice, -1});
    }
    for (int node = 0; node < candidates_; ++node)
        if (of(I::on(node)).has(result) && of(I::off(node)).has(result)) proofs.push_back({K::verity, nullptr, node});
    return proofs;
}

}  // namespace ninefold::logic
