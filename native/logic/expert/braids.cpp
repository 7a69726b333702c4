#include "logic/expert/braids.h"

namespace ninefold::logic::expert {

bool BraidSearch::search(int target, int length, Stop& stop, VariableSet& touched, Chain* found) {
    stop_ = &stop;
    touched_ = &touched;
    path_length_ = 0;
    touched |= trail_.touched(target);
    bool ended = false;
    if (trail_.add(target, -1)) {
        path_[path_length_++] = {trail_.empty(), -1, -1};
        ended = true;
    } else if (length >= 2) {
        ended = extend(length, {});
    }
    trail_.undo();
    if (!ended || stop.stopped()) return false;
    if (found) tell(target, *found);
    return true;
}

// An open variable whose conclusion leaves another with nothing.
bool BraidSearch::ends_next() {
    const Trail::State& state = trail_.state();
    if (!groups_ && !state.right.meets(state.fatal)) return false;
    int last = -1;
    state.open.each([&](int variable) {
        if (last < 0 && trail_.ends(trail_.conclusion(variable))) last = variable;
    });
    if (last < 0) return false;
    const int node = trail_.conclusion(last);
    *touched_ |= trail_.touched(node);
    path_[path_length_++] = {last, -1, node};
    trail_.add(node, last);
    path_[path_length_++] = {trail_.empty(), -1, -1};
    trail_.undo();
    return true;
}

// `length`: how many variables may still come, the last one included; at least two. `barred`: conclusions whose
// consequences have been searched through, all of them.
bool BraidSearch::extend(int length, const Bits<kNodes>& barred) {
    if (stop_->now()) return false;
    if (ends_next()) return true;
    if (length == 2) return false;
    if (trail_.rounds(length - 1, &barred, touched_) >= length) return false;
    Bits<kNodes> tried = barred;
    const VariableSet open = trail_.state().open;
    for (int w = 0; w < VariableSet::kWords; ++w) {
        for (std::uint64_t rest = open.word(w); rest; rest &= rest - 1) {
            const int variable = 64 * w + std::countr_zero(rest), node = trail_.conclusion(variable);
            if (tried.has(node)) continue;
            *touched_ |= trail_.touched(node);
            path_[path_length_++] = {variable, -1, node};
            bool ended = trail_.add(node, variable);
            if (ended)
                path_[path_length_++] = {trail_.empty(), -1, -1};
            else if (trail_.state().killed > trail_.killed_before())
                ended = extend(length - 1, tried);
            trail_.undo();
            if (ended) return true;
            --path_length_;
            tried.add(node);
            if (length > 3 && trail_.rounds(length - 1, &tried, touched_) >= length) return false;
        }
    }
    return false;
}

// Leaves out conclusions that nothing rests on, and names the left candidate of each variable.
void BraidSearch::tell(int target, Chain& found) const {
    const Position& position = trail_.position();
    std::vector<Link> links(path_.begin(), path_.begin() + path_length_);
    std::vector<bool> needed(links.size(), false);
    needed.back() = true;
    for (std::size_t at = links.size(); at-- > 0;) {
        if (!needed[at]) continue;
        Link& link = links[at];
        const int right = link.right;
        for (int rest = position.mask(link.variable); rest; rest &= rest - 1) {
            const int label = kCsp.labels[link.variable][std::countr_zero(static_cast<unsigned>(rest))];
            if (right == label) continue;
            if (is_group(right) &&
                (kCsp.members[right - kLabels][0] == label || kCsp.members[right - kLabels][1] == label ||
                 kCsp.members[right - kLabels][2] == label))
                continue;
            if (kCsp.linked_to(target, label)) {
                if (link.left < 0) link.left = label;
                continue;
            }
            bool killed = false;
            for (std::size_t before = 0; before < at && !killed; ++before)
                if (needed[before] && links[before].right >= 0) killed = kCsp.linked_to(links[before].right, label);
            for (std::size_t before = at; before-- > 0 && !killed;) {
                if (links[before].right < 0 || !kCsp.linked_to(links[before].right, label)) continue;
                needed[before] = killed = true;
            }
            link.left = label;
        }
    }
    found.target = target;
    found.links.clear();
    for (std::size_t at = 0; at < links.size(); ++at)
        if (needed[at]) found.links.push_back(links[at]);
}

}  // namespace ninefold::logic::expert
