// Nets and contradictions: a candidate is supposed, and all that follows is taken together.
#include <algorithm>
#include <list>

#include "logic/any/finders/finders.h"
#include "logic/any/supposition.h"

namespace ninefold::logic::any {

namespace {

constexpr int kMostRounds = 20;
constexpr int kMostSupposed = 2500;  // open candidates
constexpr std::size_t kSideBySide = 8;
constexpr std::size_t kMostChoicesOfNets = 3;

// Those that fail by what counts, the one that fails in fewest rounds first; they are taken out.
void follow_side_by_side(Query& query, std::list<Supposition>& some, Follow following) {
    std::list<Supposition> ended;
    for (auto& one : some) one.follow(following);
    for (int round = 0; round < kMostRounds && !some.empty(); ++round) {
        for (auto at = some.begin(); at != some.end();) {
            if (query.stop.look()) return;
            const auto state = at->advance(query.stop);
            const auto next = std::next(at);
            if (state == Supposition::Round::impossible) {
                Step step(Technique::forcing_net_contradiction);
                step.eliminations = at->supposed();
                at->tell(step);
                query.add(std::move(step));
                if (query.done()) return;
                some.erase(at);
            } else if (state == Supposition::Round::ended) {
                ended.splice(ended.end(), some, at);
            }
            at = next;
        }
    }
    some.splice(some.begin(), ended);
}

// Some that cannot be are followed side by side, by as little as will do, so that the one which fails first is the
// simplest of them to tell; if none of them fails by what a person would follow, the next ones.
void find_contradicted(Query& query) {
    for (std::size_t n = 0; !query.done();) {
        std::list<Supposition> some;
        for (; some.size() < kSideBySide; ++n) {
            const auto next = query.tried.impossible(query.workspace, query.at, n, query.stop);
            if (!next) break;
            const Tried::Trial* const trial = query.tried.known(*next);
            if (trial != nullptr && !trial->together.empty()) continue;  // followed in vain
            some.emplace_back(query.workspace, query.at, std::vector{*next}, Follow::conflicts);
        }
        if (some.empty()) return;
        for (const auto following : {Follow::conflicts, Follow::rules, Follow::together}) {
            follow_side_by_side(query, some, following);
            if (query.done() || some.empty()) break;
        }
        if (query.done()) return;
        for (const auto& one : some)
            if (Tried::Trial* const trial = query.tried.known(one.supposed().front())) trial->together = one.left();
    }
}

// Whatever is true of a cell or of a digit in a house, the same goes. What all rules leave of each candidate says where
// to look; what each rule leaves by itself tells it.
class Nets {
  public:
    Nets(Query& query, Filler& whole) : query_(query), whole_(whole) {}

    void agree(const std::vector<Candidate>& choices, int house) {
        if (choices.size() < 2 || choices.size() > kMostChoicesOfNets) return;
        if (!common_of(choices, [&](const Candidate& one) { return by_all(one); })) return;
        if (!common_of(choices, [&](const Candidate& one) { return by_rules(one); })) return;
        std::vector<Supposition> nets;
        for (const auto& one : choices) {
            nets.emplace_back(query_.workspace, query_.at, std::vector{one}, Follow::rules);
            nets.back().fails(kMostRounds, query_.stop);
        }
        for (int cell = 0; cell < query_.board.cells(); ++cell) {
            for (int d = common_[cell].first(); d != 0; d = common_[cell].after(d)) {
                const bool all = std::none_of(nets.begin(), nets.end(),
                                              [&](const Supposition& net) { return net.left()[cell].has(d); });
                if (!all || query_.done()) continue;
                Step step(Technique::forcing_net_verity);
                step.eliminations = {{cell, d}};
                for (const auto& net : nets) net.tell_gone(step, {cell, d});
                if (house >= 0) step.houses = {{house, HouseRole::plain}};
                query_.add(std::move(step));
            }
        }
    }

  private:
    // What goes whichever of them is true; false: nothing.
    template <typename Left>
    bool common_of(const std::vector<Candidate>& choices, Left left_of) {
        common_ = query_.at.open;
        for (const auto& one : choices) {
            const Domains* const left = left_of(one);
            if (left == nullptr) return false;  // told as a contradiction, or no time is left
            bool any = false;
            for (int cell = 0; cell < query_.board.cells(); ++cell) {
                common_[cell] = common_[cell].without((*left)[cell]);
                any = any || !common_[cell].empty();
            }
            if (!any) return false;
        }
        return true;
    }
    const Domains* by_all(const Candidate& one) {
        const auto& left = query_.tried.meet(one, query_.at, whole_).left;
        return left.empty() || query_.stop.look() ? nullptr : &left;
    }
    const Domains* by_rules(const Candidate& one) {
        Domains& left = query_.tried.meet(one, query_.at, whole_).by_rules;
        if (!left.empty()) return &left;
        Supposition net(query_.workspace, query_.at, {one}, Follow::rules);
        if (net.fails(kMostRounds, query_.stop) || query_.stop.look()) return nullptr;
        left = net.left();
        return &left;
    }

    Query& query_;
    Filler& whole_;
    Domains common_;
};

void find_verities(Query& query, Filler& whole) {
    Nets nets(query, whole);
    for (int cell = 0; cell < query.board.cells() && !query.done(); ++cell) {
        std::vector<Candidate> choices;
        for (int d = query.at.open[cell].first(); d != 0; d = query.at.open[cell].after(d))
            choices.push_back({cell, d});
        nets.agree(choices, -1);
    }
    for (std::size_t h = 0; h < query.board.houses().size() && !query.done(); ++h) {
        if (!query.board.houses()[h].whole) continue;
        for (int d = 1; d <= query.board.size() && !query.done(); ++d) {
            std::vector<Candidate> choices;
            for (const int cell : query.board.houses()[h].cells)
                if (query.at.has(cell, d)) choices.push_back({cell, d});
            nets.agree(choices, static_cast<int>(h));
        }
    }
}

}  // namespace

bool too_many_to_suppose(const Query& query) {
    int candidates = 0;
    for (const auto& open : query.at.open) candidates += open.count();
    return candidates > kMostSupposed;
}

void find_forcing_nets(Query& query) {
    if (too_many_to_suppose(query)) return;
    if (query.wants(Technique::forcing_net_contradiction)) find_contradicted(query);
    if (query.done() || !query.wants(Technique::forcing_net_verity)) return;
    Scope& scope = query.workspace.whole();
    Filler* const whole = scope.trees(query.stop);
    if (whole == nullptr) return;
    if (whole->begin_trees(scope.domains(query.at), query.stop)) find_verities(query, *whole);
    scope.end_trees(query.stop);
}

}  // namespace ninefold::logic::any
