// Nested nets: a candidate is supposed, and where its net ends, further candidates are supposed inside of it, one at a
// time: each that fails by a net of its own goes, until the first one fails as well.
//
// All rules together find which candidates go; what a person would follow tells why. Every candidate is tried with a
// little work, then those that left the least open with more, so that short nets come first.
#include <algorithm>

#include "logic/any/finders/finders.h"
#include "logic/any/finders/rooms.h"
#include "logic/any/supposition.h"

namespace ninefold::logic::any {

namespace {

constexpr int kMostNetRounds = 30;
constexpr std::uint64_t kLeastWork = 12'000;  // of all rules together inside of a supposition
constexpr std::uint64_t kTimesMore = 8;       // work each time, for fewer candidates: those that left the least open
constexpr std::size_t kTimesFewer = 4;
constexpr std::size_t kFewestLeft = 24;
constexpr std::uint64_t kMostNestedEffort = 250'000'000;  // for one step

class NestedNets {
  public:
    NestedNets(Query& query, Scope& scope, Filler& whole)
        : query_(query), scope_(scope), whole_(whole), fillings_(query.tried.fillings(query.at)) {}

    void find() {
        if (whole_.begin_trees(scope_.domains(query_.at), query_.stop)) look();
        scope_.end_trees(query_.stop);
    }

  private:
    void look() {
        const std::uint64_t began = whole_.effort();
        std::vector<Room> all = rooms(query_, whole_);
        for (const auto& one : all)
            if (!one.trial->left.empty()) alone_.push_back({one.candidate.cell, one.candidate.digit, &one.trial->left});
        std::uint64_t work = kLeastWork;
        for (int level = 0; level < Tried::kLevels && !all.empty(); ++level, work *= kTimesMore) {
            least_first(all);
            std::vector<Room> some;
            for (auto& one : all) {
                if (query_.stop.look() || whole_.effort() - began > kMostNestedEffort) return;
                if (occurs(fillings_, one.candidate)) continue;
                Tried::Trial& trial = *one.trial;
                if (trial.levels <= level) {
                    if (try_one(one.candidate, work, level, trial)) return;
                    if (query_.stop.stopped()) return;
                    trial.levels = level + 1;
                }
                one.bits = trial.bits[static_cast<std::size_t>(level)];
                if (!trial.ended || trial.levels > level + 1) some.push_back(one);
            }
            least_first(some);
            if (some.size() > kFewestLeft) some.resize(std::max(some.size() / kTimesFewer, kFewestLeft));
            all = std::move(some);
        }
    }

    bool try_one(const Candidate& one, std::uint64_t work, int level, Tried::Trial& trial) {
        Lemmas lemmas;
        if (whole_.refute_nested({one.cell, one.digit, &trial.left}, alone_, work, lemmas, query_.stop)) {
            if (tell(one, lemmas.enough)) return true;
            if (lemmas.enough.size() < lemmas.gone.size() && tell(one, lemmas.gone)) return true;
            trial.ended = true;  // more work would not tell it either
            return false;
        }
        trial.bits[static_cast<std::size_t>(level)] = lemmas.room;
        trial.ended = lemmas.ended || !lemmas.filling.empty();
        if (!lemmas.filling.empty()) fillings_.push_back(std::move(lemmas.filling));
        return false;
    }

    // In what a person would follow. A lemma that takes more than that is left out: the others may suffice.
    bool tell(const Candidate& supposed, const Way& gone) {
        Supposition net(query_.workspace, query_.at, {supposed}, Follow::together);
        std::vector<Supposition> lemmas;
        bool failed = net.fails(kMostNetRounds, query_.stop);
        for (auto at = gone.begin(); at != gone.end() && !failed; ++at) {
            if (query_.stop.look()) return false;
            const Candidate inner{at->first, at->second};
            if (!net.left()[inner.cell].has(inner.digit) || net.left()[inner.cell].single()) continue;
            Supposition lemma = net.with(inner);
            if (!lemma.fails(kMostNetRounds, query_.stop)) continue;
            net.exclude(inner, static_cast<int>(lemmas.size()));
            lemmas.push_back(std::move(lemma));
            failed = net.fails(kMostNetRounds, query_.stop);
        }
        if (!failed || query_.stop.stopped()) return false;
        // A net alone that the propagators together did not see.
        if (lemmas.empty() && !has(query_.allowed, Technique::forcing_net_contradiction)) return false;
        Step step(lemmas.empty() ? Technique::forcing_net_contradiction : Technique::nested_forcing_net);
        step.eliminations = {supposed};
        if (lemmas.empty())
            net.tell(step);
        else
            net.tell_nested(step, lemmas);
        query_.add(std::move(step));
        return true;
    }

    Query& query_;
    Scope& scope_;
    Filler& whole_;
    std::vector<Domains>& fillings_;
    std::vector<Alone> alone_;
};

}  // namespace

void find_nested_nets(Query& query) {
    if (too_many_to_suppose(query)) return;
    Scope& scope = query.workspace.whole();
    if (Filler* const whole = scope.trees(query.stop)) NestedNets(query, scope, *whole).find();
}

}  // namespace ninefold::logic::any
