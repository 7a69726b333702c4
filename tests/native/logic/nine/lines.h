// Reading boards in tests: a line of 81 cells (`.` empty, `+d` placed), or a library line that says what must
// follow.
#pragma once

#include <string>

#include "check.h"
#include "logic/nine/path.h"
#include "logic/nine/regress.h"

namespace lines {

using namespace ninefold;
using namespace ninefold::logic;

inline Grid grid(const std::string& text) {
    const auto read = read_grid(text);
    CHECK(read.has_value());
    return read.value_or(Grid());
}

// Empty if the finders give exactly what the line says, else what is wrong.
inline std::string judged(const std::string& line) {
    Workspace workspace;
    Stop stop;
    return regress(line, workspace, stop).reason;
}

inline std::vector<Step> all(const Grid& grid, Technique technique, const Options& options = {}) {
    Workspace workspace;
    Stop stop;
    return find_all(grid, only(technique), options, workspace, stop);
}

inline std::string written(const std::vector<Candidate>& candidates) {
    std::string text;
    for (const auto& [cell, digit] : candidates) {
        if (!text.empty()) text += ' ';
        for (const int number : {int(digit), cell / 9 + 1, cell % 9 + 1}) text += static_cast<char>('0' + number);
    }
    return text;
}

}  // namespace lines
