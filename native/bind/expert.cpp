// The scales of whips, braids and trials for Python.
#include <nanobind/stl/vector.h>

#include "bind/module.h"
#include "bind/signals.h"
#include "logic/expert/nested_step.h"
#include "logic/expert/rater.h"
#include "logic/expert/steps.h"
#include "logic/expert/three_digits.h"

namespace nb = nanobind;

namespace ninefold::bound_expert {

using namespace logic::expert;

namespace {

// Puzzles of 81 digits each, one after the other: seven bytes per puzzle, whether it was stopped, then a value per
// scale in the order of Scale, 255 for none. `wanted`: bits by scale.
nb::bytes rate(const nb::bytes& puzzles, unsigned wanted, unsigned threads, Stop& stop) {
    const std::size_t count = puzzles.size() / kCells;
    const auto* digits = static_cast<const std::uint8_t*>(puzzles.data());
    const auto rated = with_signals(stop, [&](Stop& stop) { return rate_batch(digits, count, wanted, threads, stop); });
    std::string out;
    out.reserve((1 + kScales) * count);
    for (const Ratings& ratings : rated) {
        out.push_back(ratings.stopped);
        for (const std::int8_t value : ratings.values) out.push_back(static_cast<char>(value));
    }
    return nb::bytes(out.data(), out.size());
}

std::array<std::uint16_t, kCells> masks_of(const std::vector<int>& candidates) {
    std::array<std::uint16_t, kCells> masks{};
    if (candidates.size() != masks.size()) throw nb::value_error("a position has 81 cells");
    for (std::size_t cell = 0; cell < masks.size(); ++cell) masks[cell] = static_cast<std::uint16_t>(candidates[cell]);
    return masks;
}

// The simplest chain of a position, given by the candidates of each cell as bits (a filled cell has one), on a target
// or, if that is -1, on any: (kind, target, eliminations, links, branches, patterns, subsets), a link being variable,
// left and right as numbered in chain.h, a branch a candidate and its links. Patterns are looked for if a kind asked
// for uses them: (digits as bits, cells, guardians) of those that the chain names, by number, from 324 on. Subsets by
// their number as a right: (variables, those that cover them, the labels left of each of these).
nb::object chain(const std::vector<int>& candidates, int target, unsigned kinds, int length, Stop& stop) {
    const auto masks = masks_of(candidates);
    std::vector<Impossible> patterns;
    const auto found = with_signals(stop, [&](Stop& stop) {
        const Position position = Position::of_masks(masks);
        const auto search = std::make_unique<StepSearch>();
        if (kinds & kWithRelations) {
            patterns = impossible_patterns(position, kMostGuardians, stop);
            if (patterns.size() > kMostRelations) patterns.resize(kMostRelations);
            std::vector<Relation> relations;
            for (const Impossible& one : patterns) relations.push_back(one.labels);
            search->know(std::move(relations));
        }
        const int longest = std::min(length, kMaxLength);
        return target < 0 ? search->next(position, kinds, longest, stop)
                          : search->on(position, target, kinds, longest, stop);
    });
    if (!found) return nb::none();
    nb::list eliminations, branches;
    nb::dict used, subsets;
    const auto use = [&](int number) {
        const Impossible& one = patterns[static_cast<std::size_t>(number - kVariables)];
        nb::list cells, guardians;
        for (const int cell : one.cells) cells.append(cell);
        for (const int label : one.labels) guardians.append(label);
        used[nb::int_(number)] = nb::make_tuple(one.digits, cells, guardians);
    };
    const auto told = [&](const Chain& chain) {
        nb::list links;
        for (const Link& link : chain.links) {
            if (link.variable >= kVariables) use(link.variable);
            links.append(nb::make_tuple(link.variable, link.left, link.right));
        }
        return links;
    };
    const nb::list links = told(found->chain);
    for (const Chain& branch : found->branches) branches.append(nb::make_tuple(branch.target, told(branch)));
    if (found->relation >= 0) use(kVariables + found->relation);
    for (const int label : found->eliminations) eliminations.append(label);
    const auto named = [](const std::array<std::uint16_t, kSize>& variables, int bits) {
        nb::list some;
        for (int i = 0; i < kSize; ++i)
            if (bits >> i & 1) some.append(variables[i]);
        return some;
    };
    for (std::size_t i = 0; i < found->chain.subsets.size(); ++i) {
        const Subset& one = found->chain.subsets[i];
        const Crossing& crossing = kCrossing[static_cast<std::size_t>(one.crossing)];
        nb::list left;
        for (unsigned rest = static_cast<unsigned>(one.covers); rest; rest &= rest - 1) {
            nb::list labels;
            one.each_at(std::countr_zero(rest), [&](int label) { labels.append(label); });
            left.append(labels);
        }
        subsets[nb::int_(kNodes + static_cast<int>(i))] =
            nb::make_tuple(named(crossing.lines, one.lines), named(crossing.covers, one.covers), left);
    }
    return nb::make_tuple(static_cast<int>(found->kind), found->chain.target, eliminations, links, branches, used,
                          subsets);
}

// A B-braid of a position: (target, longest chain inside, inner chains), each of these (kind, target, eliminations,
// links); none with chains of up to this length inside.
nb::object nested(const std::vector<int>& candidates, int length, Stop& stop) {
    const auto masks = masks_of(candidates);
    const auto found = with_signals(stop, [&](Stop& stop) {
        const auto search = std::make_unique<NestedSearch>();
        return search->next(Position::of_masks(masks), std::min(length, kMaxLength), stop);
    });
    if (!found) return nb::none();
    nb::list inner;
    for (const ChainStep& step : found->inner) {
        nb::list links, eliminations;
        for (const Link& link : step.chain.links) links.append(nb::make_tuple(link.variable, link.left, link.right));
        for (const int label : step.eliminations) eliminations.append(label);
        inner.append(nb::make_tuple(static_cast<int>(step.kind), step.chain.target, eliminations, links));
    }
    return nb::make_tuple(found->target, found->inside, inner);
}

}  // namespace

void bind(nb::module_& module) {
    module.def("expert_rate", &rate, nb::arg("puzzles"), nb::arg("wanted"), nb::arg("threads"), nb::arg("stop"));
    module.def("expert_chain", &chain, nb::arg("candidates"), nb::arg("target"), nb::arg("kinds"), nb::arg("length"),
               nb::arg("stop"));
    module.def("expert_nested", &nested, nb::arg("candidates"), nb::arg("length"), nb::arg("stop"));
}

}  // namespace ninefold::bound_expert
