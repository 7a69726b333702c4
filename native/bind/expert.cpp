// The scales of whips, braids and trials for Python.
#include <nanobind/stl/vector.h>

#include "bind/module.h"
#include "bind/signals.h"
#include "logic/expert/rater.h"
#include "logic/expert/steps.h"

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

// The simplest chain of a position, given by the candidates of each cell as bits (a filled cell has one), on a target
// or, if that is -1, on any: (kind, target, eliminations, links), a link being variable, left and right as numbered in
// geometry.h.
nb::object chain(const std::vector<int>& candidates, int target, unsigned kinds, int length, Stop& stop) {
    std::array<std::uint16_t, kCells> masks{};
    if (candidates.size() != masks.size()) throw nb::value_error("a position has 81 cells");
    for (std::size_t cell = 0; cell < masks.size(); ++cell) masks[cell] = static_cast<std::uint16_t>(candidates[cell]);
    const auto found = with_signals(stop, [&](Stop& stop) {
        const Position position = Position::of_masks(masks);
        const auto search = std::make_unique<StepSearch>();
        const int longest = std::min(length, kMaxLength);
        return target < 0 ? search->next(position, kinds, longest, stop)
                          : search->on(position, target, kinds, longest, stop);
    });
    if (!found) return nb::none();
    nb::list links, eliminations;
    for (const Link& link : found->chain.links) links.append(nb::make_tuple(link.variable, link.left, link.right));
    for (const int label : found->eliminations) eliminations.append(label);
    return nb::make_tuple(static_cast<int>(found->kind), found->chain.target, eliminations, links);
}

}  // namespace

void bind(nb::module_& module) {
    module.def("expert_rate", &rate, nb::arg("puzzles"), nb::arg("wanted"), nb::arg("threads"), nb::arg("stop"));
    module.def("expert_chain", &chain, nb::arg("candidates"), nb::arg("target"), nb::arg("kinds"), nb::arg("length"),
               nb::arg("stop"));
}

}  // namespace ninefold::bound_expert
