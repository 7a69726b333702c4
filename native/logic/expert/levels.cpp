#include "logic/expert/levels.h"

#include <algorithm>

namespace ninefold::logic::expert {

// The published ratings keep one of the partial whips with the same conclusions. Of g-whips they keep several, as a
// partial whip and a partial g-whip are two kinds to them.
LevelSearch::LevelSearch(bool groups)
    : whips_(std::make_unique<Known<WhipSearch>>(groups, groups ? Lefts::every : Lefts::one)),
      braids_(std::make_unique<Known<BraidSearch>>(groups)) {}

Levels LevelSearch::rate(const Position& start, const Solution& solution, bool whips, bool braids, Stop& stop) {
    solution_ = &solution;
    Levels levels;
    bool braided = false;
    if (braids) levels.braids = climb(start, true, braided, stop);
    // Where no braid was used the whips alone have gone the same way.
    if (whips) levels.whips = braids && !braided ? levels.braids : climb(start, false, braided, stop);
    return levels;
}

template <typename Search>
void LevelSearch::Known<Search>::clear() {
    failed.fill(0);
    changed = {};
    stale = true;
}

template <typename Search>
void LevelSearch::Known<Search>::begin(const Position& position) {
    if (!stale) return;
    search.begin(position);
    position.each_label([&](int label) {
        int known = 0;
        while (known < failed[label] && !touched[label][known + 1].meets(changed)) ++known;
        failed[label] = static_cast<std::int8_t>(known);
    });
    changed = {};
    stale = false;
}

template <typename Search>
bool LevelSearch::Known<Search>::holds(int target, int length, Stop& stop) {
    if (failed[target] >= length) return false;
    auto& by_length = touched[target];
    if (std::ssize(by_length) <= length) by_length.resize(length + 1);
    VariableSet& looked = by_length[length];
    looked = {};
    if (search.search(target, length, stop, looked)) return true;
    // What is in vain at this length is so at every smaller one.
    for (int less = failed[target] + 1; less < length; ++less) by_length[less] = looked;
    failed[target] = static_cast<std::int8_t>(length);
    return false;
}

// Shortest first: one elimination, then all that the basic theory says, then the shortest again. So the level is the
// longest chain of the way.
std::optional<int> LevelSearch::climb(Position position, bool braids, bool& braided, Stop& stop) {
    braided = false;
    clear();
    if (!position.settle()) return std::nullopt;
    int level = 0;
    while (!position.solved()) {
        if (stop.look()) return std::nullopt;
        list_targets(position);
        if (step(*whips_, position, 1, level, stop)) continue;
        // Braids of up to two variables are whips.
        if (braids && level > 2 && step(*braids_, position, level, stop)) {
            braided = true;
            continue;
        }
        if (stop.stopped() || level == kMaxLength) return std::nullopt;
        if (++level == 3 && !solvable(position, stop)) return std::nullopt;
    }
    return level;
}

bool LevelSearch::exhaust(Position& position, int length, Stop& stop) {
    solution_ = nullptr;
    clear();
    while (!position.broken() && !position.solved() && !stop.look()) {
        list_targets(position);
        if (step(*whips_, position, 1, length, stop)) continue;
        if (length <= 2 || !step(*braids_, position, length, stop)) break;
    }
    return !position.broken();
}

void LevelSearch::clear() {
    whips_->clear();
    braids_->clear();
}

// The last cell and its highest digit first, which is how the published ratings were made; of several whips of one
// length it matters which comes first.
void LevelSearch::list_targets(const Position& position) {
    targets_.clear();
    position.each_label([&](int label) {
        if (position.is_placed(label) || (solution_ && (*solution_)[cell_of(label)] == digit_of(label))) return;
        targets_.push_back(label);
    });
    std::reverse(targets_.begin(), targets_.end());
}

void LevelSearch::remove(Position& position, int label) {
    position.forget_changes();
    position.remove(label);
    whips_->changed |= position.changed();
    braids_->changed |= position.changed();
    whips_->stale = braids_->stale = true;
}

bool LevelSearch::step(Known<WhipSearch>& known, Position& position, int first, int last, Stop& stop) {
    known.begin(position);
    for (int length = first; length <= last; ++length) {
        bool found = false;
        for (const int target : targets_) {
            if (!known.holds(target, length, stop)) continue;
            remove(position, target);
            if (length > 1 || position.broken()) return true;
            found = true;  // locked candidates remove all that they can at once
        }
        if (found) return true;
    }
    return false;
}

// Braids have no order to keep: what one removes, another cannot miss.
bool LevelSearch::step(Known<BraidSearch>& known, Position& position, int length, Stop& stop) {
    known.begin(position);
    for (const int target : targets_) {
        if (!known.holds(target, length, stop)) continue;
        remove(position, target);
        return true;
    }
    return false;
}

// Whether chains of any length and kind would solve it: whether it is enough to remove what contradicts itself.
bool LevelSearch::solvable(Position position, Stop& stop) {
    for (bool moved = true; moved && !position.solved();) {
        moved = false;
        list_targets(position);
        whips_->search.begin(position);
        for (const int target : targets_) {
            if (stop.look()) return false;
            if (!position.has(target) || !whips_->search.contradicts(target)) continue;
            position.remove(target);
            moved = true;
        }
    }
    whips_->stale = true;
    return position.solved();
}

}  // namespace ninefold::logic::expert
