#include "logic/explainer/unary.h"

#include <algorithm>

namespace ninefold::logic::explainer {

namespace {

// Keeps the first in order and tells the search how long a chain may still be.
struct BestSink {
    UnaryChain& best;
    bool found = false;
    int longest(double base, int key) const { return best.merit.longest(base, key); }
    bool wants(const Merit& merit) const { return merit < best.merit; }
    UnaryChain& open() {
        found = true;
        return best;
    }
    void close() {}
};

// Keeps the first of every set of removed candidates.
struct AllSink {
    std::vector<UnaryChain>& list;
    UnaryChain next;
    int longest(double, int) const { return 4096; }
    bool wants(const Merit&) const { return true; }
    UnaryChain& open() {
        next = {};
        return next;
    }
    void close() { list.push_back(std::move(next)); }
};

}  // namespace

// Breadth first, true and false layers in turn. The first way to reach a node is kept.
void UnarySearch::spread(CandidateId start, bool on, LinkKinds kinds, int most_nodes) {
    ++now_;
    on_.clear();
    off_.clear();
    closed_ = false;
    closing_ = node_of(start, !on);
    const NodeId first = node_of(start, on);
    stamp_[first] = now_;
    reached_[first] = {start, Cause::assumed, 1};
    (on ? on_ : off_).push_back(start);
    const auto reach = [&](NodeId node, CandidateId parent, Cause cause, int nodes, std::vector<CandidateId>& list) {
        if (stamp_[node] == now_) return;
        stamp_[node] = now_;
        reached_[node] = {parent, cause, static_cast<std::uint16_t>(nodes)};
        closed_ |= node == closing_;
        list.push_back(candidate_of(node));
    };
    std::size_t next_on = 0, next_off = 0;
    while (next_on < on_.size() || next_off < off_.size()) {
        for (; next_on < on_.size(); ++next_on) {
            const CandidateId from = on_[next_on];
            const int nodes = reached_[node_of(from, true)].nodes + 1;
            if (nodes > most_nodes) return;
            const auto& list = links_.weak_of[from];
            for (int i = kinds.cells ? list.begin : list.houses; i < list.end; ++i)
                reach(node_of(links_.weak[i].to, false), from, links_.weak[i].cause, nodes, off_);
        }
        for (; next_off < off_.size(); ++next_off) {
            const CandidateId from = off_[next_off];
            const int nodes = reached_[node_of(from, false)].nodes + 1;
            if (nodes > most_nodes) return;
            const auto& strong = links_.strong_of[from];
            if (kinds.cells && strong.cell != Links::kNone)
                reach(node_of(strong.cell, true), from, Cause::cell, nodes, on_);
            for (int i = 0; kinds.houses && i < strong.houses; ++i)
                reach(node_of(strong.house[i], true), from, strong.cause[i], nodes, on_);
        }
    }
}

void UnarySearch::path_to(NodeId end, std::vector<UnaryStep>& path) const {
    path.clear();
    NodeId node = end;
    for (;;) {
        const Reached& here = reached_[node];
        path.push_back({node, here.cause});
        if (here.cause == Cause::assumed) break;
        node = node_of(here.parent, !is_on(node));
    }
    std::reverse(path.begin(), path.end());
}

// Candidates that see, outside of the cells of the loop, a true and a false node of their digit.
bool UnarySearch::removed_by_cycle(const Board& board, const std::vector<UnaryStep>& path,
                                   std::vector<CandidateId>& out) const {
    CellSet loop;
    for (const auto& step : path) loop.add(cell_of(candidate_of(step.node)));
    std::array<CellSet, kSize> by_on{}, by_off{};
    for (std::size_t i = 1; i < path.size(); ++i) {
        const CandidateId candidate = candidate_of(path[i].node);
        auto& seen = is_on(path[i].node) ? by_on : by_off;
        seen[digit_of(candidate) - 1] |= peers(cell_of(candidate));
    }
    bool any = false;
    for (int digit = 0; digit < kSize; ++digit) {
        by_on[digit] = (by_on[digit] & by_off[digit] & board.cells[digit]) - loop;
        any |= !by_on[digit].empty();
    }
    if (!any) return false;
    out.clear();
    for (std::size_t i = path.size() - 1; i >= 1; --i) {
        if (!is_on(path[i].node)) continue;
        const CandidateId candidate = candidate_of(path[i].node);
        const int digit = digit_of(candidate);
        for (const int cell : by_on[digit - 1] & peers(cell_of(candidate))) {
            out.push_back(id_of(cell, digit));
            by_on[digit - 1].remove(cell);
        }
    }
    return true;
}

// After spreading from a true start: every true node that sees a partner of the start closes a cycle, unless the
// partner is on the way to it already.
template <typename Sink>
void UnarySearch::cycles(const Board& board, CandidateId start, LinkKinds kinds, Sink& sink) {
    const auto& strong = links_.strong_of[start];
    std::array<CandidateId, 4> partners{};
    int count = 0;
    if (kinds.cells && strong.cell != Links::kNone) partners[count++] = strong.cell;
    for (int i = 0; kinds.houses && i < strong.houses; ++i) partners[count++] = strong.house[i];
    if (count == 0) return;
    int longest = sink.longest(kinds.cycle_rating(), kinds.key());
    for (std::size_t i = 1; i < on_.size(); ++i) {
        const CandidateId from = on_[i];
        const int complexity = reached_[node_of(from, true)].nodes + 1;
        if (complexity > longest) return;
        bool near = false;
        for (int k = 0; k < count; ++k)
            near |= cell_of(partners[k]) == cell_of(from) || digit_of(partners[k]) == digit_of(from);
        if (!near) continue;
        const auto& list = links_.weak_of[from];
        for (int w = kinds.cells ? list.begin : list.houses; w < list.end; ++w) {
            const auto [last, cause] = links_.weak[w];
            if (std::find(partners.begin(), partners.begin() + count, last) == partners.begin() + count) continue;
            path_to(node_of(from, true), path_);
            if (std::any_of(path_.begin(), path_.end(),
                            [&, off = node_of(last, false)](const UnaryStep& step) { return step.node == off; }))
                continue;
            path_.push_back({node_of(last, false), cause});
            Cause closing = Cause::cell;
            for (int k = 0; kinds.houses && k < links_.strong_of[last].houses; ++k)
                if (links_.strong_of[last].house[k] == start) closing = links_.strong_of[last].cause[k];
            path_.push_back({node_of(start, true), closing});
            const Merit merit{kinds.cycle_rating() + length_supplement(complexity), complexity, kinds.key()};
            std::vector<CandidateId> removed;
            if (!sink.wants(merit) || !removed_by_cycle(board, path_, removed)) continue;
            UnaryChain& chain = sink.open();
            chain = {merit, kinds, true, path_, std::move(removed), false};
            sink.close();
            longest = sink.longest(kinds.cycle_rating(), kinds.key());
        }
    }
}

template <typename Sink>
void UnarySearch::from(const Board& board, CandidateId start, LinkKinds kinds, Sink& sink) {
    const int chain_limit = sink.longest(kinds.chain_rating(), kinds.key());
    const int cycle_limit = sink.longest(kinds.cycle_rating(), kinds.key());
    if (!kinds.houses && board.count(cell_of(start)) > 2) return;
    const bool may_cycle = reach_.on_cycle(start), may_fail = reach_.to_opposite(node_of(start, true));
    bool closed = false;
    if (may_cycle || (may_fail && kinds.houses)) {
        // A chain that never uses a house cannot lead a candidate to its opposite: only cycles are looked for.
        spread(start, true, kinds,
               std::max(kinds.houses && may_fail ? chain_limit : 0, may_cycle ? cycle_limit - 1 : 0));
        closed = closed_;
        if (may_cycle) cycles(board, start, kinds, sink);
    }
    if (!kinds.houses) return;
    const auto offer = [&](bool on) {
        const NodeId end = node_of(start, on);
        const int complexity = reached_[end].nodes;
        const Merit merit{kinds.chain_rating() + length_supplement(complexity), complexity, kinds.key()};
        if (!sink.wants(merit)) return;
        path_to(end, path_);
        UnaryChain& chain = sink.open();
        chain = {merit, kinds, false, path_, {}, on};
        if (on) {
            for (const int digit : each_digit(board.mask[cell_of(start)] & ~bit(digit_of(start))))
                chain.removed.push_back(id_of(cell_of(start), digit));
        } else {
            chain.removed.push_back(start);
        }
        sink.close();
    };
    if (closed && may_fail) offer(false);
    if (!reach_.to_opposite(node_of(start, false))) return;
    spread(start, false, kinds, sink.longest(kinds.chain_rating(), kinds.key()));
    if (closed_) offer(true);
}

template <typename Sink>
void UnarySearch::search(const Board& board, LinkKinds kinds, Sink& sink) {
    for (const int cell : board.empty) {
        if (board.count(cell) < 2) continue;
        for (const int digit : each_digit(board.mask[cell])) from(board, id_of(cell, digit), kinds, sink);
    }
}

// Deeper and deeper: as long as nothing is known, the search from each start would go to its end, although the first
// in order is short most of the time. Whatever is found below a limit comes before everything above it.
bool UnarySearch::first(const Board& board, UnaryChain& out) {
    links_.build(board);
    reach_.build(board, links_);
    for (const double limit : {6.75, 7.15, 7.35, 1000.0}) {
        out = {};
        out.merit = {limit, 0, 0};
        BestSink sink{out};
        for (const LinkKinds kinds : kUnaryOrder)
            if (sink.longest(std::min(kinds.chain_rating(), kinds.cycle_rating()), kinds.key()) >= 4)
                search(board, kinds, sink);
        if (sink.found) return true;
    }
    return false;
}

void UnarySearch::all(const Board& board, std::vector<UnaryChain>& out) {
    links_.build(board);
    reach_.build(board, links_);
    out.clear();
    AllSink sink{out, {}};
    for (const LinkKinds kinds : kUnaryOrder) search(board, kinds, sink);
    std::stable_sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.merit < b.merit; });
}

