// A step on any board: the same lists as those of plain 9×9 (logic/step.h), for cells and digits of any number, and
// with the rules that take part.
#pragma once

#include <vector>

#include "logic/any/board.h"
#include "logic/step.h"

namespace ninefold::logic::any {

struct Candidate {
    int cell, digit;
    friend auto operator<=>(const Candidate&, const Candidate&) = default;
};
struct Mark {
    int cell, digit;
    Role role;
};
struct HouseMark {
    int house;
    HouseRole role;
};
struct LockedSet {
    std::vector<int> cells;
    Set digits;
    Role role = Role::pattern;
};
struct Node {
    std::vector<int> cells;
    int digit;
    int set = -1;  // index into Evidence::sets
};
struct Link {
    Node from, to;
    bool strong;
};

// Rules that take part. Python knows their names and says the sentence.
struct RuleUse {
    enum class Kind : std::uint8_t {
        constraint,    // sources[0] in these cells; contents: the sets that are left to a cage
        cells,         // what each of the sources says of cells alone
        totals,        // numbers: the sum that is left, then the weight of each of the cells
        joined,        // several sources together
        links,         // the sources that give links of a chain
        no_digit,      // impossible: nothing is left for cells[0]
        no_place,      // impossible: the house numbers[1] has no place for the digit numbers[0]
        no_filling,    // impossible: sources[0] has no filling
        not_together,  // impossible: the sources together have no filling; numbers: the house they lie in, if they do
        no_total,      // impossible: numbers as of totals
        cases,         // impossible: cells[0] can hold none of the numbers, as the cases that follow tell
        one_case,  // numbers[0] of the cells are supposed, the others follow; their digits; what is impossible is next
        locked,    // on the way: the house numbers[1] has the digit numbers[0] in one of the cells
        subset,    // on the way: the cells hold the digits that the numbers are, and no others
    };
    Kind kind;
    std::vector<int> sources;
    std::vector<int> cells;
    std::vector<int> numbers;
    std::vector<std::vector<int>> contents;
};
std::string_view name_of(RuleUse::Kind kind);

struct Step {
    Technique technique;
    std::vector<Candidate> placements, eliminations;
    Set digits;
    std::vector<int> cells;
    std::vector<HouseMark> houses;
    std::vector<Mark> marks;
    std::vector<LockedSet> sets;
    std::vector<Link> links;
    std::vector<int> chains;  // where in `links` each chain begins
    std::vector<RuleUse> rules;

    explicit Step(Technique name) : technique(name) {}
    // Those of the digits that are open there.
    void eliminate(const Position& at, int cell, const Set& digits) {
        const Set out = at.open[cell] & digits;
        for (int d = out.first(); d != 0; d = out.after(d)) eliminations.push_back({cell, d});
    }
};

}  // namespace ninefold::logic::any
