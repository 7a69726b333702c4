#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bind/module.h"
#include "bind/signals.h"
#include "lab/algorithm.h"

namespace nb = nanobind;

namespace ninefold::bound_lab {

using namespace lab;

namespace {

const char* kVerdicts[] = {"solved", "err", "inf"};
const char* kCuts[] = {"", "time", "memory", "stopped"};

constexpr std::size_t kMostNodes = 1 << 24;

Outcome run(const std::string& name, int size, std::vector<std::vector<int>> houses, nb::bytes givens,
            std::vector<std::pair<int, int>> removed, std::uint64_t states, std::uint64_t seed, bool whole,
            std::size_t tree, Stop& stop) {
    const auto* data = static_cast<const std::uint8_t*>(givens.data());
    const Problem problem{size, std::move(houses), general::Digits(data, data + givens.size()), std::move(removed)};
    const Algorithm* algorithm = algorithm_named(name);
    if (algorithm == nullptr) throw nb::key_error(name.c_str());
    if (const std::string why = lab::fault(problem); !why.empty()) throw nb::value_error(why.c_str());
    if (tree > kMostNodes) throw nb::value_error("a tree is written down to at most 2**24 nodes");
    return with_signals(stop, [&](Stop& stop) { return algorithm->run(problem, {states, seed, whole, tree}, stop); });
}

}  // namespace

void bind(nb::module_& module) {
    nb::class_<Outcome>(module, "LabOutcome", "What a run of an algorithm of the laboratory gave.")
        .def_prop_ro("verdict", [](const Outcome& self) { return kVerdicts[static_cast<int>(self.verdict)]; })
        .def_prop_ro("cut", [](const Outcome& self) { return kCuts[static_cast<int>(self.cut)]; })
        .def_prop_ro("solution",
                     [](const Outcome& self) { return nb::bytes(self.solution.data(), self.solution.size()); })
        .def_ro("seconds", &Outcome::seconds)
        .def_ro("nodes", &Outcome::nodes)
        .def_ro("placements", &Outcome::placements)
        .def_ro("checks", &Outcome::checks)
        .def_ro("max_depth", &Outcome::max_depth)
        .def_ro("peak_states", &Outcome::peak_states)
        .def_ro("generated", &Outcome::generated)
        .def_ro("inner", &Outcome::inner)
        .def_ro("dead_ends", &Outcome::dead_ends)
        .def_ro("peak_open", &Outcome::peak_open)
        .def_ro("peak_closed", &Outcome::peak_closed)
        .def_ro("state_bytes", &Outcome::state_bytes)
        .def_ro("first_visit", &Outcome::first_visit)
        .def_ro("first_depth", &Outcome::first_depth)
        .def_ro("least_depth", &Outcome::least_depth)
        .def_ro("solutions", &Outcome::solutions)
        .def_ro("hardest", &Outcome::hardest)
        .def_prop_ro("tree", [](const Outcome& self) {
            nb::list nodes;
            for (const auto& node : self.tree) {
                nodes.append(nb::make_tuple(node.parent, node.cell, node.digit, node.expanded, node.solution, node.made,
                                            node.visited));
            }
            return nodes;
        });
    module.def("lab_algorithms", [] {
        nb::list names;
        for (const auto& algorithm : algorithms()) names.append(algorithm.name);
        return names;
    });
    module.def("lab_run", &run, nb::arg("name"), nb::arg("size"), nb::arg("houses"), nb::arg("givens"),
               nb::arg("removed"), nb::arg("states"), nb::arg("seed"), nb::arg("whole"), nb::arg("tree"),
               nb::arg("stop"));
}

}  // namespace ninefold::bound_lab
