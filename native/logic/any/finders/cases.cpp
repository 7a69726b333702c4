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
constexpr std::uint64_t kExplored = 30'000'000;  // of a search that finds out where to look first
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
          fillings_(query.tried.fillings(query.at)) {}

    void find() {
        if (whole_.begin_trees(now_, query_.stop)) look();
        scope_.end_trees(query_.stop);
    }

  private:
    void look() {
        const std::uint64_t began = whole_.effort();
        if (query_.tried.learnt.empty())
            whole_.explore(kExplored, fillings_, query_.stop);
        else
            whole_.go_on_from(query_.tried.learnt);
        try_all(began);
        query_.tried.learnt = whole_.learnt();
    }

    void try_all(std::uint64_t began) {
        std::vector<Room> all = rooms(query_, whole_);
        least_first(all);
        // A search would begin in that cell: there are trees for what is wrong in it.
        const int first = whole_.first_split();
        std::stable_partition(all.begin(), all.end(), [&](const Room& one) { return one.candidate.cell == first; });
        for (int leaves = 2; leaves <= kMostLeaves; leaves *= 2)
            if (try_some(all, leaves, std::max(kLeavesOfASize / leaves, kFewestOfASize), began)) return;
    }
    // True: no more.
    bool try_some(const std::vector<Room>& all, int leaves, int most, std::uint64_t began) {
        for (const auto& [bits, one, trial] : all) {
            if (query_.stop.look() || whole_.effort() - began > kMostCaseEffort) return true;
            if (query_.workspace.asked() - asked_before_ > kMostAsked) return true;
            if (occurs(fillings_, one) || not_told_.count(one) > 0) continue;
            if (--most < 0) return false;
            if (trial->leaves >= leaves) continue;
            if (try_one(one, leaves)) return true;
            if (!query_.stop.stopped()) trial->leaves = not_told_.count(one) > 0 ? kMostLeaves : leaves;
        }
        return false;
    }

    bool try_one(const Candidate& supposed, int leaves) {
        Tree tree;
        if (!whole_.refute({supposed.cell, supposed.digit}, leaves, tree, query_.stop)) {
            if (!tree.filling.empty()) fillings_.push_back(std::move(tree.filling));
            return false;
        }
        step_ = Step(Technique::rule_contradiction);
        step_.eliminations = {supposed};
        told_ = 0;
        split_ = RuleUse{RuleUse::Kind::cases, {}, {}, {}, {}};
        Supposition first(query_.workspace, query_.at, {supposed}, Follow::together);
        if (first.fails(kMostCaseRounds, query_.stop)) {
            first.tell(step_);
            query_.add(std::move(step_));
            return true;
        }
        if (!tell(first, 1, tree.leaves, 0, tree.leaves.size())) {
            not_told_.insert(supposed);  // another tree would hardly be told
            return false;
        }
        step_.cells = {supposed.cell};
        step_.marks = {{supposed.cell, supposed.digit, Role::pivot}};
        step_.digits = Set::only(supposed.digit);
        step_.rules.insert(step_.rules.begin(), split_);
        query_.add(std::move(step_));
        return true;
    }

    // The leaves from one to another, which share the beginning of their ways, in what a person would follow. What
    // propagators alone exclude is a case, too; where a leaf does not suffice it is split once more.
    bool tell(const Supposition& follows, std::size_t depth, const std::vector<Way>& leaves, std::size_t from,
              std::size_t to) {
        if (from == to || leaves[from].size() == depth) return split(follows);
        const int cell = leaves[from][depth].first;
        const Set digits = follows.left()[static_cast<std::size_t>(cell)];
        for (int d = digits.first(); d != 0; d = digits.after(d)) {
            if (gives_up()) return false;
            while (from < to && leaves[from][depth].second < d) ++from;
            std::size_t next = from;
            while (next < to && leaves[next][depth].second == d) ++next;
            if (digits.single()) return tell(follows, depth + 1, leaves, from, next);
            Supposition more = follows.with({cell, d});
            if (!fails(more) && !tell(more, depth + 1, leaves, from, next)) return false;
            from = next;
        }
        return true;
    }
    bool split(const Supposition& follows) {
        const auto& left = follows.left();
        int best = -1;
        const auto rank = [&](int cell) { return left[cell].count() + (left[cell] == now_[cell] ? 2 : 0); };
        for (int cell = 0; cell < query_.board.cells(); ++cell)
            if (left[cell].count() > 1 && (best < 0 || rank(cell) < rank(best))) best = cell;
        if (best < 0) return false;
        const Set digits = left[best];
        for (int d = digits.first(); d != 0; d = digits.after(d)) {
            if (gives_up()) return false;
            Supposition more = follows.with({best, d});
            if (!fails(more) && !split(more)) return false;
        }
        return true;
    }
    bool gives_up() {
        return query_.stop.look() || told_ >= kMostTold || query_.workspace.asked() - asked_before_ > kMostAsked;
    }
    // True: as told.
    bool fails(Supposition& follows) {
        if (!follows.fails(kMostCaseRounds, query_.stop)) return false;
        const auto [cell, digit] = follows.supposed()[1];
        split_.cells = {cell};
        if (std::find(split_.numbers.begin(), split_.numbers.end(), digit) == split_.numbers.end())
            split_.numbers.push_back(digit);
        follows.tell_case(step_);
        ++told_;
        return true;
    }

    Query& query_;
    Scope& scope_;
    Filler& whole_;
    Domains now_;
    std::uint64_t asked_before_;
    std::set<Candidate> not_told_;
    std::vector<Domains>& fillings_;
    Step step_{Technique::rule_contradiction};
    RuleUse split_{};  // of the cell whose digits are the first cases
    std::size_t told_ = 0;
};

}  // namespace

void find_cases(Query& query) {
    if (too_many_to_suppose(query)) return;
    Scope& scope = query.workspace.whole();
    if (Filler* const whole = scope.trees(query.stop)) Cases(query, scope, *whole).find();
}

}  // namespace ninefold::logic::any
