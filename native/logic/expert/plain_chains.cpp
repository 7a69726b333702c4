#include "logic/expert/plain_chains.h"

namespace ninefold::logic::expert {

bool PlainSearch::search(PlainKind kind, int target, int length, Stop& stop, Chain& found) {
    kind_ = kind;
    target_ = target;
    stop_ = &stop;
    path_.clear();
    if (!extend(target, length)) return false;
    found.target = target;
    found.links = path_;
    return true;
}

// `length`: how many variables are still to come.
bool PlainSearch::extend(int last, int length) {
    if (stop_->now()) return false;
    for (const int left : kCsp.linked[last]) {
        if (!position_.has(left)) continue;
        bool used = left == target_;
        for (const Link& link : path_) used = used || link.left == left || link.right == left;
        if (used) continue;
        for (const auto& [variable, bit] : kCsp.places[left])
            if (extends_by(variable, left, length)) return true;
    }
    return false;
}

bool PlainSearch::extends_by(int variable, int left, int length) {
    const int right = conclusion(variable, left, length == 1);
    if (right == -2 || (right < 0) != (length == 1)) return false;
    path_.push_back({variable, left, right});
    if (length == 1 || extend(right, length - 1)) return true;
    path_.pop_back();
    return false;
}

int PlainSearch::conclusion(int variable, int left, bool last) const {
    int right = -1, others = 0;
    for (unsigned rest = static_cast<unsigned>(position_.mask(variable)); rest; rest &= rest - 1) {
        const int label = kCsp.labels[variable][std::countr_zero(rest)];
        if (label == left) continue;
        ++others;
        if (label == target_) return -2;
        bool by_target = kCsp.linked_to(target_, label), by_right = false;
        for (const Link& link : path_) {
            if (link.right == label) return -2;
            by_right = by_right || kCsp.linked_to(link.right, label);
        }
        const bool gone = kind_ == PlainKind::t_whip            ? by_right || (last && by_target)
                          : last || kind_ == PlainKind::z_chain ? by_target
                                                                : false;
        if (gone) continue;
        // What the target or a conclusion sees is no conclusion itself; these kinds have no use for the variable then.
        if (right >= 0 || by_target || by_right) return -2;
        right = label;
    }
    if (others == 0 || (kind_ == PlainKind::biv_chain && others != 1)) return -2;
    return right;
}

}  // namespace ninefold::logic::expert
