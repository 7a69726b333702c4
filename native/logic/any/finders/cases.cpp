// Contradictions by cases: a candidate is supposed, and whatever another cell holds then, it ends in an impossibility.
// The cases may have cases of their own: a tree of them, each told to its end.
#include <algorithm>

#include "logic/any/finders/finders.h"
#include "logic/any/supposition.h"

namespace ninefold::logic::any {

namespace {

constexpr int kMostCaseRounds = 20;
constexpr int kCaseEffort = 6'000;               // questions to all rules together, after which the search is given up
constexpr std::size_t kDeepest = 3;              // cells that are split into cases
constexpr std::size_t kSplit[] = {0, 3, 6, 12};  // cells that are tried, by how many may still be split
constexpr int kMostCases = 3;

class Cases {
  public:
    explicit Cases(Query& query) : query_(query), whole_(query.workspace.whole()), now_(whole_.domains(query.at)) {}

    void find() {
        std::vector<Candidate> all;
        for (int cell = 0; cell < query_.board.cells(); ++cell) {
            const Set& open = query_.at.open[cell];
            for (int d = open.first(); d != 0; d = open.after(d)) all.push_back({cell, d});
        }
        std::stable_sort(all.begin(), all.end(), [&](const Candidate& a, const Candidate& b) {
            return query_.at.open[a.cell].count() < query_.at.open[b.cell].count();
        });
        for (std::size_t depth = 1; depth <= kDeepest; ++depth) {
            effort_ = 0;
            for (const auto& one : all) {
                if (query_.stop.look() || effort_ > kCaseEffort) break;
                if (try_one(one, depth)) return;
            }
        }
    }

  private:
    bool try_one(const Candidate& supposed, std::size_t depth) {
        Domains left = now_;
        left[supposed.cell] = Set::only(supposed.digit);
        ++effort_;
        if (!whole_.narrow(left, query_.stop)) {  // but not by what a person would follow
            Supposition follows(query_.workspace, query_.at, {supposed}, true);
            if (follows.fails(kMostCaseRounds, query_.stop)) return false;
            left = follows.left();
        }
        told_.clear();
        std::vector<Candidate> supposing{supposed};
        if (!refuted(left, supposing, depth)) return false;
        Step step(Technique::rule_contradiction);
        step.eliminations = {supposed};
        step.cells = {supposed.cell};
        step.marks = {{supposed.cell, supposed.digit, Role::pivot}};
        step.digits = Set::only(supposed.digit);
        RuleUse use{RuleUse::Kind::cases, {}, {told_.front().supposed()[1].cell}, {}, {}};
        for (const auto& one : told_) {
            const int digit = one.supposed()[1].digit;
            if (std::find(use.numbers.begin(), use.numbers.end(), digit) == use.numbers.end())
                use.numbers.push_back(digit);
        }
        step.rules.push_back(std::move(use));
        for (const auto& one : told_) one.tell_case(step);
        query_.add(std::move(step));
        return true;
    }

    // Whether a cell can be split so that every case fails; `told_` has the cases, each at its end.
    bool refuted(const Domains& left, std::vector<Candidate>& supposing, std::size_t depth) {
        std::vector<int> cells;
        for (int cell = 0; cell < query_.board.cells(); ++cell) {
            const int count = left[cell].count();
            if (count > 1 && count <= kMostCases) cells.push_back(cell);
        }
        // Cells that the supposed candidates have changed say most about them.
        const auto rank = [&](int cell) {
            return std::pair(left[cell].count() + (left[cell] == now_[cell] ? 2 : 0), cell);
        };
        const std::size_t tried = std::min(kSplit[depth], cells.size());
        std::partial_sort(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(tried), cells.end(),
                          [&](int a, int b) { return rank(a) < rank(b); });
        cells.resize(tried);
        for (const int cell : cells) {
            const std::size_t before = told_.size();
            bool all = true;
            for (int d = left[cell].first(); d != 0 && all; d = left[cell].after(d)) {
                if (query_.stop.look() || ++effort_ > kCaseEffort) return false;
                supposing.push_back({cell, d});
                all = case_fails(left, supposing, depth);
                supposing.pop_back();
            }
            if (all) return true;
            while (told_.size() > before) told_.pop_back();
        }
        return false;
    }

    bool case_fails(const Domains& left, std::vector<Candidate>& supposing, std::size_t depth) {
        Domains tried = left;
        tried[supposing.back().cell] = Set::only(supposing.back().digit);
        if (whole_.narrow(tried, query_.stop)) return depth > 1 && refuted(tried, supposing, depth - 1);
        Supposition follows(query_.workspace, query_.at, supposing, true);
        if (follows.fails(kMostCaseRounds, query_.stop)) {
            told_.push_back(std::move(follows));
            return true;
        }
        return depth > 1 && refuted(follows.left(), supposing, depth - 1);
    }

    Query& query_;
    Scope& whole_;
    Domains now_;
    int effort_ = 0;
    std::vector<Supposition> told_;
};

}  // namespace

void find_cases(Query& query) { Cases(query).find(); }

}  // namespace ninefold::logic::any
