// A chain on its way into a step: candidates, groups or sets that are by turns false and true.
//
//   nodes   r1c1:5 off   r1c7:5 on   r3c8:5 off   r3c8:2 on
//   links            strong      weak         strong
//
// A link into an `on` node is strong (the node before was false), one into an `off` node is weak.
#pragma once

#include <span>

#include "logic/step.h"

namespace ninefold::logic {

struct ChainNode {
    Node node;
    bool on;
};

inline ChainNode chain_node(int cell, int digit, bool on) {
    return {{CellSet::only(cell), static_cast<std::uint8_t>(digit)}, on};
}

// Adds the links of one more chain and its length; the cells that are new go to the evidence's cells.
void add_chain(Step& step, std::span<const ChainNode> nodes);

}  // namespace ninefold::logic
