// What each kind of rule is called outside of the core.
#pragma once

#include <string_view>
#include <utility>

#include "general/problem.h"

namespace ninefold::general {

// All that may be asked for by name; `borders` are the core's own.
inline constexpr std::pair<std::string_view, Rule::Kind> kRuleNames[] = {
    {"pair", Rule::Kind::pair},           {"sum", Rule::Kind::sum},           {"cage", Rule::Kind::cage},
    {"automaton", Rule::Kind::automaton}, {"renban", Rule::Kind::renban},     {"distinct", Rule::Kind::distinct},
    {"among", Rule::Kind::among},         {"same", Rule::Kind::same},         {"circles", Rule::Kind::circles},
    {"rank", Rule::Kind::rank},           {"unlike", Rule::Kind::unlike},     {"either", Rule::Kind::either},
    {"connected", Rule::Kind::connected}, {"regions", Rule::Kind::regions},   {"alike", Rule::Kind::alike},
    {"variety", Rule::Kind::variety},     {"sandwich", Rule::Kind::sandwich}, {"x_sum", Rule::Kind::x_sum},
};

inline std::string_view name_of(Rule::Kind kind) {
    for (const auto& [name, known] : kRuleNames) {
        if (kind == known) return name;
    }
    return "borders";
}

}  // namespace ninefold::general
