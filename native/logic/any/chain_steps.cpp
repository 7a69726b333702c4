#include "logic/any/chain_steps.h"

#include <algorithm>

namespace ninefold::logic::any {

namespace {

Node node_of(const LinkGraph& graph, int at) { return {{graph.cell(at)}, graph.digit(at)}; }

int strong_source(const LinkGraph& graph, int from, int to) {
    int source = -1;
    for (const auto& link : graph.strong(from)) {
        if (link.to != to) continue;
        if (link.kind != LinkKind::rule) return -1;
        source = link.by;
    }
    return source;
}

void add_once(std::vector<int>& list, int value) {
    if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

}  // namespace

void add_chain(Step& step, const LinkGraph& graph, const std::vector<int>& chain, bool strong_first) {
    step.chains.push_back(static_cast<int>(step.links.size()));
    for (std::size_t k = 0; k + 1 < chain.size(); ++k)
        step.links.push_back({node_of(graph, chain[k]), node_of(graph, chain[k + 1]), (k % 2 == 0) == strong_first});
}

void add_pattern(Step& step, const LinkGraph& graph, const std::vector<int>& chain, bool strong_first) {
    std::vector<int> sources;
    for (std::size_t k = 0; k < chain.size(); ++k) {
        add_once(step.cells, graph.cell(chain[k]));
        step.digits.add(graph.digit(chain[k]));
        if (k + 1 == chain.size()) break;
        const bool strong = (k % 2 == 0) == strong_first;
        const int source =
            strong ? strong_source(graph, chain[k], chain[k + 1]) : graph.source_of(chain[k], chain[k + 1]);
        if (source >= 0) add_once(sources, source);
    }
    std::sort(step.cells.begin(), step.cells.end());
    if (sources.empty()) return;
    if (step.rules.empty()) step.rules.push_back({RuleUse::Kind::links, {}, {}, {}, {}});
    for (const int source : sources) add_once(step.rules.back().sources, source);
    step.rules.back().cells = step.cells;
}

void add_eliminations(Step& step, const LinkGraph& graph, const Bits& bits) {
    bits.each([&](int at) { step.eliminations.push_back({graph.cell(at), graph.digit(at)}); });
}

}  // namespace ninefold::logic::any
