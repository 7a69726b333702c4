// Forcing chains: everything that follows by chains from a candidate being true, and from its being false.
#include <algorithm>

#include "logic/finders/finders.h"
#include "logic/forcing.h"

namespace ninefold::logic {

namespace {

using I = Implications;

Step step_of(const Implications& implications, Literal result, Technique technique) {
    const int node = I::node_of(result), cell = implications.cell(node), digit = implications.digit(node);
    Step step(technique, bit(digit));
    if (I::is_on(result))
        step.place(cell, digit);
    else
        step.eliminate(digit, CellSet::only(cell));
    return step;
}

}  // namespace

void find_forcing_chains(Search& search) {
    auto& implications = search.workspace.get<Implications>();
    auto& expansion = search.workspace.get<Expansion>();
    auto& tables = search.workspace.get<ForcingTables>();
    implications.build(search.grid, true);
    tables.build(search.grid, implications);
    const auto fill = [&](Literal start) {
        expansion.run(implications, start);
        Table& table = tables.of(start);
        for (int entry = 0; entry < expansion.size(); ++entry) {
            const Literal literal = expansion.literal(entry);
            const int node = I::node_of(literal);
            if (implications.is_group(node)) continue;
            (I::is_on(literal) ? table.on : table.off).add(node);
        }
    };
    for (int node = 0; node < implications.candidates(); ++node) {
        fill(I::on(node));
        fill(I::off(node));
        if (search.stop.now()) return;
    }
    std::vector<Proof> proofs;
    tables.judge(proofs);
    std::vector<bool> seen(2 * I::kNodes);
    for (const auto& proof : proofs) {
        if (seen[proof.result]) continue;
        seen[proof.result] = true;
        search.steps.push_back(step_of(implications, proof.result,
                                       is_verity(proof.reason) ? Technique::forcing_chain_verity
                                                               : Technique::forcing_chain_contradiction));
    }
}

}  // namespace ninefold::logic
