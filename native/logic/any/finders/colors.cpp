// Colours: the strong links of a digit part its candidates into nets of two colours, one of which is true.
#include <algorithm>

#include "logic/any/chain_steps.h"
#include "logic/any/finders/finders.h"

namespace ninefold::logic::any {

namespace {

struct Net {
    int digit;
    std::vector<int> color[2];
    Bits seen[2];  // what some candidate of the colour excludes
};

std::vector<Net> nets_of(const LinkGraph& graph) {
    std::vector<Net> nets;
    std::vector<int> color(graph.count(), -1);
    for (int first = 0; first < graph.count(); ++first) {
        if (color[first] >= 0) continue;
        Net net{graph.digit(first), {}, {Bits(graph.count()), Bits(graph.count())}};
        std::vector<int> queue{first};
        color[first] = 0;
        for (std::size_t k = 0; k < queue.size(); ++k) {
            const int at = queue[k];
            net.color[color[at]].push_back(at);
            net.seen[color[at]] |= graph.weak(at);
            for (const auto& link : graph.strong(at)) {
                if (link.kind != LinkKind::house || color[link.to] >= 0) continue;
                color[link.to] = 1 - color[at];
                queue.push_back(link.to);
            }
        }
        if (queue.size() > 1) nets.push_back(std::move(net));
    }
    std::stable_sort(nets.begin(), nets.end(), [](const Net& a, const Net& b) { return a.digit < b.digit; });
    return nets;
}

void mark_color(Step& step, const LinkGraph& graph, const std::vector<int>& color, Role role) {
    for (const int at : color) {
        step.cells.push_back(graph.cell(at));
        step.marks.push_back({graph.cell(at), graph.digit(at), role});
    }
}

bool meets_itself(const Net& net, int color) {
    return std::any_of(net.color[color].begin(), net.color[color].end(),
                       [&](int at) { return net.seen[color].has(at); });
}
bool meet(const Net& a, int color, const Net& b, int other) {
    return std::any_of(a.color[color].begin(), a.color[color].end(), [&](int at) { return b.seen[other].has(at); });
}

void tell_color_false(Query& query, const LinkGraph& graph, Step&& step, const std::vector<int>& color) {
    for (const int at : color) step.eliminations.push_back({graph.cell(at), graph.digit(at)});
    std::sort(step.eliminations.begin(), step.eliminations.end());
    query.add(std::move(step));
}

}  // namespace

void find_simple_colors(Query& query) {
    const LinkGraph& graph = query.workspace.links(query.at, query.stop);
    for (const auto& net : nets_of(graph)) {
        if (query.done()) return;
        const auto begin = [&](Technique technique) {
            Step step(technique);
            mark_color(step, graph, net.color[0], Role::color_a);
            mark_color(step, graph, net.color[1], Role::color_b);
            step.digits = Set::only(net.digit);
            return step;
        };
        if (query.wants(Technique::simple_colors_wrap)) {
            for (const int color : {0, 1}) {
                if (!meets_itself(net, color)) continue;
                tell_color_false(query, graph, begin(Technique::simple_colors_wrap), net.color[color]);
                break;  // a position where both meet themselves is broken
            }
        }
        if (query.wants(Technique::simple_colors_trap) && !query.done()) {
            Bits both = net.seen[0];
            both &= net.seen[1];
            for (const auto& color : net.color)
                for (const int at : color) both.remove(at);
            Step step = begin(Technique::simple_colors_trap);
            add_eliminations(step, graph, both);
            query.add(std::move(step));
        }
    }
}

void find_multi_colors(Query& query) {
    const LinkGraph& graph = query.workspace.links(query.at, query.stop);
    const auto nets = nets_of(graph);
    for (const auto& one : nets) {
        for (const auto& two : nets) {
            if (&one == &two || one.digit != two.digit) continue;
            if (query.done() || query.stop.now()) return;
            const auto begin = [&](Technique technique, int a, int c) {
                Step step(technique);
                mark_color(step, graph, one.color[a], Role::color_a);
                mark_color(step, graph, one.color[1 - a], Role::color_b);
                mark_color(step, graph, two.color[c], Role::color_c);
                mark_color(step, graph, two.color[1 - c], Role::color_d);
                step.digits = Set::only(one.digit);
                return step;
            };
            for (const int a : {0, 1}) {
                const bool meets[] = {meet(one, a, two, 0), meet(one, a, two, 1)};
                if (meets[0] && meets[1] && query.wants(Technique::multi_colors_2)) {
                    tell_color_false(query, graph, begin(Technique::multi_colors_2, a, 0), one.color[a]);
                    if (query.done()) return;
                }
                for (const int c : {0, 1}) {
                    if (!meets[c] || &one > &two || !query.wants(Technique::multi_colors_1)) continue;
                    Bits both = one.seen[1 - a];
                    both &= two.seen[1 - c];
                    Step step = begin(Technique::multi_colors_1, a, c);
                    add_eliminations(step, graph, both);
                    query.add(std::move(step));
                    if (query.done()) return;
                }
            }
        }
    }
}

}  // namespace ninefold::logic::any
