// X-chain: conjugate pairs of one digit, joined by weak links. Whichever end is false, the other is true, so
// the digit leaves every cell that sees both ends; if the chain ends where it began, that cell is true.
#include "logic/nine/finders/finders.h"
#include "logic/nine/single_digit.h"
#include "logic/nine/strong_link_paths.h"

namespace ninefold::logic {

void find_x_chains(Query& query) {
    auto& paths = query.workspace.get<StrongLinkPaths>();
    const auto& table = query.workspace.current<SingleDigit>(query.grid);
    for (int digit = 1; digit <= kSize; ++digit) {
        if (table.removable(digit).empty()) continue;
        paths.clear();
        CellSet done;  // a pair that shares box and line is one link
        for (const int cell : query.grid.cells_of(digit)) {
            CellSet ends;
            for (const int house : kGeometry.of[cell])
                if (query.grid.strong(house, digit)) ends |= query.grid.cells_of(digit, house);
            done.add(cell);
            for (const int end : ends - done) paths.add(cell, digit, end, digit);
        }
        // Two strong links are a turbot fish.
        paths.find(query, Technique::x_chain, 3);
    }
}

}  // namespace ninefold::logic
