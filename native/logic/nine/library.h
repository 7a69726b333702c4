// Lines of a regression library:
//   :<code>[-<variant>|-x]:<digits>:<givens>:<deleted>:<eliminations>:<placements>:<length>
// code is four digits, a fifth `1` means the siamese form of that fish; candidates are written digit, row,
// column.
#pragma once

#include <string>
#include <variant>

#include "logic/nine/grid.h"
#include "logic/options.h"
#include "logic/step.h"

namespace ninefold::logic {

struct LibraryCase {
    Technique technique;
    bool siamese = false;
    bool negative = false;  // the technique must not be found
    int variant = 0;        // selects options, 0 = none
    Mask digits = 0;
    Grid grid;
    std::vector<Candidate> eliminations, placements;  // sorted by digit, then cell
    int length = 0;                                   // links of the chain, 0 = not given
};

// The case, or one sentence that says what is wrong with the line.
std::variant<LibraryCase, std::string> read_library_line(std::string_view line);

// The digits under which the library files a step: those placed, those eliminated, or those of the pattern.
Mask library_digits(const Step& step);

// The options under which the library expects the case.
Options options_for(const LibraryCase& expected);

}  // namespace ninefold::logic
