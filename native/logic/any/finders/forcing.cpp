// Forcing chains: what follows from each candidate link by link, without taking conclusions together.
//
// A candidate from which another one would be both true and false is false. What follows from all candidates of a cell,
// or from all places of a digit in a house, holds.
#include <algorithm>
#include <deque>
#include <optional>

#include "logic/any/chain_steps.h"
#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

constexpr int kMostForcing = 1500;  // open candidates
constexpr int kMostChoices = 5;     // candidates that are followed side by side

struct Reached {
    Bits on, off;
};

// All that follows from one candidate; parents tell the way back.
struct Following {
    Bits on, off;
    std::vector<int> on_from, off_from, on_depth, off_depth;  // -1: not reached, -2: the start
};

class Forcing {
  public:
    explicit Forcing(Query& query) : query_(query), graph_(query.workspace.links(query.at, query.stop)) {}

    void run() {
        if (graph_.count() == 0 || graph_.count() > kMostForcing) return;
        for (int at = 0; at < graph_.count(); ++at) {
            if (query_.stop.look()) return;
            all_.push_back(reached(at));
        }
        ways_.resize(all_.size());
        if (query_.wants(Technique::forcing_chain_contradiction)) contradictions();
        if (query_.wants(Technique::forcing_chain_verity) && !query_.done()) verities();
    }

  private:
    // What is reached alone; the way there is looked for where something is told.
    Reached reached(int start) {
        Reached found{Bits(graph_.count()), Bits(graph_.count())};
        queue_.assign(1, start);
        found.on.add(start);
        while (!queue_.empty()) {
            const int at = queue_.back();
            queue_.pop_back();
            Bits fresh = graph_.weak(at);
            fresh.remove(found.off);
            found.off |= fresh;
            fresh.each([&](int out) {
                for (const auto& link : graph_.strong(out)) {
                    if (found.on.has(link.to)) continue;
                    found.on.add(link.to);
                    queue_.push_back(link.to);
                }
            });
        }
        return found;
    }
    const Following& way_from(int start) {
        auto& way = ways_[static_cast<std::size_t>(start)];
        if (!way) way.emplace(followed(start));
        return *way;
    }
    Following followed(int start) {
        const int count = graph_.count();
        Following found{Bits(count),
                        Bits(count),
                        std::vector<int>(count, -1),
                        std::vector<int>(count, -1),
                        std::vector<int>(count, 0),
                        std::vector<int>(count, 0)};
        std::deque<std::pair<int, bool>> queue{{start, true}};
        found.on.add(start);
        found.on_from[start] = -2;
        while (!queue.empty()) {
            const int at = queue.front().first;  // a structured binding could not be captured below
            const bool truth = queue.front().second;
            queue.pop_front();
            if (truth) {
                Bits fresh = graph_.weak(at);
                fresh.remove(found.off);
                found.off |= fresh;
                fresh.each([&](int out) {
                    found.off_from[out] = at;
                    found.off_depth[out] = found.on_depth[at] + 1;
                    queue.push_back({out, false});
                });
                continue;
            }
            for (const auto& link : graph_.strong(at)) {
                if (found.on.has(link.to)) continue;
                found.on.add(link.to);
                found.on_from[link.to] = at;
                found.on_depth[link.to] = found.off_depth[at] + 1;
                queue.push_back({link.to, true});
            }
        }
        return found;
    }

    std::vector<int> way(const Following& found, int at, bool truth) const {
        std::vector<int> chain;
        while (at >= 0) {
            chain.push_back(at);
            at = truth ? found.on_from[at] : found.off_from[at];
            truth = !truth;
        }
        std::reverse(chain.begin(), chain.end());
        return chain;
    }
    void add_way(Step& step, const Following& found, int at, bool truth) const {
        const auto chain = way(found, at, truth);
        add_chain(step, graph_, chain, false);
        add_pattern(step, graph_, chain, false);
    }

    // The shortest first; all, if all are wanted.
    void contradictions() {
        struct Found {
            int length, start, at;
        };
        std::vector<Found> found;
        for (int start = 0; start < graph_.count(); ++start) {
            if (!all_[start].on.meets(all_[start].off)) continue;
            const Following& way = way_from(start);
            Bits both = way.on;
            both &= way.off;
            Found best{1 << 30, start, -1};
            both.each([&](int at) {
                const int length = way.on_depth[at] + way.off_depth[at];
                if (length < best.length) best = {length, start, at};
            });
            if (best.at >= 0) found.push_back(best);
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const Found& a, const Found& b) { return a.length < b.length; });
        for (const auto& one : found) {
            if (query_.done()) return;
            Step step(Technique::forcing_chain_contradiction);
            step.eliminations = {{graph_.cell(one.start), graph_.digit(one.start)}};
            add_way(step, way_from(one.start), one.at, true);
            add_way(step, way_from(one.start), one.at, false);
            query_.add(std::move(step));
        }
    }

    void verities() {
        for (int cell = 0; cell < query_.board.cells(); ++cell) {
            std::vector<int> choices;
            const Set& open = query_.at.open[cell];
            for (int d = open.first(); d != 0; d = open.after(d)) choices.push_back(graph_.number(cell, d));
            agree(choices, -1);
        }
        for (std::size_t h = 0; h < query_.board.houses().size(); ++h) {
            if (!query_.board.houses()[h].whole) continue;
            for (int d = 1; d <= query_.board.size(); ++d) {
                std::vector<int> choices;
                for (const int cell : query_.board.houses()[h].cells)
                    if (query_.at.has(cell, d)) choices.push_back(graph_.number(cell, d));
                agree(choices, static_cast<int>(h));
            }
        }
    }
    void agree(const std::vector<int>& choices, int house) {
        if (query_.done() || query_.stop.now()) return;
        if (choices.size() < 2 || choices.size() > kMostChoices) return;
        Bits on = all_[choices[0]].on, off = all_[choices[0]].off;
        for (const int at : choices) {
            on &= all_[at].on;
            off &= all_[at].off;
        }
        if (!on.any() && !off.any()) return;
        const bool truth = on.any();
        int best = -1, shortest = 1 << 30;
        (truth ? on : off).each([&](int at) {
            int length = 0;
            for (const int choice : choices) {
                const Following& way = way_from(choice);
                length += truth ? way.on_depth[at] : way.off_depth[at];
            }
            if (length < shortest) best = at, shortest = length;
        });
        Step step(Technique::forcing_chain_verity);
        const Candidate decided{graph_.cell(best), graph_.digit(best)};
        if (truth)
            step.placements = {decided};
        else
            step.eliminations = {decided};
        for (const int choice : choices) add_way(step, way_from(choice), best, truth);
        if (house >= 0) step.houses = {{house, HouseRole::plain}};
        query_.add(std::move(step));
    }

    Query& query_;
    const LinkGraph& graph_;
    std::vector<Reached> all_;
    std::vector<std::optional<Following>> ways_;
    std::vector<int> queue_;
};

}  // namespace

void find_forcing_chains(Query& query) { Forcing(query).run(); }

}  // namespace ninefold::logic::any
