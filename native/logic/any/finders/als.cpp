// Almost locked sets: n cells of a house with n + 1 digits. Without one of its digits such a set holds all the others.
//
// Two sets share a restricted digit if all its places in the one exclude all in the other: it is in one of them at
// most. Along a chain of sets joined so, by another digit each time, the first or the last set is locked: what excludes
// a digit of both goes.
#include <algorithm>
#include <set>

#include "logic/any/chain_steps.h"
#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

constexpr std::size_t kMostSets = 700;
constexpr std::size_t kMostSetCells = 5;
constexpr std::size_t kMostLinkedSets = 4;  // sets of a chain

struct Almost {
    std::vector<int> cells;
    Set digits;
    std::vector<Bits> places, seen;  // by digit, in ascending order: where it is, and what all its places exclude
    int index(int digit) const {
        int at = 0;
        for (int d = digits.first(); d != digit; d = digits.after(d)) ++at;
        return at;
    }
};
struct Restricted {
    int to, digit;
};

class AlmostSets {
  public:
    AlmostSets(Query& query) : query_(query), graph_(query.workspace.links(query.at, query.stop)) {
        if (graph_.count() == 0) return;
        for (const auto& house : query.board.houses()) {
            cells_.clear();
            for (const int cell : house.cells)
                if (query.at.open[cell].count() > 1) cells_.push_back(cell);
            std::vector<int> chosen;
            choose(0, {}, chosen);
        }
        join();
    }

    void find(std::size_t least, std::size_t most) {
        for (std::size_t length = least; length <= most; ++length) {
            for (std::size_t first = 0; first < sets_.size(); ++first) {
                if (query_.done() || query_.stop.now()) return;
                chain_ = {static_cast<int>(first)};
                by_.clear();
                extend(length);
            }
        }
    }

  private:
    void choose(std::size_t from, Set digits, std::vector<int>& chosen) {
        for (std::size_t k = from; k < cells_.size(); ++k) {
            if (sets_.size() >= kMostSets || query_.stop.now()) return;
            const Set more = digits | query_.at.open[cells_[k]];
            if (more.count() > static_cast<int>(kMostSetCells) + 1) continue;
            chosen.push_back(cells_[k]);
            if (more.count() == static_cast<int>(chosen.size()) + 1) add(chosen, more);
            if (chosen.size() < kMostSetCells) choose(k + 1, more, chosen);
            chosen.pop_back();
        }
    }
    void add(std::vector<int> cells, const Set& digits) {
        std::sort(cells.begin(), cells.end());
        if (!known_.insert(cells).second) return;
        Almost set{cells, digits, {}, {}};
        for (int d = digits.first(); d != 0; d = digits.after(d)) {
            Bits places(graph_.count()), seen(graph_.count());
            bool first = true;
            for (const int cell : cells) {
                const int at = graph_.number(cell, d);
                if (at < 0) continue;
                places.add(at);
                if (first)
                    seen = graph_.weak(at);
                else
                    seen &= graph_.weak(at);
                first = false;
            }
            set.places.push_back(std::move(places));
            set.seen.push_back(std::move(seen));
        }
        sets_.push_back(std::move(set));
    }
    void join() {
        joined_.resize(sets_.size());
        for (std::size_t a = 0; a < sets_.size(); ++a) {
            for (std::size_t b = a + 1; b < sets_.size(); ++b) {
                if (query_.stop.now()) return;
                const Set common = sets_[a].digits & sets_[b].digits;
                if (common.empty() || overlap(sets_[a].cells, sets_[b].cells)) continue;
                for (int d = common.first(); d != 0; d = common.after(d)) {
                    if (!sets_[b].places[sets_[b].index(d)].within(sets_[a].seen[sets_[a].index(d)])) continue;
                    joined_[a].push_back({static_cast<int>(b), d});
                    joined_[b].push_back({static_cast<int>(a), d});
                }
            }
        }
    }
    static bool overlap(const std::vector<int>& a, const std::vector<int>& b) {
        return std::any_of(a.begin(), a.end(), [&](int cell) { return std::binary_search(b.begin(), b.end(), cell); });
    }

    void extend(std::size_t length) {
        if (chain_.size() == length) {
            if (chain_.front() < chain_.back()) tell();
            return;
        }
        for (const auto& [to, digit] : joined_[chain_.back()]) {
            if (query_.done() || query_.stop.now()) return;
            if (!by_.empty() && by_.back() == digit) continue;
            if (std::find(chain_.begin(), chain_.end(), to) != chain_.end()) continue;
            if (chain_.size() > 1 && overlap(sets_[chain_.front()].cells, sets_[to].cells)) continue;
            chain_.push_back(to);
            by_.push_back(digit);
            extend(length);
            chain_.pop_back();
            by_.pop_back();
        }
    }

    void tell() {
        const Almost &first = sets_[chain_.front()], &last = sets_[chain_.back()];
        Set ends = first.digits & last.digits;
        ends.remove(by_.front());
        ends.remove(by_.back());
        for (int z = ends.first(); z != 0 && !query_.done(); z = ends.after(z)) {
            Bits out = first.seen[first.index(z)];
            out &= last.seen[last.index(z)];
            if (!out.any()) continue;
            Step step(chain_.size() == 2   ? Technique::als_xz
                      : chain_.size() == 3 ? Technique::als_xy_wing
                                           : Technique::als_chain);
            add_eliminations(step, graph_, out);
            if (!told_.insert(step.eliminations).second) continue;
            for (const int at : chain_) {
                step.sets.push_back({sets_[at].cells, sets_[at].digits});
                for (const int cell : sets_[at].cells) step.cells.push_back(cell);
            }
            step.chains = {0};
            Node before = node(0, z);
            for (std::size_t k = 0; k + 1 < chain_.size(); ++k) {
                const Node here = node(k, by_[k]), there = node(k + 1, by_[k]);
                step.links.push_back({before, here, true});
                step.links.push_back({here, there, false});
                for (const auto* end : {&here, &there})
                    for (const int cell : end->cells) step.marks.push_back({cell, by_[k], Role::restricted});
                before = there;
            }
            step.links.push_back({before, node(chain_.size() - 1, z), true});
            step.digits = Set::only(z);
            query_.add(std::move(step));
        }
    }
    Node node(std::size_t k, int digit) const {
        std::vector<int> cells;
        for (const int cell : sets_[chain_[k]].cells)
            if (query_.at.has(cell, digit)) cells.push_back(cell);
        return {std::move(cells), digit, static_cast<int>(k)};
    }

    Query& query_;
    const LinkGraph& graph_;
    std::vector<int> cells_;
    std::vector<Almost> sets_;
    std::set<std::vector<int>> known_;
    std::vector<std::vector<Restricted>> joined_;
    std::vector<int> chain_, by_;
    std::set<std::vector<Candidate>> told_;
};

}  // namespace

void find_als(Query& query) {
    if (query.board.size() > 25) return;
    AlmostSets sets(query);
    if (query.wants(Technique::als_xz)) sets.find(2, 2);
}

void find_als_chains(Query& query) {
    if (query.board.size() > 25) return;
    AlmostSets sets(query);
    if (query.wants(Technique::als_xy_wing)) sets.find(3, 3);
    if (query.wants(Technique::als_chain)) sets.find(4, kMostLinkedSets);
}

}  // namespace ninefold::logic::any