void tell(const Board& board, const UnaryChain& chain, Finding& out) {
    const auto& [cells, houses] = chain.kinds;
    const Kind kind = chain.is_cycle                ? (!cells    ? Kind::x_cycle
                                                       : !houses ? Kind::y_cycle
                                                                 : Kind::cycle)
                      : cells                       ? Kind::forcing
                      : chain.merit.complexity == 6 ? Kind::turbot_fish
                                                    : Kind::x_forcing;
    out.reset(kind, chain.merit.rating);
    out.complexity = chain.merit.complexity;
    const CandidateId last = candidate_of(chain.path.back().node);
    if (chain.places) out.place(cell_of(last), digit_of(last));
    for (const CandidateId candidate : chain.removed) out.eliminate(cell_of(candidate), digit_of(candidate));
    out.evidence.chains.push_back(0);
    ProofChain told;
    for (std::size_t i = 0; i < chain.path.size(); ++i) {
        const auto [node, cause] = chain.path[i];
        const CandidateId here = candidate_of(node);
        out.digits = static_cast<Mask>(out.digits | bit(digit_of(here)));
        if (std::find(out.evidence.cells.begin(), out.evidence.cells.end(), cell_of(here)) == out.evidence.cells.end())
            out.use(cell_of(here));
        ProofLine line;
        line.cell = static_cast<std::uint8_t>(cell_of(here));
        line.digit = static_cast<std::uint8_t>(digit_of(here));
        line.on = is_on(node);
        if (cause <= Cause::box) line.house = kGeometry.of[cell_of(here)][static_cast<int>(cause)];
        if (i > 0) {
            line.parents.push_back(static_cast<std::uint16_t>(i - 1));
            const CandidateId before = candidate_of(chain.path[i - 1].node);
            out.evidence.links.push_back({{CellSet::only(cell_of(before)), static_cast<std::uint8_t>(digit_of(before))},
                                          {CellSet::only(cell_of(here)), static_cast<std::uint8_t>(digit_of(here))},
                                          is_on(node)});
        }
        told.lines.push_back(std::move(line));
    }
    out.proof = {kind, static_cast<std::uint16_t>(chain.merit.complexity), {std::move(told)}, {}};
    (void)board;
}

}  // namespace ninefold::logic::explainer
