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

constexpr std::size_t kMostLinkedSets = 4;  // sets of a chain

class SetChains {
  public:
    explicit SetChains(Query& query)
        : query_(query),
          graph_(query.workspace.links(query.at, query.stop)),
          sets_(query.workspace.almost_sets(query.at, query.stop).sets),
          joined_(query.workspace.almost_sets(query.at, query.stop).joined) {}

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
    void extend(std::size_t length) {
        if (chain_.size() == length) {
            if (chain_.front() < chain_.back()) tell();
            return;
        }
        for (const auto& [to, digit] : joined_[chain_.back()]) {
            if (query_.done() || query_.stop.now()) return;
            if (!by_.empty() && by_.back() == digit) continue;
            if (std::find(chain_.begin(), chain_.end(), to) != chain_.end()) continue;
            if (chain_.size() > 1 && overlap(sets_[chain_.front()], sets_[to])) continue;
            chain_.push_back(to);
            by_.push_back(digit);
            extend(length);
            chain_.pop_back();
            by_.pop_back();
        }
    }

    void tell() {
        const AlmostSet &first = sets_[chain_.front()], &last = sets_[chain_.back()];
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
    const std::vector<AlmostSet>& sets_;
    const std::vector<std::vector<AlmostSets::Restricted>>& joined_;
    std::vector<int> chain_, by_;
    std::set<std::vector<Candidate>> told_;
};

}  // namespace

void find_als(Query& query) {
    if (query.board.size() > 25) return;
    SetChains sets(query);
    if (query.wants(Technique::als_xz)) sets.find(2, 2);
}

void find_als_chains(Query& query) {
    if (query.board.size() > 25) return;
    SetChains sets(query);
    if (query.wants(Technique::als_xy_wing)) sets.find(3, 3);
    if (query.wants(Technique::als_chain)) sets.find(4, kMostLinkedSets);
}

}  // namespace ninefold::logic::any
