#include "logic/any/tried.h"

#include <algorithm>

namespace ninefold::logic::any {

namespace {

constexpr int kTimesSmaller = 4;  // trees that are looked for again once something else follows

using Gone = std::vector<std::pair<int, Set>>;

bool meets(const Domains& left, const Gone& gone) {
    return !left.empty() && std::any_of(gone.begin(), gone.end(), [&](const auto& one) {
        return left[static_cast<std::size_t>(one.first)].intersects(one.second);
    });
}

}  // namespace

void Tried::next_moment(const Position& at) {
    Gone gone;
    Domains now;
    for (int cell = 0; cell < static_cast<int>(at.open.size()); ++cell) {
        now.push_back(at.domain(cell));
        if (before_.empty()) continue;
        const Set out = before_[static_cast<std::size_t>(cell)].without(now.back());
        if (!out.empty()) gone.emplace_back(cell, out);
    }
    before_ = std::move(now);
    std::erase_if(trials_, [&](const auto& one) { return !at.has(one.first.cell, one.first.digit); });
    for (auto& [one, trial] : trials_) {
        if (meets(trial.left, gone)) trial.now = false;
        if (meets(trial.by_rules, gone)) trial.by_rules.clear();
        if (meets(trial.together, gone)) trial.together.clear();
    }
    const auto is_gone = [&](const Candidate& one) { return !at.has(one.cell, one.digit); };
    std::erase_if(untried_, is_gone);
    std::erase_if(impossible_, is_gone);
    all_now_ = false;
}

Tried::Trial& Tried::meet(const Candidate& one, const Position& at, Filler& whole) {
    Trial& trial = trials_[one];
    if (trial.now) return trial;
    Domains left = trial.left;
    const double room = whole.room({one.cell, one.digit}, left);
    return meet(one, at, left, room);
}

Tried::Trial& Tried::meet(const Candidate& one, const Position& at, Domains& left, double room) {
    Trial& trial = trials_[one];
    bool same = trial.left.size() == left.size();
    for (std::size_t cell = 0; same && cell < left.size(); ++cell)
        same = left[cell] == (trial.left[cell] & at.domain(static_cast<int>(cell)));
    if (!same) {
        trial.levels = 0;
        trial.leaves /= kTimesSmaller;
        trial.ended = false;
    }
    trial.left.swap(left);
    trial.room = room;
    trial.now = true;
    return trial;
}

Tried::Trial* Tried::known(const Candidate& one) {
    const auto found = trials_.find(one);
    return found == trials_.end() ? nullptr : &found->second;
}

std::optional<Candidate> Tried::impossible(Workspace& workspace, const Position& at, std::size_t n, Stop& stop) {
    if (impossible_.size() <= n && !untried_.empty()) find_impossible(workspace, at, n, stop);
    if (impossible_.size() <= n && !all_now_ && !stop.stopped()) {
        all_now_ = true;
        untried_.clear();
        for (int cell = 0; cell < static_cast<int>(at.open.size()); ++cell) {
            for (int d = at.open[cell].first(); d != 0; d = at.open[cell].after(d)) {
                const Candidate one{cell, d};
                const Trial* const trial = known(one);
                if (std::find(impossible_.begin(), impossible_.end(), one) != impossible_.end()) continue;
                if (trial == nullptr || !trial->now)
                    untried_.push_back(one);
                else if (trial->left.empty())
                    impossible_.push_back(one);
            }
        }
        std::stable_sort(untried_.begin(), untried_.end(), [&](const Candidate& a, const Candidate& b) {
            return at.open[a.cell].count() < at.open[b.cell].count();
        });
        std::reverse(untried_.begin(), untried_.end());
        find_impossible(workspace, at, n, stop);
    }
    if (stop.stopped()) return {};
    return n < impossible_.size() ? std::optional(impossible_[n]) : std::nullopt;
}

void Tried::find_impossible(Workspace& workspace, const Position& at, std::size_t n, Stop& stop) {
    Scope& scope = workspace.whole();
    Filler* const filler = scope.trees(stop);
    if (filler == nullptr) return;
    // Without a filling at all every candidate is impossible.
    const bool kept = filler->begin_trees(scope.domains(at), stop);
    while (impossible_.size() <= n && !untried_.empty() && !stop.look()) {
        const Candidate next = untried_.back();
        untried_.pop_back();
        if (!kept || meet(next, at, *filler).left.empty()) impossible_.push_back(next);
    }
    scope.end_trees(stop);
}

std::vector<Domains>& Tried::fillings(const Position& at) {
    std::erase_if(fillings_, [&](const Domains& filling) {
        for (std::size_t cell = 0; cell < filling.size(); ++cell)
            if (!filling[cell].intersects(at.domain(static_cast<int>(cell)))) return true;
        return false;
    });
    return fillings_;
}

}  // namespace ninefold::logic::any
