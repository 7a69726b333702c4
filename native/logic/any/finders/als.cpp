// Almost locked sets: n cells of a house with n + 1 digits. Without one of its digits such a set holds all the others.
//
// Two sets share a restricted digit if all its places in the one exclude all in the other: it is in one of them at
// most. Along a chain of sets joined so, by another digit each time, the first or the last set is locked: what excludes
// a digit of both goes. Chains have four sets at the most.
#include <algorithm>
#include <set>

#include "logic/any/chain_steps.h"
#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

class SetChains {
  public:
    explicit SetChains(Query& query)
        : query_(query),
          graph_(query.workspace.links(query.at, query.stop)),
          sets_(query.workspace.almost_sets(query.at, query.stop).sets),
          joined_(query.workspace.almost_sets(query.at, query.stop).joined) {}

    void find_two() {
        for (int first = 0; first < count(); ++first) {
            if (query_.done() || query_.stop.now()) return;
            for (const auto& [last, digit] : joined_[first])
                if (first < last) tell({first, last}, {digit}, removing(first, last));
        }
    }

    // Only sets whose common digits remove something are ends of a chain, and there are few of these: from such an end
    // back to what the other reaches.
    void find_three() {
        std::vector<std::vector<int>> reached(sets_.size());  // by which digits, from the first
        for_ends([&](int first, int last, const Set& ends, bool fresh) {
            if (fresh) {
                for (auto& some : reached) some.clear();
                for (const auto& [middle, there] : joined_[first]) reached[middle].push_back(there);
            }
            for (const auto& [middle, back] : joined_[last]) {
                for (const int there : reached[middle])
                    if (there != back) tell({first, middle, last}, {there, back}, ends);
            }
        });
    }
    void find_four() {
        std::vector<std::vector<Reached>> reached(sets_.size());
        for_ends([&](int first, int last, const Set& ends, bool fresh) {
            if (fresh) {
                for (auto& some : reached) some.clear();
                for (const auto& [second, there] : joined_[first]) {
                    for (const auto& [third, on] : joined_[second])
                        if (on != there && third != first && !overlap(sets_[first], sets_[third]))
                            reached[third].push_back({second, there, on});
                }
            }
            for (const auto& [third, back] : joined_[last]) {
                for (const auto& [second, there, on] : reached[third]) {
                    if (query_.done()) return;
                    if (on != back && second != last) tell({first, second, third, last}, {there, on, back}, ends);
                }
            }
        });
    }

  private:
    struct Reached {
        int second, there, on;  // the digits that join it and the next set
    };

    int count() const { return static_cast<int>(sets_.size()); }
    // The digits of both sets that remove something if one of the sets holds them.
    Set removing(int first, int last) const {
        const AlmostSet &one = sets_[first], &other = sets_[last];
        const Set common = one.digits & other.digits;
        Set found;
        for (int z = common.first(); z != 0; z = common.after(z))
            if (one.seen[one.index(z)].meets(other.seen[other.index(z)])) found.add(z);
        return found;
    }
    // Two sets that may be the ends of a chain, with the digits of both that remove something.
    struct Ends {
        int first, last;
        Set digits;
    };
    void find_ends() {
        if (has_ends_) return;
        has_ends_ = true;
        for (int first = 0; first < count(); ++first) {
            for (int last = first + 1; last < count(); ++last) {
                if (query_.stop.now()) return;
                if (overlap(sets_[first], sets_[last])) continue;
                const Set digits = removing(first, last);
                if (!digits.empty()) ends_.push_back({first, last, digits});
            }
        }
    }
    template <typename Visit>
    void for_ends(Visit visit) {
        find_ends();
        int before = -1;
        for (const auto& [first, last, digits] : ends_) {
            if (query_.done() || query_.stop.now()) return;
            visit(first, last, digits, first != before);
            before = first;
        }
    }

    void tell(std::initializer_list<int> chain, std::initializer_list<int> by, Set ends) {
        ends.remove(*by.begin());
        ends.remove(*(by.end() - 1));
        if (ends.empty()) return;
        chain_ = chain;
        by_ = by;
        tell(ends);
    }
    void tell(const Set& ends) {
        const AlmostSet &first = sets_[chain_.front()], &last = sets_[chain_.back()];
        for (int z = ends.first(); z != 0 && !query_.done(); z = ends.after(z)) {
            Bits out = first.seen[first.index(z)];
            out &= last.seen[last.index(z)];
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
    std::vector<Ends> ends_;
    bool has_ends_ = false;
    std::vector<int> chain_, by_;
    std::set<std::vector<Candidate>> told_;
};

}  // namespace

void find_als(Query& query) {
    if (query.board.size() > 25) return;
    SetChains sets(query);
    if (query.wants(Technique::als_xz)) sets.find_two();
}

void find_als_chains(Query& query) {
    if (query.board.size() > 25) return;
    SetChains sets(query);
    if (query.wants(Technique::als_xy_wing)) sets.find_three();
    if (query.wants(Technique::als_chain) && !query.done()) sets.find_four();
}

}  // namespace ninefold::logic::any
