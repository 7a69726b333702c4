// Chains on their way into a step.
#pragma once

#include "logic/any/links.h"
#include "logic/any/step.h"

namespace ninefold::logic::any {

// One more chain through these candidates; strong and weak in turn, beginning as told.
void add_chain(Step& step, const LinkGraph& graph, const std::vector<int>& chain, bool strong_first);
// Its cells and digits, each once, and the constraints that give links.
void add_pattern(Step& step, const LinkGraph& graph, const std::vector<int>& chain, bool strong_first);
void add_eliminations(Step& step, const LinkGraph& graph, const Bits& bits);

}  // namespace ninefold::logic::any
