// One solution? And does it need every given?
#pragma once

#include "core/stop.h"
#include "fast9/dispatch.h"
#include "generate/plan.h"

namespace ninefold::generate {

bool is_unique(const Digits& puzzle, const fast9::Engine& engine, Stop& stop);
// Of a puzzle with one solution.
bool is_minimal(const Digits& puzzle, const fast9::Engine& engine, Stop& stop);

}  // namespace ninefold::generate
