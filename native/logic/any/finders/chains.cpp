// Chains: if the first candidate is false, the last is true, so what both exclude goes. If the two exclude each other
// as well, it is a loop: of every weak link one end is true.
#include <algorithm>
#include <cstdint>
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
        begin();
        // One strong link alone is a chain by rules, and no X- or XY-chain.
        const int least = use_ == ChainUse::all ? 1 : 2;
        for (int length = 1; length <= kMostStrong && !ways_.empty(); ++length) {
            for (auto& way : ways_) {
                if (query_.done() || query_.stop.look()) return;
                if (length > 1) extend(way);
                if (length >= least) tell_ends(way);
            }
            std::erase_if(ways_, [](const Ways& way) { return way.layer.empty(); });
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

    // The shortest chains from a candidate, as far as they were followed.
    struct Ways {
        int start;
        Bits off;
        std::vector<std::pair<std::int16_t, std::int16_t>> came;  // [true candidate]: the false one before it, and the
                                                                  // true one before that
        std::vector<int> layer;                                   // where those with most strong links end
    };

    void begin() {
        for (int start = 0; start < graph_.count(); ++start) {
            const auto& strong = graph_.strong(start);
            if (std::none_of(strong.begin(), strong.end(), [&](const auto& link) { return usable(link); })) continue;
            if (query_.stop.now()) return;
            Ways& way = ways_.emplace_back(Ways{start, Bits(graph_.count()), {}, {}});
            way.came.assign(static_cast<std::size_t>(graph_.count()), {-1, -1});
            way.off.add(start);
            for (const auto& link : strong) {
                if (!usable(link) || way.came[link.to].first >= 0) continue;
                way.came[link.to] = {static_cast<std::int16_t>(start), -1};
                way.layer.push_back(link.to);
            }
        }
    }
    // By one strong link more.
    void extend(Ways& way) {
        std::vector<int> next;
        for (const int on : way.layer) {
            Bits fresh = graph_.weak(on);
            fresh.remove(way.off);
            way.off |= fresh;
            fresh.each([&](int out) {
                if (use_ == ChainUse::one_digit && graph_.digit(out) != graph_.digit(way.start)) return;
                for (const auto& link : graph_.strong(out)) {
                    if (!usable(link) || link.to == on || way.came[link.to].first >= 0) continue;
                    way.came[link.to] = {static_cast<std::int16_t>(out), static_cast<std::int16_t>(on)};
                    next.push_back(link.to);
                }
            });
        }
        way.layer.swap(next);
    }
    // The first that removes something is told.
    void tell_ends(const Ways& way) {
        for (const int end : way.layer) {
            const bool loop = use_ == ChainUse::all && graph_.weak(end).has(way.start);
            if (end != way.start && !loop && !graph_.weak(end).meets(graph_.weak(way.start))) continue;
            Bits out = graph_.weak(way.start);
            if (end != way.start) out &= graph_.weak(end);
            if (!out.any() && !loop) continue;
            if (tell(way, end, out, loop)) return;
        }
    }

    bool tell(const Ways& way, int end, const Bits& common, bool loop) {
        const int start = way.start;
        std::vector<int> chain;
        for (int on = end; on >= 0; on = way.came[on].second) {
            chain.push_back(on);
            chain.push_back(way.came[on].first);
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
    std::vector<Ways> ways_;
    std::set<std::vector<Candidate>> known_;
};

}  // namespace

void find_x_chains(Query& query) { ChainSearch(query, ChainUse::one_digit).run(); }
void find_xy_chains(Query& query) { ChainSearch(query, ChainUse::pairs).run(); }
void find_chains(Query& query) { ChainSearch(query, ChainUse::all).run(); }

}  // namespace ninefold::logic::any
