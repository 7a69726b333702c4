// X-chain: conjugate pairs of one digit, joined by weak links. Whichever end is false, the other is true, so
// the digit leaves every cell that sees both ends; if the chain ends where it began, that cell is true.
#include "logic/finders/finders.h"
#include "logic/single_digit.h"
#include "logic/strong_link_paths.h"

namespace ninefold::logic {

void find_x_chains(Search& search) {
    auto& paths = search.workspace.get<StrongLinkPaths>();
    const auto& table = search.workspace.current<SingleDigit>(search.grid);
    for (int digit = 1; digit <= 9; ++digit) {
        if (table.removable(digit).empty()) continue;
        paths.clear();
        CellSet done;  // a pair that shares box and line is one link
        for (const int cell : search.grid.cells_of(digit)) {
            CellSet ends;
            for (const int house : kGeometry.of[cell])
                if (search.grid.strong(house, digit)) ends |= search.grid.cells_of(digit, house);
            done.add(cell);
            for (const int end : ends - done) paths.add(cell, digit, end, digit);
        }
        // Two strong links are a turbot fish.
        paths.find(search, Technique::x_chain, 3);
    }
}

}  // namespace ninefold::logic
