// Words for the tests of the set searches: a board, the sets of a step and its eliminations as text.
#pragma once

#include <algorithm>
#include <string>

#include "logic/nine/finder.h"

namespace boards {

using namespace ninefold;
using namespace ninefold::logic;

// The steps of a technique on a board whose candidates follow from its digits.
inline std::vector<Step> steps_on(const std::string& board, Technique technique, Options options = {}) {
    ninefold::Stop stop;
    Workspace workspace;
    return find_all(*read_grid(board), only(technique), options, workspace, stop);
}

inline char symbol(int number) { return static_cast<char>('0' + number); }
inline std::string cell_name(int cell) { return {'r', symbol(cell / 9 + 1), 'c', symbol(cell % 9 + 1)}; }

// "r1c1 r1c2 {123}, r3c1 {12}"
inline std::string sets_of(const Step& step) {
    std::string text;
    for (const auto& set : step.evidence.sets) {
        if (!text.empty()) text += ", ";
        for (const int cell : set.cells) text.append(cell_name(cell)).append(" ");
        text += "{";
        for (const int digit : each_digit(set.digits)) text += symbol(digit);
        text += "}";
    }
    return text;
}

// "5r1c1 7r1c1", by cell.
inline std::string eliminations_of(const Step& step) {
    auto eliminations = step.eliminations;
    std::sort(eliminations.begin(), eliminations.end());
    std::string text;
    for (const auto& [cell, digit] : eliminations) {
        if (!text.empty()) text += " ";
        text.append(1, symbol(digit)).append(cell_name(cell));
    }
    return text;
}

// "8=5-5=3": digits of the first chain of links, strong and weak.
inline std::string chain_of(const Step& step) {
    const auto& evidence = step.evidence;
    if (evidence.links.empty()) return "";
    const std::size_t end = evidence.chains.size() > 1 ? evidence.chains[1] : evidence.links.size();
    std::string text(1, symbol(evidence.links[0].from.digit));
    for (std::size_t i = 0; i < end; ++i)
        text.append(evidence.links[i].strong ? "=" : "-").append(1, symbol(evidence.links[i].to.digit));
    return text;
}

// The step with these sets, null if it was not found.
inline const Step* with_sets(const std::vector<Step>& steps, const std::string& sets) {
    for (const auto& step : steps)
        if (sets_of(step) == sets) return &step;
    return nullptr;
}

}  // namespace boards
