#include <algorithm>
#include <cstdlib>
#include <cstdio>

#include "logic/finders/finders.h"
#include "logic/forcing.h"

namespace ninefold::logic {

namespace {

using I = Implications;
int env(const char* n, int d) { return getenv(n) ? atoi(getenv(n)) : d; }

}  // namespace

void find_forcing_nets(Search& search) {
    static const int E = env("E", 1), S = env("S", 0), ROUNDS = env("R", 4), GR = env("G", 1);
    auto& implications = search.workspace.get<Implications>();
    auto& tables = search.workspace.get<ForcingTables>();
    implications.build(search.grid, true);
    tables.build(search.grid, implications);
    const int n = implications.candidates();
    std::vector<NodeSet> weak(n);
    for (int node = 0; node < n; ++node)
        for (const Literal l : implications.next(I::on(node)))
            if (!implications.is_group(I::node_of(l))) weak[node].add(I::node_of(l));
    const int W = (n + 63) / 64;
    const auto& choices = tables.choices();
    const auto fill = [&](Literal start) {
        Table& t = tables.of(start);
        const auto set = [&](int s) {
            t.on.add(s);
            for (int w = 0; w < W; ++w) t.off.words[w] |= weak[s].words[w];
        };
        if (I::is_on(start)) set(start); else t.off.add(I::node_of(start));
        for (int r = 0; r < ROUNDS; ++r) {
            std::vector<int> singles;
            const auto collect = [&](bool cell) {
                for (const auto& c : choices) {
                    if (c.in_cell != cell) continue;
                    int cnt = 0, last = -1;
                    for (auto nd : c.nodes) if (!t.off.has(nd)) { ++cnt; last = nd; }
                    if (cnt == 1 && !t.on.has(last)) singles.push_back(last);
                }
            };
            collect(true);
            bool any = !singles.empty();
            if (S) { for (int s : singles) set(s); singles.clear(); }
            collect(false);
            any |= !singles.empty();
            for (int s : singles) set(s);
            if (!any) break;
        }
    };
    for (int node = 0; node < n; ++node) { fill(I::on(node)); fill(I::off(node)); }
    if (GR) {
        auto& expansion = search.workspace.get<Expansion>();
        for (int node = 0; node < n; ++node) for (Literal start : {I::on(node), I::off(node)}) {
        expansion.run(implications, start);
        Table& table = tables.of(start);
        for (int entry = 0; entry < expansion.size(); ++entry) {
            const Literal literal = expansion.literal(entry);
            const int node = I::node_of(literal);
            if (implications.is_group(node)) continue;
            (I::is_on(literal) ? table.on : table.off).add(node);
        } }
    }
    if (E) {
        std::vector<Table> direct;
        for (int k = 0; k < 2; ++k) for (int node = 0; node < n; ++node) direct.push_back(tables.of(k ? I::off(node) : I::on(node)));
        for (int k = 0; k < 2; ++k) for (int node = 0; node < n; ++node) {
            Table& t = tables.of(k ? I::off(node) : I::on(node));
            Table done;
            bool more = true;
            while (more) {
                more = false;
                for (int m = 0; m < n; ++m) for (int j = 0; j < 2; ++j) {
                    NodeSet &ts = j ? t.off : t.on, &ds = j ? done.off : done.on;
                    if (!ts.has(m) || ds.has(m)) continue;
                    ds.add(m);
                    more = true;
                    const Table& src = direct[j * n + m];
                    for (int w = 0; w < W; ++w) t.on.words[w] |= src.on.words[w], t.off.words[w] |= src.off.words[w];
                }
            }
        }
    }
    std::vector<Proof> proofs;
    tables.judge(proofs);
    if (getenv("DBG")) for (const auto& p : proofs) { const int nd = I::node_of(p.result); if (I::is_on(p.result)||implications.cell(nd)!=atoi(getenv("DBG"))) continue; printf("   %s r%dc%d %d reason %d:", I::is_on(p.result)?"on":"off", implications.cell(nd)/9+1, implications.cell(nd)%9+1, implications.digit(nd), int(p.reason)); for (auto c : p.cases) printf(" r%dc%d=%d", implications.cell(c)/9+1, implications.cell(c)%9+1, implications.digit(c)); puts(""); }
    std::vector<bool> seen(2 * I::kNodes);
    for (const auto& proof : proofs) {
        if (seen[proof.result]) continue;
        seen[proof.result] = true;
        const int nd = I::node_of(proof.result), cell = implications.cell(nd), digit = implications.digit(nd);
        Step step(is_verity(proof.reason) ? Technique::forcing_net_verity : Technique::forcing_net_contradiction, bit(digit));
        if (I::is_on(proof.result)) step.place(cell, digit); else step.eliminate(digit, CellSet::only(cell));
        search.steps.push_back(std::move(step));
    }
}

}  // namespace ninefold::logic
