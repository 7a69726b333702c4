#include "logic/explainer/propagation.h"

#include <algorithm>

namespace ninefold::logic::explainer {

namespace {

// A false node with one parent. False (and a conflict) if the candidate is true already.
bool make_false(Tree& tree, CandidateId candidate, CandidateId parent, Cause cause) {
    const bool both = tree.has(candidate, true);
    if (!both && tree.has(candidate, false)) return true;
    const NodeId from = node_of(parent, true);
    tree.origin[node_of(candidate, false)] = {from, 0, 0, Tree::deeper(tree.origin[from].depth), cause};
    if (both) {
        tree.conflict = candidate;
        return false;
    }
    tree.add(candidate, false);
    return true;
}

// A true node: made by the false `parent`, and by all candidates of its cell or house that are gone from the board.
template <typename Gone>
bool make_true(Tree& tree, CandidateId candidate, CandidateId parent, Cause cause, Gone gone) {
    const bool both = tree.has(candidate, false);
    if (!both && tree.has(candidate, true)) return true;
    const auto at = static_cast<std::uint16_t>(tree.more.size());
    const NodeId from = node_of(parent, false);
    std::uint8_t depth = tree.origin[from].depth;
    gone([&](CandidateId other) {
        const NodeId node = node_of(other, false);
        depth = std::max(depth, tree.origin[node].depth);
        tree.more.push_back(node);
    });
    tree.origin[node_of(candidate, true)] = {from, at, static_cast<std::uint16_t>(tree.more.size() - at),
                                             Tree::deeper(depth), cause};
    if (both) {
        tree.conflict = candidate;
        return false;
    }
    tree.add(candidate, true);
    return true;
}

}  // namespace

void Propagation::set(const Board& board, const NetKind& kind) {
    source = &board;
    work = board;
    if (!kind.dynamic) links.build(board);
}

void Propagation::begin(CandidateId start, bool on, const NetKind& kind, Tree& tree) {
    if (kind.dynamic) work = *source;
    next_on_ = next_off_ = 0;
    tree.begin(start, on);
    follow(kind, tree);
}

void Propagation::follow(const NetKind& kind, Tree& tree) {
    for (;;) {
        if (next_on_ < tree.on_count) {
            if (!follow_true(kind, tree.on_list[next_on_++], tree)) return;
        } else if (next_off_ < tree.off_count) {
            const CandidateId from = tree.off_list[next_off_++];
            if (!(kind.dynamic ? follow_false(kind, from, tree) : follow_false_by_links(from, tree))) return;
        } else {
            return;
        }
    }
}

// On a board that stays as it is: the links are known, and nothing is gone.
bool Propagation::follow_false_by_links(CandidateId from, Tree& tree) {
    const auto nothing = [](auto) {};
    const Links::Strong& strong = links.strong_of[from];
    if (strong.cell != Links::kNone && !make_true(tree, strong.cell, from, Cause::cell, nothing)) return false;
    for (int i = 0; i < strong.houses; ++i)
        if (!make_true(tree, strong.house[i], from, strong.cause[i], nothing)) return false;
    return true;
}

bool Propagation::follow_true(const NetKind& kind, CandidateId from, Tree& tree) {
    const int cell = cell_of(from), digit = digit_of(from);
    if (!kind.nishio)
        for (const int other : each_digit(work.mask[cell] & ~bit(digit)))
            if (!make_false(tree, id_of(cell, other), from, Cause::cell)) return false;
    // What is false already has nothing to add, unless it is true as well.
    CellSet rest = work.cells[digit - 1] - (tree.off[digit - 1] - tree.on[digit - 1]);
    rest.remove(cell);
    for (const int first : kBoxRowColumn) {
        const CellSet house = house_cells(kGeometry.of[cell][first / kSize]);
        for (const int other : rest& house)
            if (!make_false(tree, id_of(other, digit), from, cause_of_kind(first / kSize))) return false;
        rest -= house;
    }
    return true;
}

bool Propagation::follow_false(const NetKind& kind, CandidateId from, Tree& tree) {
    const int cell = cell_of(from), digit = digit_of(from);
    if (!kind.nishio && work.count(cell) == 2) {
        const Mask other = static_cast<Mask>(work.mask[cell] & ~bit(digit));
        const auto gone = [&](auto add) {
            for (const int d : each_digit(source->mask[cell] & ~work.mask[cell])) add(id_of(cell, d));
        };
        if (!make_true(tree, id_of(cell, lowest(other)), from, Cause::cell, gone)) return false;
    }
    for (const int first : kBoxRowColumn) {
        const int house = kGeometry.of[cell][first / kSize];
        const Mask places = work.at(house, digit);
        const Mask other = static_cast<Mask>(places & ~(1 << kPositions.of[cell][first / kSize]));
        if (!std::has_single_bit(other)) continue;
        const auto gone = [&](auto add) {
            for (Mask rest = static_cast<Mask>(source->at(house, digit) & ~places); rest;
                 rest = static_cast<Mask>(rest & (rest - 1)))
                add(id_of(cell_at(house, rest), digit));
        };
        if (!make_true(tree, id_of(cell_at(house, other), digit), from, cause_of_kind(first / kSize), gone))
            return false;
    }
    work.remove(cell, digit);
    return true;
}

}  // namespace ninefold::logic::explainer
