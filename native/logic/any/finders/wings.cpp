// Wings: whatever the pivot is, one of a few cells holds a digit, so what they all rule out goes.
//
// A pincer is a cell with two candidates, one of which a candidate of the pivot rules out: then it is the other. What
// rules out what is any conflict, of a house or of a rule.
#include <algorithm>
#include <set>

#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

// [digit - 1]: the cells that hold it if the pivot holds `held`.
std::vector<std::vector<int>> pincers_of(const Query& query, int pivot, int held, const std::vector<int>& pairs) {
    std::vector<std::vector<int>> found(query.board.size());
    std::vector<Set> out(query.board.cells());
    query.board.exclude(pivot, held, [&](int other, const Set& digits) { out[other] |= digits; });
    for (const int cell : pairs) {
        const Set left = query.at.open[cell].without(out[cell]);
        if (cell != pivot && left.single()) found[left.first() - 1].push_back(cell);
    }
    return found;
}

void tell_wing(Query& query, int pivot, const std::pair<int, int>& pincers, int digit) {
    const Set& digits = query.at.open[pivot];
    const bool both = digits.count() == 2;
    std::vector<int> holders{pincers.first, pincers.second};
    if (!both) holders.push_back(pivot);
    Step step(both ? Technique::xy_wing : Technique::xyz_wing);
    for (int cell = 0; cell < query.board.cells(); ++cell) {
        if (!query.at.has(cell, digit)) continue;
        if (std::all_of(holders.begin(), holders.end(),
                        [&](int holder) { return query.board.exclude_each_other(holder, digit, cell, digit); }))
            step.eliminations.push_back({cell, digit});
    }
    step.cells = {pivot, pincers.first, pincers.second};
    for (int d = digits.first(); d != 0; d = digits.after(d)) step.marks.push_back({pivot, d, Role::pivot});
    for (const int cell : {pincers.first, pincers.second}) step.marks.push_back({cell, digit, Role::pincer});
    step.digits = digits | Set::only(digit);
    query.add(std::move(step));
}

}  // namespace

// XY: a pivot with two candidates, each of which makes a pincer the same digit. XYZ: a pivot with three, two of which
// make a pincer the third.
void find_wings(Query& query) {
    std::vector<int> pairs;
    for (int cell = 0; cell < query.board.cells(); ++cell)
        if (query.at.open[cell].count() == 2) pairs.push_back(cell);
    for (int pivot = 0; pivot < query.board.cells(); ++pivot) {
        const Set& open = query.at.open[pivot];
        const int count = open.count();
        if (!(count == 2 && query.wants(Technique::xy_wing)) && !(count == 3 && query.wants(Technique::xyz_wing)))
            continue;
        std::vector<std::pair<int, std::vector<std::vector<int>>>> made;
        for (int d = open.first(); d != 0; d = open.after(d)) made.push_back({d, pincers_of(query, pivot, d, pairs)});
        for (int digit = 1; digit <= query.board.size(); ++digit) {
            if (query.done() || query.stop.now()) return;
            if (count == 3 && !open.has(digit)) continue;
            std::vector<const std::vector<int>*> ends;
            for (const auto& [own, found] : made)
                if (count == 2 || own != digit) ends.push_back(&found[digit - 1]);
            std::set<std::pair<int, int>> both;
            for (const int a : *ends[0]) {
                for (const int b : *ends[1])
                    if (a != b) both.insert({std::min(a, b), std::max(a, b)});
            }
            for (const auto& pincers : both) {
                tell_wing(query, pivot, pincers, digit);
                if (query.done()) return;
            }
        }
    }
}

}  // namespace ninefold::logic::any
