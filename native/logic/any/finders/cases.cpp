// Contradictions by cases: a candidate is supposed, and whatever another cell holds then, it ends in an impossibility.
// The cases may have cases of their own: a tree of them, each told to its end.
//
// All rules together find the tree; what a person would follow from each of its leaves tells it, and where that does
// not suffice the leaf is split once more. Small trees are looked for first. The larger they are, the fewer candidates
// are tried: those that leave the least open, in cells with few candidates, which a digit more helps most.
#include <algorithm>
#include <set>

#include "logic/any/finders/finders.h"
#include "logic/any/finders/rooms.h"
#include "logic/any/supposition.h"

namespace ninefold::logic::any {

namespace {

constexpr int kMostCaseRounds = 30;
constexpr int kMostLeaves = 8192;
constexpr int kLeavesOfASize = 4000;                      // leaves of all trees that are tried of one size
constexpr int kFewestOfASize = 8;                         // candidates that are tried at any size
constexpr std::uint64_t kMostCaseEffort = 1'000'000'000;  // of all rules together, for one step: some seconds
constexpr std::size_t kMostTold = 10'000;
constexpr std::uint64_t kMostAsked = 600'000'000;  // of the rules that are asked to tell trees, for one step

class Cases {
  public:
    Cases(Query& query, Scope& scope, Filler& whole)
        : query_(query),
          scope_(scope),
          whole_(whole),
          now_(scope.domains(query.at)),
          asked_before_(query.workspace.asked()),
          fillings_(fillings_met(query, own_fillings_)) {}

    void find() {
        if (whole_.begin_trees(now_, query_.stop)) look();
        scope_.end_trees(query_.stop);
    }

  private:
    void look() {
        const std::uint64_t began = whole_.effort();
        std::vector<Room> all = rooms(query_, whole_);
        least_first(all);
        for (int leaves = 2; leaves <= kMostLeaves; leaves *= 2) {
            int tried = 0;
            for (const auto& [bits, one, trial] : all) {
                if (query_.stop.look() || whole_.effort() - began > kMostCaseEffort) return;
                if (query_.workspace.asked() - asked_before_ > kMostAsked) return;
                if (occurs(fillings_, one) || not_told_.count(one) > 0) continue;
                if (++tried > std::max(kLeavesOfASize / leaves, kFewestOfASize)) break;
                if (trial != nullptr && trial->leaves >= leaves) continue;
                if (try_one(one, leaves)) return;
                if (trial != nullptr && !query_.stop.stopped())
                    trial->leaves = not_told_.count(one) > 0 ? kMostLeaves : leaves;
            }
        }
    }

    bool try_one(const Candidate& supposed, int leaves) {
        Tree tree;
        if (!whole_.refute({supposed.cell, supposed.digit}, leaves, tree, query_.stop)) {
            if (!tree.filling.empty()) fillings_.push_back(std::move(tree.filling));
            return false;
        }
        told_.clear();
        for (const auto& way : tree.leaves) {
            std::vector<Candidate> supposing;
            for (const auto& [cell, digit] : way) supposing.push_back({cell, digit});
            if (tell(supposing)) continue;
            not_told_.insert(supposed);  // another tree would hardly be told
            return false;
        }
        Step step(Technique::rule_contradiction);
        step.eliminations = {supposed};
        if (told_.size() == 1) {
            told_.front().tell(step);
            query_.add(std::move(step));
            return true;
        }
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

    // A leaf in what a person would follow; split where that ends before something impossible.
    bool tell(const std::vector<Candidate>& supposing) {
        if (query_.stop.look() || told_.size() >= kMostTold) return false;
        if (query_.workspace.asked() - asked_before_ > kMostAsked) return false;
        Supposition follows(query_.workspace, query_.at, supposing, Follow::together);
        if (follows.fails(kMostCaseRounds, query_.stop)) {
            told_.push_back(std::move(follows));
            return true;
        }
        const auto& left = follows.left();
        int best = -1;
        const auto rank = [&](int cell) { return left[cell].count() + (left[cell] == now_[cell] ? 2 : 0); };
        for (int cell = 0; cell < query_.board.cells(); ++cell)
            if (left[cell].count() > 1 && (best < 0 || rank(cell) < rank(best))) best = cell;
        if (best < 0) return false;
        for (int d = left[best].first(); d != 0; d = left[best].after(d)) {
            auto more = supposing;
            more.push_back({best, d});
            if (!tell(more)) return false;
        }
        return true;
    }

    Query& query_;
    Scope& scope_;
    Filler& whole_;
    Domains now_;
    std::uint64_t asked_before_;
    std::set<Candidate> not_told_;
    std::vector<Domains> own_fillings_;
    std::vector<Domains>& fillings_;
    std::vector<Supposition> told_;
};

}  // namespace

void find_cases(Query& query) {
    if (too_many_to_suppose(query)) return;
    Scope& scope = query.workspace.whole();
    if (Filler* const whole = scope.trees(query.stop)) Cases(query, scope, *whole).find();
}

}  // namespace ninefold::logic::any
