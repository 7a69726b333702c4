#include "logic/expert/geometry.h"

namespace ninefold::logic::expert {

const Geometry kCsp;

Geometry::Geometry() {
    for (int label = 0; label < kLabels; ++label) {
        const int cell = cell_of(label), digit = digit_of(label), row = cell / kSize, column = cell % kSize;
        const int box = row / 3 * 3 + column / 3;
        const std::array<std::array<int, 2>, 4> at{{{cell, digit},
                                                    {kRowDigit + kSize * row + digit, column},
                                                    {kColumnDigit + kSize * column + digit, row},
                                                    {kBoxDigit + kSize * box + digit, row % 3 * 3 + column % 3}}};
        for (int i = 0; i < 4; ++i) {
            places[label][i] = {static_cast<std::uint16_t>(at[i][0]), static_cast<std::uint16_t>(1 << at[i][1])};
            labels[at[i][0]][at[i][1]] = static_cast<std::uint16_t>(label);
        }
    }
    for (int label = 0; label < kLabels; ++label) {
        for (const auto& [variable, bit] : places[label])
            for (const int other : labels[variable])
                if (other != label) kills[label].add(other);
        int i = 0;
        kills[label].each([&](int other) { linked[label][i++] = static_cast<std::uint16_t>(other); });
    }
    for (int group = 0; group < kGroups; ++group) {
        const int digit = group % kSize, line = group / (3 * kSize), piece = group / kSize % 3;
        for (int i = 0; i < 3; ++i) {
            const int along = 3 * piece + i, cell = line < kSize ? kSize * line + along : kSize * along + line - kSize;
            members[group][i] = static_cast<std::uint16_t>(label_of(cell, digit));
        }
        int i = 0;
        kills[members[group][0]].each([&](int other) {
            if (!kills[members[group][1]].has(other) || !kills[members[group][2]].has(other)) return;
            kills[kLabels + group].add(other);
            group_linked[group][i++] = static_cast<std::uint16_t>(other);
        });
    }
    for (int node = 0; node < kNodes; ++node) {
        kills[node].each([&](int label) {
            for (const auto& [variable, bit] : places[label]) reaches[node].add(variable);
        });
        if (!is_group(node))
            for (const auto& [variable, bit] : places[node]) reaches[node].remove(variable);
    }
    for (int mask = 0; mask < 512; ++mask) {
        line_piece[mask] = box_piece[mask] = -1;
        if (std::popcount(static_cast<unsigned>(mask)) < 2) continue;
        for (int piece = 0; piece < 3; ++piece) {
            if ((mask & ~(7 << 3 * piece)) == 0) line_piece[mask] = box_piece[mask] = static_cast<std::int8_t>(piece);
            if ((mask & ~(0b1001001 << piece)) == 0) box_piece[mask] = static_cast<std::int8_t>(3 + piece);
        }
    }
}

}  // namespace ninefold::logic::expert
