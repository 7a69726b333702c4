// Chains: if the first candidate is false, the last is true, so what both exclude goes. If the two exclude each other
// as well, it is a loop: of every weak link one end is true.
#include <algorithm>
#include <set>

#include "logic/any/chain_steps.h"
#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

constexpr int kMostStrong = 10;      // strong links of a chain
constexpr int kMostInChains = 2500;  // open candidates; a larger board would take long

enum class ChainUse : std::uint8_t { one_digit, pairs, all };

// From every candidate the shortest chains, breadth first.
class ChainSearch {
  public:
    ChainSearch(Query& query, ChainUse use)
        : query_(query), graph_(query.workspace.links(query.at, query.stop)), use_(use) {}

    void run() {
        if (graph_.count() > kMostInChains) return;
        // One strong link alone is a chain by rules, and no X- or XY-chain.
        for (int most = use_ == ChainUse::all ? 1 : 2; most <= kMostStrong; ++most) {
            more_ = false;
            for (int start = 0; start < graph_.count(); ++start) {
                if (query_.done() || query_.stop.look()) return;
                if (!graph_.strong(start).empty()) follow(start, most);
            }
            if (!more_) return;
        }
    }

  private:
    bool usable(const StrongLink& link) const {
        switch (use_) {
            case ChainUse::one_digit:
                return link.kind == LinkKind::house;
            case ChainUse::pairs:
                return link.kind == LinkKind::cell;
            case ChainUse::all:
                break;
        }
        return true;
    }

    // The chains from here with exactly so many strong links; the first that removes something is told.
    void follow(int start, int most) {
        came_.assign(graph_.count(), {-1, -1});
        Bits off(graph_.count());
        off.add(start);
        std::vector<int> layer, next;
        for (const auto& link : graph_.strong(start)) {
            if (!usable(link) || came_[link.to].first >= 0) continue;
            came_[link.to] = {start, -1};
            layer.push_back(link.to);
        }
        for (int depth = 1; depth < most && !layer.empty(); ++depth) {
            next.clear();
            for (const int on : layer) {
                Bits fresh = graph_.weak(on);
                fresh.remove(off);
                off |= fresh;
                fresh.each([&](int out) {
                    if (use_ == ChainUse::one_digit && graph_.digit(out) != graph_.digit(start)) return;
                    for (const auto& link : graph_.strong(out)) {
                        if (!usable(link) || link.to == on || came_[link.to].first >= 0) continue;
                        came_[link.to] = {out, on};
                        next.push_back(link.to);
                    }
                });
            }
            layer.swap(next);
        }
        if (layer.empty()) return;
        more_ = true;
        for (const int end : layer) {
            Bits out = graph_.weak(start);
            if (end != start) out &= graph_.weak(end);
            const bool loop = use_ == ChainUse::all && graph_.weak(end).has(start);
            if (!out.any() && !loop) continue;
            if (tell(start, end, out, loop)) return;
        }
    }

    bool tell(int start, int end, const Bits& common, bool loop) {
        std::vector<int> chain;
        for (int on = end; on >= 0; on = came_[on].second) {
            chain.push_back(on);
            chain.push_back(came_[on].first);
        }
        std::reverse(chain.begin(), chain.end());
        Bits out = common;
        if (loop) {
            for (std::size_t k = 1; k + 1 < chain.size(); k += 2) {
                Bits link = graph_.weak(chain[k]);
                link &= graph_.weak(chain[k + 1]);
                out |= link;
            }
        }
        if (!out.any()) return false;
        Technique technique = use_ == ChainUse::one_digit ? Technique::x_chain
                              : use_ == ChainUse::pairs   ? Technique::xy_chain
                              : loop                      ? Technique::continuous_nice_loop
                              : end == start              ? Technique::discontinuous_nice_loop
                                                          : Technique::aic;
        if (!query_.wants(technique)) return false;
        Step step(technique);
        add_eliminations(step, graph_, out);
        if (!known_.insert(step.eliminations).second) return false;  // a longer chain to the same end says nothing new
        if (loop) chain.push_back(start);
        add_chain(step, graph_, chain, true);
        add_pattern(step, graph_, chain, true);
        query_.add(std::move(step));
        return true;
    }

    Query& query_;
    const LinkGraph& graph_;
    ChainUse use_;
    bool more_ = false;
    std::vector<std::pair<int, int>> came_;  // [true candidate]: the false one before it, and the true one before that
    std::set<std::vector<Candidate>> known_;
};

}  // namespace

void find_x_chains(Query& query) { ChainSearch(query, ChainUse::one_digit).run(); }
void find_xy_chains(Query& query) { ChainSearch(query, ChainUse::pairs).run(); }
void find_chains(Query& query) { ChainSearch(query, ChainUse::all).run(); }

}  // namespace ninefold::logic::any
