#include "logic/any/almost_sets.h"

#include <algorithm>
#include <set>

namespace ninefold::logic::any {

namespace {

constexpr std::size_t kMostSets = 700;
constexpr std::size_t kMostSetCells = 5;

class Collector {
  public:
    Collector(const Position& at, const LinkGraph& graph, Stop& stop, std::vector<AlmostSet>& found)
        : at_(at), graph_(graph), stop_(stop), found_(found) {}

    void collect(const House& house) {
        cells_.clear();
        for (const int cell : house.cells)
            if (at_.open[cell].count() > 1) cells_.push_back(cell);
        std::vector<int> chosen;
        choose(0, {}, chosen);
    }

  private:
    void choose(std::size_t from, Set digits, std::vector<int>& chosen) {
        for (std::size_t k = from; k < cells_.size(); ++k) {
            if (found_.size() >= kMostSets || stop_.now()) return;
            const Set more = digits | at_.open[cells_[k]];
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
        AlmostSet set{cells, Bits(static_cast<int>(at_.open.size())), digits, {}, {}};
        for (const int cell : cells) set.cell_bits.add(cell);
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
        found_.push_back(std::move(set));
    }

    const Position& at_;
    const LinkGraph& graph_;
    Stop& stop_;
    std::vector<AlmostSet>& found_;
    std::vector<int> cells_;
    std::set<std::vector<int>> known_;
};

}  // namespace

AlmostSets::AlmostSets(const Board& board, const Position& at, const LinkGraph& graph, Stop& stop) {
    if (graph.count() == 0) return;
    Collector collector(at, graph, stop, sets);
    for (const auto& house : board.houses()) collector.collect(house);
    joined.resize(sets.size());
    for (std::size_t a = 0; a < sets.size(); ++a) {
        for (std::size_t b = a + 1; b < sets.size(); ++b) {
            if (stop.now()) return;
            const Set common = sets[a].digits & sets[b].digits;
            if (common.empty() || overlap(sets[a], sets[b])) continue;
            for (int d = common.first(); d != 0; d = common.after(d)) {
                if (!sets[b].places[sets[b].index(d)].within(sets[a].seen[sets[a].index(d)])) continue;
                joined[a].push_back({static_cast<int>(b), d});
                joined[b].push_back({static_cast<int>(a), d});
            }
        }
    }
}

}  // namespace ninefold::logic::any
