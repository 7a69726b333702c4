// The places of a line that holds every digit once, divided in two: for some sets of digits that may lie in the inner
// part, what each place may hold. The other digits lie in the outer part.
#pragma once

#include <array>
#include <bit>
#include <vector>

namespace ninefold::general {

constexpr int kMostDivided = 9;                     // digits: there are sets of them by the hundred
using Places = std::array<unsigned, kMostDivided>;  // the digits of each place, as bits

// Adds to `keep` what the places may hold with one of the sets inside; `digits` are those of both parts. False: no set
// fits.
inline bool divide(const Places& here, unsigned inner, unsigned outer, const std::vector<unsigned>& sets,
                   unsigned digits, Places& keep) {
    unsigned within = 0, without = 0;
    for (auto left = inner; left != 0; left &= left - 1) within |= here[std::countr_zero(left)];
    for (auto left = outer; left != 0; left &= left - 1) without |= here[std::countr_zero(left)];
    const auto all_meet = [&](unsigned places, unsigned set) {
        for (; places != 0; places &= places - 1)
            if ((here[std::countr_zero(places)] & set) == 0) return false;
        return true;
    };
    const auto add = [&](unsigned places, unsigned set) {
        for (; places != 0; places &= places - 1) {
            const int place = std::countr_zero(places);
            keep[place] |= here[place] & set;
        }
    };
    bool any = false;
    for (const unsigned inside : sets) {
        const unsigned outside = digits & ~inside;
        if ((inside & ~within) != 0 || (outside & ~without) != 0) continue;
        if (!all_meet(inner, inside) || !all_meet(outer, outside)) continue;
        any = true;
        add(inner, inside);
        add(outer, outside);
    }
    return any;
}

}  // namespace ninefold::general
