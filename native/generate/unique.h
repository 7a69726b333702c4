// One solution?
#pragma once

#include "core/stop.h"
#include "fast9/dispatch.h"
#include "generate/plan.h"

namespace ninefold::generate {

bool is_unique(const Digits& puzzle, const fast9::Engine& engine, Stop& stop);

}  // namespace ninefold::generate
