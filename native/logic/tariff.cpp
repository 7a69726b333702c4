#include "logic/tariff.h"

#include <algorithm>
#include <tuple>

namespace ninefold::logic {

Tariff default_tariff() {
    Tariff tariff{{}, {}, {800, 1000, 1600, 1800, 1 << 30}};
    for (const auto& row : kCatalogue) {
        tariff.score[static_cast<int>(row.technique)] = row.score;
        tariff.level[static_cast<int>(row.technique)] = row.level;
    }
    return tariff;
}

void Tally::add(Technique technique, const Tariff& tariff) {
    const auto hardness = [&](Technique t) {
        return std::tuple(tariff.level[static_cast<int>(t)], tariff.score[static_cast<int>(t)], t);
    };
    ++steps;
    score += tariff.score[static_cast<int>(technique)];
    level = std::max(level, tariff.level[static_cast<int>(technique)]);
    if (!hardest || hardness(*hardest) < hardness(technique)) hardest = technique;
}

Level Tally::capped(const Tariff& tariff) const {
    Level result = level;
    while (result != Level::extreme && score > tariff.cap[static_cast<int>(result)])
        result = static_cast<Level>(static_cast<int>(result) + 1);
    return result;
}

}  // namespace ninefold::logic
