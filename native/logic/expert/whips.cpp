#include "logic/expert/whips.h"

#include <algorithm>

namespace ninefold::logic::expert {
namespace {

// The place of a left candidate in the order in which links to the last conclusion are taken: those in a box first,
// then in a column, a row and a cell; the highest digit, row and column of a kind first.
int rank_of(int last, int left) {
    const int cell = cell_of(left), other = is_group(last) ? cell : cell_of(last);
    const int row = cell / kSize, column = cell % kSize, its_row = other / kSize, its_column = other % kSize;
    int kind = 3;
    if (cell != other) {
        const bool box = row / 3 == its_row / 3 && column / 3 == its_column / 3;
        kind = box ? 0 : column == its_column ? 1 : 2;
    }
    return kind * kLabels - (kCells * digit_of(left) + cell);
}

}  // namespace

bool WhipSearch::search(int target, int length, Stop& stop, VariableSet& touched, Chain* found) {
    stop_ = &stop;
    touched_ = &touched;
    path_length_ = 0;
    key_ = 0;
    touched |= trail_.touched(target);
    Way way = Way::none;
    if (trail_.add(target, -1)) {
        end(target);
        way = Way::found;
    }
    if (way != Way::found && length >= 2 && (length == 2 || trail_.rounds(length - 1, nullptr, &touched) < length)) {
        memory_.clear();
        way = extend(target, length);
    }
    trail_.undo();
    if (way != Way::found || stop.stopped()) return false;
    if (found) {
        found->target = target;
        found->links.assign(path_.begin(), path_.begin() + path_length_);
    }
    return true;
}

// The last variable, by a left candidate that has just died and so is new.
void WhipSearch::end(int last) {
    const int variable = trail_.empty();
    int left = -1;
    for (unsigned rest = static_cast<unsigned>(trail_.start(variable)); rest; rest &= rest - 1) {
        const int label = trail_.label(variable, std::countr_zero(rest));
        if (kCsp.linked_to(last, label) && !used(label)) left = label;
    }
    path_[path_length_++] = {variable, left, -1};
}

bool WhipSearch::contradicts(int target) {
    const bool at_once = trail_.add(target, -1);
    const bool in_the_end = at_once || trail_.rounds(kNodes) <= kNodes;
    trail_.undo();
    return in_the_end;
}

bool WhipSearch::used(int left) const {
    for (int i = 0; i < path_length_; ++i)
        if (path_[i].left == left) return true;
    return false;
}

// `length`: how many variables may still come, the last one included; at least two.
WhipSearch::Way WhipSearch::extend(int last, int length) {
    if (stop_->now()) return Way::none;
    if (lefts_ == Lefts::one) return extend_by_one(last, length);
    Way way = Way::none;
    const VariableSet& open = trail_.state().open;
    const VariableSet near = trail_.reaches(last);
    for (int w = 0; w < VariableSet::kWords; ++w) {
        for (std::uint64_t rest = open.word(w) & near.word(w); rest; rest &= rest - 1) {
            const int variable = 64 * w + std::countr_zero(rest);
            const int node = trail_.conclusion(variable);
            if (length == 2 && !trail_.ends(node)) continue;
            // Of several left candidates one does, unless it stands in the way of a later variable.
            for (int lefts = trail_.start(variable) & ~trail_.mask(variable); lefts; lefts &= lefts - 1) {
                const int left = trail_.label(variable, std::countr_zero(static_cast<unsigned>(lefts)));
                if (!kCsp.linked_to(last, left)) continue;
                if (used(left)) {
                    way = Way::blocked;
                    continue;
                }
                const Way on = follow(variable, node, left, length);
                if (on == Way::found) return on;
                if (on == Way::none) break;
                way = Way::blocked;
            }
        }
    }
    return way;
}

// As `extend`, with one left candidate for each conclusion.
WhipSearch::Way WhipSearch::extend_by_one(int last, int length) {
    struct Pick {
        int variable, left, node, rank;
    };
    std::array<Pick, kSteppingStones> picks;
    std::size_t count = 0;
    Way way = Way::none;
    const VariableSet near = trail_.reaches(last);
    for (int w = 0; w < VariableSet::kWords; ++w) {
        for (std::uint64_t rest = trail_.state().open.word(w) & near.word(w); rest; rest &= rest - 1) {
            const int variable = 64 * w + std::countr_zero(rest), node = trail_.conclusion(variable);
            if (length == 2 && !trail_.ends(node)) continue;
            for (int lefts = trail_.start(variable) & ~trail_.mask(variable); lefts; lefts &= lefts - 1) {
                const int left = trail_.label(variable, std::countr_zero(static_cast<unsigned>(lefts)));
                if (!kCsp.linked_to(last, left)) continue;
                if (used(left)) {
                    way = Way::blocked;
                    continue;
                }
                const Pick pick{variable, left, node, rank_of(last, left)};
                const auto same = std::find_if(picks.begin(), picks.begin() + count,
                                               [&](const Pick& one) { return one.node == node; });
                if (same == picks.begin() + count) {
                    picks[count++] = pick;
                    continue;
                }
                if (same->left != left) way = Way::blocked;
                if (pick.rank < same->rank) *same = pick;
            }
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Way on = follow(picks[i].variable, picks[i].node, picks[i].left, length);
        if (on == Way::found) return on;
        if (on == Way::blocked) way = on;
    }
    return way;
}

WhipSearch::Way WhipSearch::follow(int variable, int node, int left, int length) {
    if (is_group(node))
        for (int i = 0; i < path_length_; ++i)
            if (path_[i].right == node) return Way::none;
    const std::uint64_t own = scattered(is_group(node) ? 2048 + kVariables * std::uint64_t(node) + variable : node);
    const std::uint64_t state = (key_ + own) * 31 + scattered(4096 * 4096 + node);
    if (length > 2 && memory_.hopeless(state, length)) return Way::none;
    *touched_ |= trail_.touched(node);
    path_[path_length_++] = {variable, left, node};
    Way way = Way::none;
    if (trail_.add(node, variable)) {
        end(node);
        way = Way::found;
    } else if (length > 2) {
        key_ += own;
        way = extend(node, length - 1);
        key_ -= own;
        if (way == Way::none) memory_.keep(state, length);
    }
    trail_.undo();
    if (way != Way::found) --path_length_;
    return way;
}

void WhipSearch::spread(int from, int length, Stop& stop, Reached& reached) {
    stop_ = &stop;
    reached_ = &reached;
    goal_ = -1;
    reached.fill(kMaxLength + 1);
    Chain none;
    reach(from, -1, length, stop, none);
    reached_ = nullptr;
}

bool WhipSearch::reach(int from, int goal, int length, Stop& stop, Chain& found) {
    stop_ = &stop;
    goal_ = goal;
    path_length_ = 0;
    key_ = 0;
    memory_.clear();
    const bool ended = !trail_.add(from, -1) && spread_on(from, length);
    trail_.undo();
    if (!ended) return false;
    found.target = from;
    found.links.assign(path_.begin(), path_.begin() + path_length_);
    return true;
}

// What the last conclusion rules out is reached; then every conclusion that follows from it.
bool WhipSearch::spread_on(int last, int length) {
    if (goal_ >= 0 && kCsp.linked_to(last, goal_)) return true;
    if (reached_)
        kCsp.kills[last].each([&](int label) {
            std::uint8_t& least = (*reached_)[label];
            least = std::min(least, static_cast<std::uint8_t>(path_length_));
        });
    if (length == 0 || stop_->now()) return false;
    const VariableSet open = trail_.state().open, near = trail_.reaches(last);
    for (int w = 0; w < VariableSet::kWords; ++w) {
        for (std::uint64_t rest = open.word(w) & near.word(w); rest; rest &= rest - 1) {
            const int variable = 64 * w + std::countr_zero(rest);
            // A relation has no part in the chains from its own labels.
            if (variable >= kVariables) continue;
            const int node = trail_.conclusion(variable);
            const std::uint64_t own =
                scattered(is_group(node) ? 2048 + kVariables * std::uint64_t(node) + variable : node);
            const std::uint64_t state = (key_ + own) * 31 + scattered(4096 * 4096 + node);
            if (memory_.hopeless(state, length)) continue;
            int left = -1;
            for (int lefts = trail_.start(variable) & ~trail_.mask(variable); lefts; lefts &= lefts - 1) {
                const int label = trail_.label(variable, std::countr_zero(static_cast<unsigned>(lefts)));
                if (kCsp.linked_to(last, label)) left = label;
            }
            path_[path_length_++] = {variable, left, node};
            key_ += own;
            const bool there = !trail_.add(node, variable) && spread_on(node, length - 1);
            trail_.undo();
            key_ -= own;
            if (there) return true;
            --path_length_;
            memory_.keep(state, length);
        }
    }
    return false;
}

}  // namespace ninefold::logic::expert
