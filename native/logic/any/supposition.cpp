#include "logic/any/supposition.h"

#include <algorithm>

namespace ninefold::logic::any {

namespace {

constexpr std::uint64_t kEffortOfAsking = 100;  // beside that of the propagators

}  // namespace

Supposition::Supposition(Workspace& workspace, const Position& at, std::vector<Candidate> supposed, Follow following)
    : workspace_(workspace),
      board_(workspace.board()),
      supposed_(std::move(supposed)),
      removals_of_(board_.cells()),
      is_placed_(board_.cells()) {
    left_.reserve(board_.cells());
    for (int cell = 0; cell < board_.cells(); ++cell) {
        left_.push_back(at.domain(cell));
        if (at.digits[cell] != 0) is_placed_[cell] = true;
    }
    for (const auto& one : supposed_) {
        placed_.push_back({one, -1, 0, true});
        is_placed_[one.cell] = true;
    }
    follow(following);
}

void Supposition::follow(Follow following) {
    if (with_rules_) followed_before_ = most_followed_;
    asked_before_ = asked_;
    asked_ = 0;
    with_rules_ = following != Follow::conflicts;
    with_patterns_ = following == Follow::together;
    most_followed_ = workspace_.followed(with_patterns_);
}

bool Supposition::fails(int most_rounds, Stop& stop) {
    if (clash_) return true;
    for (int round = 0; round < most_rounds; ++round) {
        const Round state = advance(stop);
        if (state != Round::goes_on) return state == Round::impossible;
    }
    return false;
}

bool Supposition::remove(int cell, const Set& digits, const Reason& reason) {
    const Set out = left_[cell] & digits;
    if (out.empty()) return true;
    removals_of_[cell].push_back(static_cast<int>(removals_.size()));
    removals_.push_back({cell, out, reason});
    left_[cell] = left_[cell].without(out);
    if (!left_[cell].empty()) return true;
    clash_ = Clash{RuleUse::Kind::no_digit, cell, 0, -1, -1, removals_.size()};
    return false;
}

Supposition::Round Supposition::advance(Stop& stop) {
    if (!exclude() || (with_rules_ && !ask_rules(stop)) || find_clash()) return Round::impossible;
    if (stop.stopped()) return Round::ended;
    const std::size_t before = placed_.size(), gone = removals_.size();
    find_singles();
    if (placed_.size() > before || (with_rules_ && asked_ < gone)) return Round::goes_on;
    if (!with_patterns_ || !(find_locked() || find_subsets())) return Round::ended;
    return clash_ ? Round::impossible : Round::goes_on;
}

bool Supposition::exclude() {
    for (; excluded_ < placed_.size(); ++excluded_) {
        const auto [cell, digit] = placed_[excluded_].candidate;
        bool kept = true;
        const Reason reason{static_cast<int>(excluded_), -1, removals_.size()};
        board_.exclude(cell, digit, [&](int other, const Set& out) { kept = kept && remove(other, out, reason); });
        if (!kept) return false;
    }
    return true;
}

bool Supposition::ask_rules(Stop& stop) {
    const auto& followed = workspace_.followed();
    std::vector<int> asked;
    std::vector<bool> met(followed.size());
    for (; asked_ < removals_.size(); ++asked_) {
        for (const int scope : workspace_.followed_of(removals_[asked_].cell)) {
            if (met[scope] || (scope < followed_before_ && asked_ < asked_before_)) continue;
            asked.push_back(scope);
            met[scope] = true;
        }
    }
    std::sort(asked.begin(), asked.end());
    for (const int at : asked) {
        if (at >= most_followed_) break;
        Scope& scope = *followed[at].scope;
        Domains domains;
        for (const int cell : scope.cells()) domains.push_back(left_[cell]);
        const std::size_t before = removals_.size();
        std::uint64_t effort = kEffortOfAsking;
        const bool filling = scope.narrow(domains, effort, stop);
        if (stop.stopped()) return true;
        workspace_.count_asked(effort);
        if (!filling) {
            clash_ = Clash{RuleUse::Kind::no_filling, -1, 0, -1, at, before};
            return false;
        }
        for (std::size_t k = 0; k < domains.size(); ++k) {
            const int cell = scope.cells()[k];
            if (!remove(cell, board_.all().without(domains[k]), {-1, at, before})) return false;
        }
    }
    return true;
}

bool Supposition::find_clash() {
    for (std::size_t h = 0; h < board_.houses().size(); ++h) {
        const auto& house = board_.houses()[h];
        if (!house.whole) continue;
        Set held;
        for (const int cell : house.cells) held |= left_[cell];
        const Set missing = board_.all().without(held);
        if (missing.empty()) continue;
        clash_ = Clash{RuleUse::Kind::no_place, -1, missing.first(), static_cast<int>(h), -1, removals_.size()};
        return true;
    }
    return false;
}

void Supposition::find_singles() {
    const std::size_t before = removals_.size();
    for (int cell = 0; cell < board_.cells(); ++cell) {
        if (is_placed_[cell] || !left_[cell].single()) continue;
        placed_.push_back({{cell, left_[cell].first()}, -1, before});
        is_placed_[cell] = true;
    }
    for (std::size_t h = 0; h < board_.houses().size(); ++h) {
        const auto& house = board_.houses()[h];
        if (!house.whole) continue;
        Set once, twice;
        for (const int cell : house.cells) {
            twice |= once & left_[cell];
            once |= left_[cell];
        }
        const Set single = once.without(twice);
        if (single.empty()) continue;
        for (const int cell : house.cells) {
            if (is_placed_[cell]) continue;
            const Set here = left_[cell] & single;
            if (here.empty()) continue;
            placed_.push_back({{cell, here.first()}, static_cast<int>(h), before});
            is_placed_[cell] = true;
        }
    }
}

void Supposition::need_cell(int cell, std::size_t before, Needed& needed) const {
    for (const int at : removals_of_[cell])
        if (static_cast<std::size_t>(at) < before) need_removal(static_cast<std::size_t>(at), needed);
}

void Supposition::need_house(int house, int digit, std::size_t before, Needed& needed) const {
    for (const int cell : board_.houses()[house].cells) {
        for (const int at : removals_of_[cell]) {
            if (static_cast<std::size_t>(at) < before && removals_[at].digits.has(digit))
                need_removal(static_cast<std::size_t>(at), needed);
        }
    }
}

void Supposition::need_removal(std::size_t at, Needed& needed) const {
    if (needed.removals[at]) return;
    needed.removals[at] = true;
    const Reason& reason = removals_[at].reason;
    if (reason.lemma >= 0) {
        needed.lemmas[reason.lemma] = true;
        return;
    }
    if (reason.placed >= 0) {
        need_placed(reason.placed, needed);
        return;
    }
    if (reason.pattern >= 0) {
        const Pattern& pattern = patterns_[reason.pattern];
        needed.patterns[reason.pattern] = true;
        if (pattern.naked) {
            for (const int cell : pattern.use.cells) need_cell(cell, reason.before, needed);
            return;
        }
        for (int d = pattern.digits.first(); d != 0; d = pattern.digits.after(d))
            need_house(pattern.house, d, reason.before, needed);
        return;
    }
    needed.scopes[reason.scope] = true;
    for (const int cell : workspace_.followed()[reason.scope].scope->cells()) need_cell(cell, reason.before, needed);
}

Supposition::Needed Supposition::nothing() const {
    return {std::vector<bool>(placed_.size()), std::vector<bool>(workspace_.followed().size()),
            std::vector<bool>(removals_.size()), std::vector<bool>(patterns_.size()),
            std::vector<bool>(static_cast<std::size_t>(lemmas_))};
}

void Supposition::need_placed(int at, Needed& needed) const {
    if (needed.placed[at]) return;
    needed.placed[at] = true;
    const Placed& placed = placed_[at];
    if (placed.supposed) return;
    if (placed.house >= 0)
        need_house(placed.house, placed.candidate.digit, placed.before, needed);
    else
        need_cell(placed.candidate.cell, placed.before, needed);
}

void Supposition::tell_needed(Step& step, const Needed& needed) const {
    for (const auto& [cell, digit] : supposed_) {
        step.cells.push_back(cell);
        step.marks.push_back({cell, digit, Role::pivot});
        step.digits.add(digit);
    }
    for (std::size_t k = 0; k < placed_.size(); ++k) {
        if (!needed.placed[k] || placed_[k].supposed) continue;
        const auto [cell, digit] = placed_[k].candidate;
        step.cells.push_back(cell);
        step.marks.push_back({cell, digit, Role::pattern});
        step.sets.push_back({{cell}, Set::only(digit), Role::extra});
    }
    for (std::size_t k = 0; k < needed.scopes.size(); ++k) {
        if (!needed.scopes[k]) continue;
        step.rules.push_back(workspace_.followed()[k].use);
    }
    for (std::size_t k = 0; k < patterns_.size(); ++k)
        if (needed.patterns[k]) step.rules.push_back(patterns_[k].use);
}

RuleUse Supposition::clash_needs(Needed& needed) const {
    const Clash& clash = *clash_;
    RuleUse use{clash.kind, {}, {}, {}, {}};
    switch (clash.kind) {
        case RuleUse::Kind::no_digit:
            use.cells = {clash.cell};
            need_cell(clash.cell, clash.before, needed);
            break;
        case RuleUse::Kind::no_place:
            use.cells = board_.houses()[clash.house].cells;
            use.numbers = {clash.digit, clash.house};
            need_house(clash.house, clash.digit, clash.before, needed);
            break;
        default: {
            use = workspace_.followed()[clash.scope].use;
            for (const int cell : use.cells) need_cell(cell, clash.before, needed);
            use.kind = use.kind == RuleUse::Kind::constraint ? RuleUse::Kind::no_filling
                       : use.kind == RuleUse::Kind::joined   ? RuleUse::Kind::not_together
                                                             : RuleUse::Kind::no_total;
            break;
        }
    }
    return use;
}

void Supposition::tell(Step& step) const {
    Needed needed = nothing();
    step.rules.push_back(clash_needs(needed));
    if (clash_->house >= 0) step.houses.push_back({clash_->house, HouseRole::plain});
    tell_needed(step, needed);
}

RuleUse Supposition::case_of(const Needed& needed, std::size_t first) const {
    RuleUse use{RuleUse::Kind::one_case, {}, {}, {static_cast<int>(supposed_.size() - first)}, {}};
    const auto add = [&](const Candidate& one) {
        use.cells.push_back(one.cell);
        use.numbers.push_back(one.digit);
    };
    for (std::size_t k = first; k < supposed_.size(); ++k) add(supposed_[k]);
    for (std::size_t k = 0; k < placed_.size(); ++k)
        if (needed.placed[k] && !placed_[k].supposed) add(placed_[k].candidate);
    return use;
}

void Supposition::tell_case(Step& step) const {
    Needed needed = nothing();
    RuleUse clash = clash_needs(needed);
    step.rules.push_back(case_of(needed, 1));
    step.rules.push_back(std::move(clash));
}

void Supposition::tell_gone(Step& step, Candidate gone) const {
    Needed needed = nothing();
    for (const int at : removals_of_[gone.cell])
        if (removals_[at].digits.has(gone.digit)) need_removal(static_cast<std::size_t>(at), needed);
    const std::size_t sets = step.sets.size();
    step.rules.push_back(case_of(needed, 0));
    tell_needed(step, needed);
    step.sets.resize(sets);  // told case by case
}

}  // namespace ninefold::logic::any
