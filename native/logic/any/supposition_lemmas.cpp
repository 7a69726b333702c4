// Nets inside of a supposition: a further candidate that fails there by a net of its own is a lemma, and goes.
#include "logic/any/supposition.h"

namespace ninefold::logic::any {

Supposition Supposition::with(const Candidate& more) const {
    Supposition lemma = *this;
    lemma.shared_placed_ = placed_.size();
    lemma.shared_removals_ = removals_.size();
    lemma.shared_patterns_ = patterns_.size();
    lemma.supposed_.push_back(more);
    lemma.placed_.push_back({more, -1, removals_.size(), true});
    lemma.is_placed_[more.cell] = true;
    return lemma;
}

void Supposition::exclude(const Candidate& gone, int lemma) {
    lemmas_ = lemma + 1;
    remove(gone.cell, Set::only(gone.digit), {-1, -1, removals_.size(), -1, lemma});
}

RuleUse Supposition::case_between(const Needed& needed, std::size_t first, std::size_t last) const {
    RuleUse use{RuleUse::Kind::one_case, {}, {}, {static_cast<int>(supposed_.size())}, {}};
    const auto add = [&](const Candidate& one) {
        use.cells.push_back(one.cell);
        use.numbers.push_back(one.digit);
    };
    for (const auto& one : supposed_) add(one);
    for (std::size_t k = first; k < last; ++k)
        if (needed.placed[k] && !placed_[k].supposed) add(placed_[k].candidate);
    return use;
}

void Supposition::tell_nested(Step& step, const std::vector<Supposition>& lemmas) const {
    Needed needed = nothing();
    RuleUse end = clash_needs(needed);
    std::vector<Needed> inside(lemmas.size());
    std::vector<RuleUse> ends(lemmas.size());
    // A lemma may rest on earlier ones. What was there before it has the same numbers in it as here.
    for (std::size_t k = lemmas.size(); k-- > 0;) {
        if (k >= needed.lemmas.size() || !needed.lemmas[k]) continue;
        const Supposition& lemma = lemmas[k];
        Needed& own = inside[k] = lemma.nothing();
        ends[k] = lemma.clash_needs(own);
        const auto share = [](std::vector<bool>& all, const std::vector<bool>& some, std::size_t shared) {
            for (std::size_t at = 0; at < shared; ++at)
                if (some[at]) all[at] = true;
        };
        share(needed.placed, own.placed, lemma.shared_placed_);
        share(needed.removals, own.removals, lemma.shared_removals_);
        share(needed.patterns, own.patterns, lemma.shared_patterns_);
        share(needed.scopes, own.scopes, own.scopes.size());
        share(needed.lemmas, own.lemmas, own.lemmas.size());
    }
    step.cells = {supposed_[0].cell};
    step.marks = {{supposed_[0].cell, supposed_[0].digit, Role::pivot}};
    step.digits = Set::only(supposed_[0].digit);
    std::size_t told = 0;
    for (std::size_t k = 0; k < needed.lemmas.size(); ++k) {
        if (!needed.lemmas[k]) continue;
        RuleUse so_far = case_between(needed, told, lemmas[k].shared_placed_);
        if (told == 0 || so_far.cells.size() > supposed_.size()) step.rules.push_back(std::move(so_far));
        told = lemmas[k].shared_placed_;
        step.rules.push_back(lemmas[k].case_between(inside[k], told, lemmas[k].placed_.size()));
        step.rules.push_back(std::move(ends[k]));
        const auto& [cell, digit] = lemmas[k].supposed_.back();
        step.marks.push_back({cell, digit, Role::fin});
    }
    step.rules.push_back(case_between(needed, told, placed_.size()));
    step.rules.push_back(std::move(end));
    for (std::size_t k = 0; k < placed_.size(); ++k) {
        if (!needed.placed[k] || placed_[k].supposed) continue;
        step.cells.push_back(placed_[k].candidate.cell);
        step.marks.push_back({placed_[k].candidate.cell, placed_[k].candidate.digit, Role::pattern});
    }
    for (std::size_t k = 0; k < needed.scopes.size(); ++k)
        if (needed.scopes[k]) step.rules.push_back(workspace_.followed()[k].use);
    const auto tell_patterns = [&](const Supposition& one, const Needed& marked, std::size_t first) {
        for (std::size_t k = first; k < one.patterns_.size(); ++k)
            if (marked.patterns[k]) step.rules.push_back(one.patterns_[k].use);
    };
    tell_patterns(*this, needed, 0);
    for (std::size_t k = 0; k < needed.lemmas.size(); ++k)
        if (needed.lemmas[k]) tell_patterns(lemmas[k], inside[k], lemmas[k].shared_patterns_);
}

}  // namespace ninefold::logic::any
