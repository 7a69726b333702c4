#include "logic/expert/subsets.h"

namespace ninefold::logic::expert {

namespace {

std::array<Crossing, kCrossings> crossings() {
    std::array<Crossing, kCrossings> all;
    int at = 0;
    const auto add = [&](auto line, auto cover) {
        for (int i = 0; i < kSize; ++i) {
            all[at].lines[i] = static_cast<std::uint16_t>(line(i));
            all[at].covers[i] = static_cast<std::uint16_t>(cover(i));
        }
        ++at;
    };
    for (int house = 0; house < 3 * kSize; ++house) {
        const auto digit_there = [=](int digit) { return kRowDigit + kSize * house + digit; };
        const auto cell_there = [=](int place) {
            const int number = house % kSize;
            if (house < kSize) return kSize * number + place;
            if (house < 2 * kSize) return kSize * place + number;
            return kSize * (number / 3 * 3 + place / 3) + number % 3 * 3 + place % 3;
        };
        add(cell_there, digit_there);
        add(digit_there, cell_there);
    }
    for (int digit = 0; digit < kSize; ++digit) {
        const auto in_row = [=](int row) { return kRowDigit + kSize * row + digit; };
        const auto in_column = [=](int column) { return kColumnDigit + kSize * column + digit; };
        add(in_row, in_column);
        add(in_column, in_row);
    }
    return all;
}

}  // namespace

const std::array<Crossing, kCrossings> kCrossing = crossings();

LabelSet Subset::kills() const {
    LabelSet all;
    for (unsigned rest = static_cast<unsigned>(covers); rest; rest &= rest - 1) {
        LabelSet seen_by_all;
        bool first = true;
        each_at(std::countr_zero(rest), [&](int label) {
            if (first) seen_by_all = kCsp.kills[label];
            seen_by_all &= kCsp.kills[label];
            first = false;
        });
        all |= seen_by_all;
    }
    return all;
}

}  // namespace ninefold::logic::expert
