#include "logic/any/step.h"

#include <array>

namespace ninefold::logic::any {

std::string_view name_of(RuleUse::Kind kind) {
    constexpr std::array<std::string_view, 14> names = {
        "constraint", "cells",        "totals",   "joined", "links", "no digit", "no place",
        "no filling", "not together", "no total", "cases",  "case",  "locked",   "subset"};
    return names[static_cast<int>(kind)];
}

}  // namespace ninefold::logic::any
