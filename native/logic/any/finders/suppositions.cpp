// Nets and contradictions: a candidate is supposed, and all that follows is taken together.
#include <list>
#include <map>
#include <optional>

#include "logic/any/finders/finders.h"
#include "logic/any/supposition.h"

namespace ninefold::logic::any {

namespace {

constexpr int kMostRounds = 20;
constexpr int kMostSupposed = 2500;  // open candidates
constexpr std::size_t kSideBySide = 8;
constexpr std::size_t kMostChoicesOfNets = 3;

// Those of the candidates that fail by what counts, the one that fails in fewest rounds first; they are taken out.
void follow_side_by_side(Query& query, std::vector<Candidate>& some, Follow following) {
    std::list<Supposition> going;
    for (const auto& one : some) going.emplace_back(query.workspace, query.at, std::vector{one}, following);
    for (int round = 0; round < kMostRounds && !going.empty(); ++round) {
        for (auto at = going.begin(); at != going.end();) {
            if (query.stop.look()) return;
            const auto state = at->advance(query.stop);
            if (state == Supposition::Round::goes_on) {
                ++at;
                continue;
            }
            if (state == Supposition::Round::impossible) {
                Step step(Technique::forcing_net_contradiction);
                step.eliminations = at->supposed();
                at->tell(step);
                std::erase(some, at->supposed().front());
                query.add(std::move(step));
                if (query.done()) return;
            }
            at = going.erase(at);
        }
    }
}

// Some that cannot be are followed side by side, by as little as will do, so that the one which fails first is the
// simplest of them to tell; if none of them fails by what a person would follow, the next ones.
void find_contradicted(Query& query) {
    Impossible own;
    Impossible& known = query.tried == nullptr ? own : query.tried->impossible;
    for (std::size_t n = 0; !query.done();) {
        std::vector<Candidate> some;
        for (; some.size() < kSideBySide; ++n) {
            const auto next = query.workspace.impossible(query.at, n, known, query.stop);
            if (!next) break;
            some.push_back(*next);
        }
        if (some.empty()) return;
        for (const auto following : {Follow::conflicts, Follow::rules, Follow::together}) {
            follow_side_by_side(query, some, following);
            if (query.done() || some.empty()) break;
        }
    }
}

// What follows from each candidate of a moment, found out once: it is one of a cell and of several houses.
class Nets {
  public:
    explicit Nets(Query& query) : query_(query) {}

    // Whatever is true of a cell or of a digit in a house, the same goes.
    void agree(const std::vector<Candidate>& choices, int house) {
        if (choices.size() < 2 || choices.size() > kMostChoicesOfNets) return;
        std::vector<Set> common = query_.at.open;
        for (const auto& one : choices) {
            const Supposition* const net = of(one);
            if (net == nullptr) return;  // told as a contradiction, or no time is left
            bool any = false;
            for (int cell = 0; cell < query_.board.cells(); ++cell) {
                common[cell] = common[cell].without(net->left()[cell]);
                any = any || !common[cell].empty();
            }
            if (!any) return;
        }
        for (int cell = 0; cell < query_.board.cells(); ++cell) {
            for (int d = common[cell].first(); d != 0; d = common[cell].after(d)) {
                Step step(Technique::forcing_net_verity);
                step.eliminations = {{cell, d}};
                for (const auto& one : choices) of(one)->tell_gone(step, {cell, d});
                if (house >= 0) step.houses = {{house, HouseRole::plain}};
                query_.add(std::move(step));
                if (query_.done()) return;
            }
        }
    }

  private:
    const Supposition* of(const Candidate& one) {
        const auto [at, fresh] = known_.try_emplace(one);
        if (fresh) {
            Supposition net(query_.workspace, query_.at, {one}, Follow::rules);
            if (!net.fails(kMostRounds, query_.stop) && !query_.stop.look()) at->second.emplace(std::move(net));
        }
        return at->second ? &*at->second : nullptr;
    }

    Query& query_;
    std::map<Candidate, std::optional<Supposition>> known_;
};

}  // namespace

bool too_many_to_suppose(const Query& query) {
    int candidates = 0;
    for (const auto& open : query.at.open) candidates += open.count();
    return candidates > kMostSupposed;
}

void find_forcing_nets(Query& query) {
    if (too_many_to_suppose(query)) return;
    if (query.wants(Technique::forcing_net_contradiction)) find_contradicted(query);
    if (!query.wants(Technique::forcing_net_verity)) return;
    Nets nets(query);
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

}  // namespace ninefold::logic::any
