#include "logic/any/links.h"

#include <algorithm>

namespace ninefold::logic::any {

namespace {

constexpr std::size_t kMostCells = 12;  // of a rule that is asked for links: more open cells say little about two

constexpr std::size_t kMostLinked = 8000;  // open candidates: eight megabytes of links

std::uint64_t key(int a, int b) {
    return static_cast<std::uint64_t>(std::min(a, b)) << 32 | static_cast<std::uint32_t>(std::max(a, b));
}

}  // namespace

LinkGraph::LinkGraph(const Board& board, std::vector<Scope>& scopes, const Position& at, Stop& stop)
    : board_(&board), size_(board.size()), numbers_(static_cast<std::size_t>(board.cells()) * board.size(), -1) {
    std::size_t candidates = 0;
    for (const auto& open : at.open) candidates += static_cast<std::size_t>(open.count());
    if (candidates > kMostLinked) return;
    for (int cell = 0; cell < board.cells(); ++cell) {
        for (int d = at.open[cell].first(); d != 0; d = at.open[cell].after(d)) {
            numbers_[cell * size_ + d - 1] = count();
            cells_.push_back(cell);
            digits_.push_back(d);
        }
    }
    weak_.assign(count(), Bits(count()));
    strong_.resize(count());
    for (int k = 0; k < count(); ++k) {
        board.exclude(cells_[k], digits_[k], [&](int other, const Set& out) {
            const Set gone = out & at.open[other];
            for (int d = gone.first(); d != 0; d = gone.after(d)) weak_[k].add(number(other, d));
        });
        if (stop.now()) return;
    }
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (at.open[cell].count() == 2)
            join(number(cell, at.open[cell].first()), number(cell, at.open[cell].last()), LinkKind::cell, -1);
    }
    for (std::size_t h = 0; h < board.houses().size(); ++h) {
        const auto& house = board.houses()[h];
        if (!house.whole) continue;
        Set once, twice, thrice;
        for (const int cell : house.cells) {
            thrice |= twice & at.open[cell];
            twice |= once & at.open[cell];
            once |= at.open[cell];
        }
        const Set two = twice.without(thrice);
        for (int d = two.first(); d != 0; d = two.after(d)) {
            int ends[2] = {-1, -1}, found = 0;
            for (const int cell : house.cells)
                if (at.open[cell].has(d)) ends[found++] = number(cell, d);
            join(ends[0], ends[1], LinkKind::house, static_cast<int>(h));
        }
    }
    ask_rules(scopes, at, stop);
}

void LinkGraph::join(int a, int b, LinkKind kind, int by) {
    strong_[a].push_back({b, kind, by});
    strong_[b].push_back({a, kind, by});
}

void LinkGraph::ask_rules(std::vector<Scope>& scopes, const Position& at, Stop& stop) {
    for (auto& scope : scopes) {
        const auto& cells = scope.cells();
        std::size_t open = 0;
        for (const int cell : cells) open += at.digits[cell] == 0;
        if (open < 2 || open > kMostCells) continue;
        const auto& links = scope.links(at, stop);
        if (stop.stopped()) return;
        for (const auto& [a, first, b, second] : links.weak) {
            const int here = number(cells[a], first), there = number(cells[b], second);
            if (weak_[here].has(there)) continue;
            weak_[here].add(there);
            weak_[there].add(here);
            by_rule_.push_back({key(here, there), scope.source()});
        }
        for (const auto& [a, first, b, second] : links.strong) {
            const int here = number(cells[a], first), there = number(cells[b], second);
            const auto& known = strong_[here];
            if (std::any_of(known.begin(), known.end(), [&](const StrongLink& one) { return one.to == there; }))
                continue;
            join(here, there, LinkKind::rule, scope.source());
        }
    }
    std::sort(by_rule_.begin(), by_rule_.end());
}

int LinkGraph::source_of(int a, int b) const {
    if (cells_[a] == cells_[b] || (digits_[a] == digits_[b] && board_->are_peers(cells_[a], cells_[b]))) return -1;
    for (const int at : board_->pairs_of(cells_[a])) {
        const Pair& pair = board_->pairs()[at];
        const auto& table = board_->table(pair.table);
        if (pair.a == cells_[a] && pair.b == cells_[b] && !table.there[digits_[a] - 1].has(digits_[b]))
            return pair.source;
        if (pair.b == cells_[a] && pair.a == cells_[b] && !table.back[digits_[a] - 1].has(digits_[b]))
            return pair.source;
    }
    const auto found = std::lower_bound(by_rule_.begin(), by_rule_.end(), std::pair{key(a, b), -1});
    return found != by_rule_.end() && found->first == key(a, b) ? found->second : -1;
}

}  // namespace ninefold::logic::any
