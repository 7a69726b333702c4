// Judges one line of a regression library: every step that the finders give for the technique and the digits
// must be the expected one.
#pragma once

#include <string>

#include "core/stop.h"
#include "logic/nine/library.h"
#include "logic/nine/workspace.h"

namespace ninefold::logic {

struct Verdict {
    bool passed;
    std::string reason;  // empty if passed
};

// Passes if at least one step has the case's technique and digits, and all such steps have the same
// eliminations, placements and length. Once the exact step was seen, further ones may differ in length. A
// negative case passes if there is no such step.
Verdict regress(std::string_view line, Workspace& workspace, Stop& stop);

}  // namespace ninefold::logic
