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

Ladder default_ladder() {
    std::vector<Technique> order;
    for (const auto& row : kCatalogue)
        if (row.enabled) order.push_back(row.technique);
    return ladder_of(order);
}

}  // namespace ninefold::logic
