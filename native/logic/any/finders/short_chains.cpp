// Short chains with names of their own: two strong links for one digit (skyscraper, 2-string kite, turbot fish), and
// two equal pairs joined by a strong link (W-wing).
#include <algorithm>

#include "logic/any/chain_steps.h"
#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

bool share(const Board& board, int a, int b, HouseKind kind) {
    for (const int h : board.houses_of(a)) {
        if (board.houses()[h].kind != kind) continue;
        const auto& others = board.houses_of(b);
        if (std::find(others.begin(), others.end(), h) != others.end()) return true;
    }
    return false;
}

// Two strong links a-b and c-d, where b and c exclude each other. Two lines that meet across at both ends are an
// X-Wing.
Technique name_of_two(const Board& board, const LinkGraph& graph, int first, int second, int a, int b, int c, int d) {
    const HouseKind one = board.houses()[first].kind, two = board.houses()[second].kind;
    const bool lines = one != HouseKind::box && one != HouseKind::other;
    if (lines && one == two) {
        const HouseKind across = one == HouseKind::row ? HouseKind::column : HouseKind::row;
        const bool near = share(board, graph.cell(b), graph.cell(c), across);
        if (near && share(board, graph.cell(a), graph.cell(d), across)) return Technique::x_wing;
        if (near) return Technique::skyscraper;
    }
    if (lines && two != HouseKind::box && two != HouseKind::other && one != two &&
        share(board, graph.cell(b), graph.cell(c), HouseKind::box))
        return Technique::two_string_kite;
    return Technique::turbot_fish;
}

}  // namespace

void find_two_strong_links(Query& query) {
    const LinkGraph& graph = query.workspace.links(query.at, query.stop);
    for (int a = 0; a < graph.count(); ++a) {
        for (const auto& first : graph.strong(a)) {
            if (first.kind != LinkKind::house) continue;
            const int b = first.to;
            bool found = false;
            Bits reached = graph.weak(b);
            reached.each([&](int c) {
                if (found || query.done() || graph.digit(c) != graph.digit(a) || c == a) return;
                for (const auto& second : graph.strong(c)) {
                    const int d = second.to;
                    // The same chain read from its other end is met there.
                    if (second.kind != LinkKind::house || d <= a || d == b) continue;
                    const Technique technique = name_of_two(query.board, graph, first.by, second.by, a, b, c, d);
                    if (!query.wants(technique)) continue;
                    Bits common = graph.weak(a);
                    common &= graph.weak(d);
                    for (const int at : {b, c}) common.remove(at);
                    if (!common.any()) continue;
                    Step step(technique);
                    add_eliminations(step, graph, common);
                    for (const int at : {a, b, c, d}) {
                        step.cells.push_back(graph.cell(at));
                        step.marks.push_back({graph.cell(at), graph.digit(at), Role::pattern});
                    }
                    step.houses = {{first.by, HouseRole::plain}, {second.by, HouseRole::plain}};
                    add_chain(step, graph, {a, b, c, d}, true);
                    step.digits = Set::only(graph.digit(a));
                    query.add(std::move(step));
                    if (query.done()) return;
                }
            });
            if (query.done() || query.stop.now()) return;
        }
    }
}

void find_w_wings(Query& query) {
    const LinkGraph& graph = query.workspace.links(query.at, query.stop);
    if (graph.count() == 0) return;
    std::vector<int> pairs;
    for (int cell = 0; cell < query.board.cells(); ++cell)
        if (query.at.open[cell].count() == 2) pairs.push_back(cell);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        for (std::size_t j = i + 1; j < pairs.size(); ++j) {
            if (query.done() || query.stop.now()) return;
            const Set& digits = query.at.open[pairs[i]];
            if (digits != query.at.open[pairs[j]]) continue;
            for (int linked = digits.first(); linked != 0; linked = digits.after(linked)) {
                const int other = linked == digits.first() ? digits.last() : digits.first();
                const int a = graph.number(pairs[i], linked), b = graph.number(pairs[j], linked);
                const int x = graph.number(pairs[i], other), y = graph.number(pairs[j], other);
                Bits common = graph.weak(x);
                common &= graph.weak(y);
                if (!common.any()) continue;
                bool told = false;
                graph.weak(a).each([&](int c) {
                    if (told || graph.digit(c) != linked || graph.cell(c) == pairs[j]) return;
                    for (const auto& link : graph.strong(c)) {
                        const int d = link.to;
                        if (link.kind != LinkKind::house || d == a || d == b || !graph.weak(b).has(d)) continue;
                        Step step(Technique::w_wing);
                        Bits out = common;
                        for (const int at : {c, d}) out.remove(at);
                        add_eliminations(step, graph, out);
                        if (step.eliminations.empty()) continue;
                        step.cells = {pairs[i], pairs[j]};
                        for (const int at : {x, y})
                            step.marks.push_back({graph.cell(at), graph.digit(at), Role::pincer});
                        step.houses = {{link.by, HouseRole::plain}};
                        add_chain(step, graph, {x, a, c, d, b, y}, true);
                        step.digits = digits;
                        query.add(std::move(step));
                        told = true;
                        return;
                    }
                });
            }
        }
    }
}

}  // namespace ninefold::logic::any
