// Nets and contradictions: a candidate is supposed, and all that follows is taken together.
#include <algorithm>
#include <list>

#include "logic/any/finders/finders.h"
#include "logic/any/supposition.h"

namespace ninefold::logic::any {

namespace {

constexpr int kMostRounds = 12;
constexpr int kMostSupposed = 2500;  // open candidates
constexpr std::size_t kSideBySide = 6;
constexpr int kMostChoicesOfNets = 3;

bool too_many(const Query& query) {
    int candidates = 0;
    for (const auto& open : query.at.open) candidates += open.count();
    return candidates > kMostSupposed;
}

// Some that cannot be are followed side by side, so that the one which fails first is the simplest to tell; if none of
// them fails by what a person would follow, the next ones.
void find_contradiction(Query& query, Technique technique, Follow following) {
    for (std::size_t n = 0;;) {
        std::list<Supposition> going;
        for (std::size_t k = 0; k < kSideBySide; ++k, ++n) {
            const auto next = query.workspace.impossible(query.at, n, query.stop);
            if (!next) break;
            going.emplace_back(query.workspace, query.at, std::vector{*next}, following);
        }
        if (going.empty()) return;
        for (int round = 0; round < kMostRounds && !going.empty(); ++round) {
            for (auto at = going.begin(); at != going.end();) {
                if (query.stop.look()) return;
                const auto state = at->advance(query.stop);
                if (state == Supposition::Round::goes_on) {
                    ++at;
                    continue;
                }
                if (state == Supposition::Round::impossible) {
                    Step step(technique);
                    step.eliminations = at->supposed();
                    at->tell(step);
                    query.add(std::move(step));
                    if (query.done()) return;
                }
                at = going.erase(at);
            }
        }
    }
}

// Whatever is true of a cell or of a digit in a house, the same goes.
void find_verity(Query& query, const std::vector<Candidate>& choices, int house) {
    if (choices.size() < 2 || choices.size() > kMostChoicesOfNets) return;
    std::list<Supposition> each;
    std::vector<Set> common(query.board.cells(), query.board.all());
    for (int cell = 0; cell < query.board.cells(); ++cell) common[cell] = query.at.open[cell];
    for (const auto& one : choices) {
        auto& supposed = each.emplace_back(query.workspace, query.at, std::vector{one}, Follow::rules);
        for (int round = 0; round < kMostRounds; ++round) {
            if (query.stop.look()) return;
            const auto state = supposed.advance(query.stop);
            if (state == Supposition::Round::impossible) return;  // told as a contradiction
            if (state == Supposition::Round::ended) break;
        }
        bool any = false;
        for (int cell = 0; cell < query.board.cells(); ++cell) {
            common[cell] = common[cell].without(supposed.left()[cell]);
            any = any || !common[cell].empty();
        }
        if (!any) return;
    }
    for (int cell = 0; cell < query.board.cells(); ++cell) {
        for (int d = common[cell].first(); d != 0; d = common[cell].after(d)) {
            Step step(Technique::forcing_net_verity);
            step.eliminations = {{cell, d}};
            for (const auto& one : each) one.tell_gone(step, {cell, d});
            if (house >= 0) step.houses = {{house, HouseRole::plain}};
            query.add(std::move(step));
            if (query.done()) return;
        }
    }
}

}  // namespace

void find_forcing_nets(Query& query) {
    if (too_many(query)) return;
    if (query.wants(Technique::forcing_net_contradiction))
        find_contradiction(query, Technique::forcing_net_contradiction, Follow::conflicts);
    if (!query.wants(Technique::forcing_net_verity)) return;
    for (int cell = 0; cell < query.board.cells() && !query.done(); ++cell) {
        std::vector<Candidate> choices;
        for (int d = query.at.open[cell].first(); d != 0; d = query.at.open[cell].after(d))
            choices.push_back({cell, d});
        find_verity(query, choices, -1);
    }
    for (std::size_t h = 0; h < query.board.houses().size() && !query.done(); ++h) {
        if (!query.board.houses()[h].whole) continue;
        for (int d = 1; d <= query.board.size() && !query.done(); ++d) {
            std::vector<Candidate> choices;
            for (const int cell : query.board.houses()[h].cells)
                if (query.at.has(cell, d)) choices.push_back({cell, d});
            find_verity(query, choices, static_cast<int>(h));
        }
    }
}

void find_contradictions(Query& query) {
    if (too_many(query)) return;
    find_contradiction(query, Technique::rule_contradiction, Follow::rules);
    if (query.steps.empty() && !query.stop.stopped()) find_cases(query);
}

}  // namespace ninefold::logic::any
