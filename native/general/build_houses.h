// The propagators of houses.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "general/problem.h"
#include "general/propagators/confined.h"
#include "general/propagators/hidden_single.h"
#include "general/propagators/locked.h"
#include "general/propagators/matching.h"
#include "general/space.h"

namespace ninefold::general {

// Houses that one house is looked at together with, and their cells for all houses: what is beyond is left out, which
// excludes less and keeps every solution. No board that a person made comes near.
constexpr std::size_t kMostMeetings = 512;
constexpr std::size_t kMostMeetingCells = 16'000'000;

template <int Words>
void add_locked(Space<Words>& space) {
    const auto& houses = space.houses();
    std::vector<int> meets(houses.size()), met;
    std::vector<char> in_a(space.cells()), in_b(space.cells());
    std::vector<typename Locked<Words>::Meeting> meetings;
    std::vector<int> numbers;
    std::size_t cells = 0;
    for (const auto& a : houses) {
        if (static_cast<int>(a.size()) != space.size() || cells > kMostMeetingCells) continue;
        met.clear();
        for (const int cell : a) {
            in_a[cell] = 1;
            space.go_on(space.houses_of(cell).size());
            for (const int house : space.houses_of(cell)) {
                if (++meets[house] == 2) met.push_back(house);
            }
        }
        std::sort(met.begin(), met.end());
        meetings.clear(), numbers.clear();
        for (const int b : met) {
            if (meets[b] == space.size() || meets[b] == static_cast<int>(houses[b].size())) continue;
            if (meetings.size() == kMostMeetings) break;
            space.go_on(4 * houses[b].size());
            typename Locked<Words>::Meeting meeting{numbers.size(), 0, 0};
            for (const int cell : houses[b]) in_b[cell] = 1;
            for (std::size_t k = 0; k < a.size(); ++k) {
                if (in_b[a[k]]) numbers.push_back(static_cast<int>(k));
            }
            meeting.only_b = numbers.size();
            for (const int cell : houses[b]) {
                if (!in_a[cell]) numbers.push_back(cell);
                in_b[cell] = 0;
            }
            meeting.end = numbers.size();
            cells += houses[b].size();
            meetings.push_back(meeting);
        }
        if (!meetings.empty()) space.add(std::make_unique<Locked<Words>>(a, meetings, numbers));
        for (const int cell : a) {
            in_a[cell] = 0;
            for (const int house : space.houses_of(cell)) meets[house] = 0;
        }
    }
}

// Whether peers by pairs (a knight's move) make no house that Locked could see.
template <int Words>
bool has_peers_by_pairs(const Space<Words>& space) {
    const auto& houses = space.houses();
    std::vector<int> seen(space.cells(), -1);  // [cell]: the last cell that has a house of three or more with it
    for (int first = 0; first < space.cells(); ++first) {
        bool looked = false;
        for (const int pair : space.houses_of(first)) {
            if (houses[pair].size() != 2 || houses[pair][0] != first) continue;
            if (!looked) {
                looked = true;
                for (const int house : space.houses_of(first)) {
                    space.go_on(1 + houses[house].size());
                    if (houses[house].size() < 3) continue;
                    for (const int cell : houses[house]) seen[cell] = first;
                }
            }
            if (seen[houses[pair][1]] != first) return true;
        }
    }
    return false;
}

// On small boards the sets that a matching finds are rare, and its price is not (measured on 9×9: 1.7 times the time).
constexpr int kMatchingSize = 10;

template <int Words>
void add_houses(Space<Words>& space) {
    const bool by_pairs = has_peers_by_pairs(space);
    for (const auto& house : space.houses()) {
        space.go_on(8 * house.size());
        if (house.size() > 2 && space.size() >= kMatchingSize) space.add(std::make_unique<Matching<Words>>(house));
        if (static_cast<int>(house.size()) != space.size()) continue;
        space.add(std::make_unique<HiddenSingle<Words>>(house));
        if (by_pairs) space.add(std::make_unique<Confined<Words>>(house));
    }
    add_locked(space);
}

}  // namespace ninefold::general
