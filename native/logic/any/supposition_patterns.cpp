// Locked candidates and subsets inside of a supposition.
#include <algorithm>

#include "logic/any/supposition.h"

namespace ninefold::logic::any {

namespace {

constexpr int kMostOfASubset = 4;
constexpr std::size_t kMostOfASmallHouse = 12;  // cells; in a larger one only pairs are looked for

// As many of the sets as wanted that have no more elements than they are: a subset, as places among the sets.
template <typename Visit>
bool each_closed(const std::vector<Set>& sets, std::size_t from, int size, std::vector<int>& taken, const Set& all,
                 Visit visit) {
    if (static_cast<int>(taken.size()) == size) return visit(taken, all);
    for (std::size_t k = from; k < sets.size(); ++k) {
        const int count = sets[k].count();
        if (count < 2 || count > size) continue;
        const Set more = all | sets[k];
        if (more.count() > size) continue;
        taken.push_back(static_cast<int>(k));
        const bool found = each_closed(sets, k + 1, size, taken, more, visit);
        taken.pop_back();
        if (found) return true;
    }
    return false;
}

}  // namespace

void Supposition::exclude_by(Pattern pattern, const std::vector<std::pair<int, Set>>& gone) {
    const Reason reason{-1, -1, removals_.size(), static_cast<int>(patterns_.size())};
    patterns_.push_back(std::move(pattern));
    for (const auto& [cell, digits] : gone)
        if (!remove(cell, digits, reason)) return;
}

std::size_t& Supposition::sought(int house, Sought pattern, int size) {
    constexpr std::size_t kPatterns = 3 * (kMostOfASubset + 1);
    if (sought_.empty()) sought_.resize(board_.houses().size() * kPatterns);
    return sought_[static_cast<std::size_t>(house) * kPatterns +
                   static_cast<std::size_t>(pattern) * (kMostOfASubset + 1) + static_cast<std::size_t>(size)];
}

bool Supposition::lost_any(int house, std::size_t since) const {
    if (since == 0) return true;
    const auto& cells = board_.houses()[house].cells;
    return std::any_of(cells.begin(), cells.end(), [&](int cell) {
        return !removals_of_[cell].empty() && static_cast<std::size_t>(removals_of_[cell].back()) + 1 >= since;
    });
}

// Cells that see all places of a digit in a house do not hold it.
bool Supposition::find_locked() {
    bool any = false;
    for (int h = 0; h < static_cast<int>(board_.houses().size()); ++h) {
        if (!board_.houses()[h].whole) continue;
        std::size_t& since = sought(h, Sought::locked, 0);
        if (!lost_any(h, since)) continue;
        const std::size_t now = removals_.size() + 1;
        const bool found = find_locked(h);
        if (clash_) return true;
        if (!found) since = now;
        any = any || found;
    }
    return any;
}

bool Supposition::find_locked(int h) {
    bool any = false;
    const auto& house = board_.houses()[h];
    Set held, open;
    for (const int cell : house.cells) (left_[cell].single() ? held : open) |= left_[cell];
    open = open.without(held);
    for (int d = open.first(); d != 0; d = open.after(d)) {
        std::vector<int> places;
        for (const int cell : house.cells)
            if (left_[cell].has(d)) places.push_back(cell);
        std::vector<std::pair<int, Set>> gone;
        for (const int other : board_.peers(places.front())) {
            if (!left_[other].has(d)) continue;
            const bool sees_all =
                std::all_of(places.begin() + 1, places.end(), [&](int cell) { return board_.are_peers(cell, other); });
            if (sees_all) gone.emplace_back(other, Set::only(d));
        }
        if (gone.empty()) continue;
        any = true;
        RuleUse use{RuleUse::Kind::locked, {}, places, {d, h}, {}};
        exclude_by({std::move(use), h, Set::only(d), false}, gone);
        if (clash_) return true;
    }
    return any;
}

bool Supposition::find_subsets() {
    for (int size = 2; size <= kMostOfASubset; ++size) {
        for (int h = 0; h < static_cast<int>(board_.houses().size()); ++h) {
            const auto& house = board_.houses()[h];
            if (size > 2 && house.cells.size() > kMostOfASmallHouse) continue;
            for (const auto pattern : {Sought::naked, Sought::hidden}) {
                if (pattern == Sought::hidden && !house.whole) continue;
                std::size_t& since = sought(h, pattern, size);
                if (!lost_any(h, since)) continue;
                if (find_subset(h, size, pattern == Sought::naked)) return true;
                since = removals_.size() + 1;
            }
        }
    }
    return false;
}

bool Supposition::find_subset(int house, int size, bool naked) {
    const auto& cells = board_.houses()[house].cells;
    std::vector<Set> sets;  // the digits of each cell, or the places of each digit
    if (naked) {
        for (const int cell : cells) sets.push_back(left_[cell]);
    } else {
        sets.resize(static_cast<std::size_t>(board_.size()));
        for (std::size_t k = 0; k < cells.size(); ++k) {
            const Set& here = left_[cells[k]];
            for (int d = here.first(); d != 0; d = here.after(d)) sets[d - 1].add(static_cast<int>(k) + 1);
        }
    }
    std::vector<int> taken;
    return each_closed(sets, 0, size, taken, Set(), [&](const std::vector<int>& some, const Set& all) {
        Set digits;
        std::vector<int> held;
        std::vector<std::pair<int, Set>> gone;
        if (naked) {
            digits = all;
            for (const int k : some) held.push_back(cells[k]);
            for (const int cell : cells) {
                if (std::find(held.begin(), held.end(), cell) == held.end() && left_[cell].intersects(digits))
                    gone.emplace_back(cell, digits);
            }
        } else {
            for (const int k : some) digits.add(k + 1);
            for (int k = all.first(); k != 0; k = all.after(k)) {
                held.push_back(cells[k - 1]);
                if (!digits.contains(left_[cells[k - 1]]))
                    gone.emplace_back(cells[k - 1], board_.all().without(digits));
            }
        }
        if (gone.empty()) return false;
        RuleUse use{RuleUse::Kind::subset, {}, held, {}, {}};
        for (int d = digits.first(); d != 0; d = digits.after(d)) use.numbers.push_back(d);
        exclude_by({std::move(use), house, digits, naked}, gone);
        return true;
    });
}

}  // namespace ninefold::logic::any
