// Colouring one digit. Strong links join cells into nets; two colours alternate along the links, and one
// colour of a net is all true, the other all false.
//
// Simple colors   wrap: two cells of one colour see each other: that colour is false.
//                 trap: a cell outside sees both colours: it is false.
// Multi colors    two nets. 2: a colour sees both colours of the other net: it is false.
//                 1: a colour of one net sees a colour of the other, so one of the two others is true, and
//                 what sees both is false.
#include "logic/nine/finders/finders.h"
#include "logic/nine/single_digit.h"
#include "logic/nine/strong_links.h"

namespace ninefold::logic {

namespace {

struct Net {
    CellSet color[2];
};

CellSet seen_by(CellSet cells) {
    CellSet seen;
    for (const int cell : cells) seen |= peers(cell);
    return seen;
}

void paint(const StrongLinks::List& links, int cell, int color, Net& net, CellSet& painted) {
    painted.add(cell);
    net.color[color].add(cell);
    for (const auto& link : links) {
        if (link.a != cell && link.b != cell) continue;
        const int other = link.a == cell ? link.b : link.a;
        if (!painted.has(other)) paint(links, other, 1 - color, net, painted);
    }
}

// A table: the nets of every digit in which a single-digit argument can remove something.
struct DigitNets {
    std::array<std::vector<Net>, 10> of;
    void build(const Grid& grid, Workspace& workspace) {
        const auto& table = workspace.current<SingleDigit>(grid);
        const auto& links = workspace.current<StrongLinks>(grid);
        for (int digit = 1; digit <= kSize; ++digit) {
            of[digit].clear();
            if (table.removable(digit).empty()) continue;
            CellSet painted, ends;
            for (const auto& link : links.of(digit)) ends |= CellSet::of({link.a, link.b});
            for (const int cell : ends) {
                if (painted.has(cell)) continue;
                paint(links.of(digit), cell, 0, of[digit].emplace_back(), painted);
            }
        }
    }
};

bool wraps(CellSet color) { return seen_by(color).meets(color); }

void mark_net(Step& step, int digit, const Net& net, Role one, Role two) {
    step.mark(digit, net.color[0], one);
    step.mark(digit, net.color[1], two);
}

void add_simple(Query& query, Technique technique, int digit, const Net& net, CellSet victims) {
    if (victims.empty() || !query.wants(technique)) return;
    Step step(technique, bit(digit));
    mark_net(step, digit, net, Role::color_a, Role::color_b);
    step.eliminate(digit, victims);
    query.add(std::move(step));
}

void add_multi(Query& query, Technique technique, int digit, const Net& one, const Net& two, CellSet victims) {
    if (victims.empty() || !query.wants(technique)) return;
    Step step(technique, bit(digit));
    mark_net(step, digit, one, Role::color_a, Role::color_b);
    mark_net(step, digit, two, Role::color_c, Role::color_d);
    step.eliminate(digit, victims);
    query.add(std::move(step));
}

void compare(Query& query, int digit, const Net& one, const Net& two) {
    const CellSet cells = query.grid.cells_of(digit);
    CellSet false_colors, between;
    for (const CellSet color : one.color)
        if (seen_by(color).meets(two.color[0]) && seen_by(color).meets(two.color[1])) false_colors |= color;
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
            if (seen_by(one.color[i]).meets(two.color[j]))
                between |= cells & seen_by(one.color[1 - i]) & seen_by(two.color[1 - j]);
    add_multi(query, Technique::multi_colors_2, digit, one, two, false_colors);
    add_multi(query, Technique::multi_colors_1, digit, one, two, between);
}

}  // namespace

void find_simple_colors(Query& query) {
    const auto& nets = query.workspace.current<DigitNets>(query.grid, query.workspace);
    for (int digit = 1; digit <= kSize; ++digit) {
        const CellSet cells = query.grid.cells_of(digit);
        for (const Net& net : nets.of[digit]) {
            const auto& [a, b] = net.color;
            CellSet wrapped;
            if (wraps(a)) wrapped |= a;
            if (wraps(b)) wrapped |= b;
            add_simple(query, Technique::simple_colors_wrap, digit, net, wrapped);
            add_simple(query, Technique::simple_colors_trap, digit, net, (cells & seen_by(a) & seen_by(b)) - a - b);
        }
    }
}

void find_multi_colors(Query& query) {
    const auto& nets = query.workspace.current<DigitNets>(query.grid, query.workspace);
    for (int digit = 1; digit <= kSize; ++digit)
        for (const Net& one : nets.of[digit])
            for (const Net& two : nets.of[digit])
                if (&one != &two) compare(query, digit, one, two);
}

}  // namespace ninefold::logic
