// XY-chain: cells with two candidates, each handing the other one on. If the digit is not in the first cell,
// it ends up in the last, so it leaves every cell that sees both.
#include "logic/nine/finders/finders.h"
#include "logic/nine/strong_link_paths.h"

namespace ninefold::logic {

void find_xy_chains(Query& query) {
    auto& paths = query.workspace.get<StrongLinkPaths>();
    paths.clear();
    for (const int cell : query.grid.bivalue()) {
        const Mask mask = query.grid.mask(cell);
        const int low = lowest(mask), high = lowest(static_cast<Mask>(mask & (mask - 1)));
        paths.add(cell, low, cell, high);
    }
    // Three cells are an XY-wing.
    paths.find(query, Technique::xy_chain, 4);
}

}  // namespace ninefold::logic
