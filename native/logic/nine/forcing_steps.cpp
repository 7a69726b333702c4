#include "logic/nine/forcing_steps.h"

#include <algorithm>

namespace ninefold::logic {

using I = Implications;

void add_direct(const Implications& implications, Literal start, Table& table) {
    std::vector<Literal> groups{start};
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (const Literal next : implications.next(groups[i])) {
            if (implications.is_candidate(I::node_of(next)))
                table.add(next);
            else if (std::find(groups.begin(), groups.end(), next) == groups.end())
                groups.push_back(next);
        }
}

void build_chain_tables(const Grid& grid, const Implications& implications, ForcingTables& tables) {
    tables.build(grid, implications);
    for (int node = 0; node < implications.candidates(); ++node)
        for (const Literal start : {I::on(node), I::off(node)}) {
            tables.of(start).add(start);
            add_direct(implications, start, tables.of(start));
        }
    tables.close();
}

namespace {

// The proofs of the kind that is told, empty if that kind is not wanted.
std::vector<Proof> wanted_proofs(const Query& query, const ForcingTables& tables, Literal result,
                                 Technique contradiction, Technique verity) {
    auto proofs = tables.proofs_of(result);
    std::erase_if(proofs, [&](const Proof& proof) {
        return !query.wants(proof.kind == Proof::Kind::contradiction ? contradiction : verity);
    });
    if (proofs.empty()) return proofs;
    std::erase_if(proofs, [kind = proofs.front().kind](const Proof& proof) { return proof.kind != kind; });
    return proofs;
}

}  // namespace

void give_forcing_steps(Query& query, const ForcingTables& tables, const Implications& implications,
                        Technique contradiction, Technique verity, const Tell& tell) {
    const Table proved = tables.proved();
    for (const bool place : {true, false})
        for (int node = 0; node < tables.candidates(); ++node) {
            const Literal result = place ? I::on(node) : I::off(node);
            if (!proved.has(result)) continue;
            const auto proofs = wanted_proofs(query, tables, result, contradiction, verity);
            if (proofs.empty()) continue;
            const int cell = implications.cell(node), digit = implications.digit(node);
            Step step(proofs.front().kind == Proof::Kind::verity ? verity : contradiction, bit(digit));
            if (place)
                step.place(cell, digit);
            else
                step.eliminate(digit, CellSet::only(cell));
            tell(step, result, proofs);
            query.steps.push_back(std::move(step));
            if (query.enough() || query.stop.look()) return;
        }
}

}  // namespace ninefold::logic
