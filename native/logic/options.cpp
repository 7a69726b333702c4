#include "logic/options.h"

namespace ninefold::logic {

Ladder ladder_of(const std::vector<Technique>& order) {
    Ladder ladder;
    int last = -1;
    for (const Technique technique : order) {
        if (row(technique).order != last) ladder.push_back({{}, technique});
        last = row(technique).order;
        ladder.back().techniques.set(static_cast<int>(technique));
    }
    return ladder;
}

namespace {

Ladder enabled_but(Boards left_out) {
    std::vector<Technique> order;
    for (const auto& row : kCatalogue)
        if (row.enabled && row.boards != left_out) order.push_back(row.technique);
    return ladder_of(order);
}

}  // namespace

Ladder default_ladder() { return enabled_but(Boards::other); }
Ladder default_ladder_of_other_boards() { return enabled_but(Boards::nine); }

}  // namespace ninefold::logic
