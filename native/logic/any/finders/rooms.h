// How much each candidate leaves open once it is supposed: nested nets and trees begin with those that leave the least.
#pragma once

#include <algorithm>
#include <vector>

#include "logic/any/finders/finders.h"
#include "logic/any/scope.h"

namespace ninefold::logic::any {

struct Room {
    double bits;  // left open, as far as it was followed
    Candidate candidate;
    Tried::Trial* trial;
};

// Of every candidate, cell by cell; of some if the stop says so.
inline std::vector<Room> rooms(Query& query, Filler& whole) {
    constexpr double kBitsOfACandidate = 6;  // what a candidate more in its cell weighs
    std::vector<Room> all;
    for (int cell = 0; cell < query.board.cells(); ++cell) {
        const Set& open = query.at.open[cell];
        for (int d = open.first(); d != 0; d = open.after(d)) {
            if (query.stop.look()) return all;
            const Candidate one{cell, d};
            Tried::Trial& trial = query.tried.meet(one, query.at, whole);
            all.push_back({trial.room + kBitsOfACandidate * open.count(), one, &trial});
        }
    }
    return all;
}

inline void least_first(std::vector<Room>& all) {
    std::stable_sort(all.begin(), all.end(), [](const Room& a, const Room& b) { return a.bits < b.bits; });
}

// Whether a filling that was met has it.
inline bool occurs(const std::vector<Domains>& fillings, const Candidate& one) {
    return std::any_of(fillings.begin(), fillings.end(),
                       [&](const Domains& filling) { return filling[one.cell] == Set::only(one.digit); });
}

}  // namespace ninefold::logic::any
