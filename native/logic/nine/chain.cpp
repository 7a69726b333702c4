#include "logic/nine/chain.h"

#include <algorithm>

namespace ninefold::logic {

void add_chain(Step& step, std::span<const ChainNode> nodes) {
    auto& evidence = step.evidence;
    evidence.chains.push_back(static_cast<std::uint16_t>(evidence.links.size()));
    for (std::size_t i = 1; i < nodes.size(); ++i)
        evidence.links.push_back({nodes[i - 1].node, nodes[i].node, nodes[i].on});
    for (const auto& [node, on] : nodes)
        for (const int cell : node.cells)
            if (std::find(evidence.cells.begin(), evidence.cells.end(), cell) == evidence.cells.end())
                evidence.cells.push_back(static_cast<std::uint8_t>(cell));
    step.length = static_cast<std::uint16_t>(step.length + nodes.size() - 1);
}

}  // namespace ninefold::logic
