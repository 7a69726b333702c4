#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "bind/module.h"
#include "bind/signals.h"
#include "general/nine.h"
#include "general/shifted.h"
#include "general/solver.h"

namespace nb = nanobind;
using namespace ninefold;
using namespace ninefold::general;

namespace {

Rule::Kind kind_named(const std::string& name) {
    static constexpr std::pair<const char*, Rule::Kind> kKinds[] = {
        {"pair", Rule::Kind::pair},           {"sum", Rule::Kind::sum},           {"cage", Rule::Kind::cage},
        {"automaton", Rule::Kind::automaton}, {"renban", Rule::Kind::renban},     {"distinct", Rule::Kind::distinct},
        {"among", Rule::Kind::among},         {"same", Rule::Kind::same},         {"circles", Rule::Kind::circles},
        {"rank", Rule::Kind::rank},           {"unlike", Rule::Kind::unlike},     {"either", Rule::Kind::either},
        {"connected", Rule::Kind::connected}, {"regions", Rule::Kind::regions},   {"alike", Rule::Kind::alike},
        {"variety", Rule::Kind::variety},     {"sandwich", Rule::Kind::sandwich},
    };
    for (const auto& [known, kind] : kKinds) {
        if (name == known) return kind;
    }
    throw nb::value_error("no such kind of rule");
}

// (kind, cells, numbers, table, alternatives), as in problem.h.
Rule rule_of(nb::handle value) {
    const auto fields = nb::cast<nb::tuple>(value);
    Rule rule;
    rule.kind = kind_named(nb::cast<std::string>(fields[0]));
    rule.cells = nb::cast<std::vector<int>>(fields[1]);
    rule.numbers = nb::cast<std::vector<int>>(fields[2]);
    rule.table = nb::cast<int>(fields[3]);
    for (const nb::handle list : nb::cast<nb::sequence>(fields[4])) {
        rule.alternatives.emplace_back();
        for (const nb::handle inner : nb::cast<nb::sequence>(list)) rule.alternatives.back().push_back(rule_of(inner));
    }
    return rule;
}

std::unique_ptr<Problem> make_problem(int size, std::vector<std::vector<int>> houses, nb::bytes givens,
                                      std::vector<std::pair<int, int>> removed, nb::sequence rules,
                                      nb::sequence tables) {
    auto problem = std::make_unique<Problem>();
    problem->size = size;
    problem->houses = std::move(houses);
    const auto* data = static_cast<const std::uint8_t*>(givens.data());
    problem->givens.assign(data, data + givens.size());
    problem->removed = std::move(removed);
    for (const nb::handle rule : rules) problem->rules.push_back(rule_of(rule));
    for (const nb::handle table : tables) {  // 32-bit numbers, as array("i") writes them
        const auto bytes = nb::cast<nb::bytes>(table);
        problem->tables.emplace_back(bytes.size() / sizeof(int));
        std::memcpy(problem->tables.back().data(), bytes.data(), bytes.size() / sizeof(int) * sizeof(int));
    }
    return problem;
}

std::unique_ptr<Solver> make(const std::string& method, const Problem& problem) {
    if (method == "backtracking") return make_backtracking(problem);
    if (method == "guess") return make_guessing(problem);
    return make_search(problem);
}

nb::list next(Solver& solver, std::uint64_t most, Stop& stop) {
    const auto found = with_signals(stop, [&](Stop& stop) {
        std::vector<Digits> all;
        Digits solution;
        while (all.size() < most && solver.next(solution, stop) == Answer::found) all.push_back(solution);
        return all;
    });
    nb::list result;
    for (const auto& digits : found) result.append(nb::bytes(digits.data(), digits.size()));
    return result;
}

nb::list nine(const std::vector<int>& candidates, std::size_t limit, Stop& stop) {
    std::array<std::uint16_t, 81> masks;
    if (candidates.size() != masks.size()) throw nb::value_error("not 81 cells");
    std::copy(candidates.begin(), candidates.end(), masks.begin());
    const Nine found = with_signals(stop, [&](Stop& stop) { return solve_nine(masks, limit, stop); });
    nb::list result;
    for (const auto& digits : found.solutions) result.append(nb::bytes(digits.data(), digits.size()));
    return result;
}

nb::object shifted(const Problem& problem, Stop& stop) {
    const auto found = with_signals(stop, [&](Stop& stop) { return solve_shifted(problem, stop); });
    return found ? nb::object(nb::bytes(found->data(), found->size())) : nb::object(nb::none());
}

}  // namespace

void bind_general(nb::module_& module) {
    nb::class_<Problem>(module, "Problem", "Digits, houses and rules, ready for the solvers.")
        .def(nb::new_(&make_problem), nb::arg("size"), nb::arg("houses"), nb::arg("givens"), nb::arg("removed"),
             nb::arg("rules") = nb::list(), nb::arg("tables") = nb::list());
    nb::class_<Solver>(module, "Solver", "Solutions one after the other.")
        .def(nb::new_(&make), nb::arg("method"), nb::arg("problem"))
        .def("next", &next, nb::arg("most"), nb::arg("stop"))
        .def(
            "count",
            [](Solver& solver, std::uint64_t limit, Stop& stop) {
                return with_signals(stop, [&](Stop& stop) { return count(solver, limit, stop).solutions; });
            },
            nb::arg("limit"), nb::arg("stop"))
        .def("set_patience", &Solver::set_patience, nb::arg("guesses"))
        .def("set_effort", &Solver::set_effort, nb::arg("effort"))
        .def("candidates", &Solver::candidates)
        .def_prop_ro("done", &Solver::done)
        .def_prop_ro("guesses", &Solver::guesses)
        .def_prop_ro("effort", &Solver::effort);
    module.def("solve_nine", &nine, nb::arg("candidates"), nb::arg("limit"), nb::arg("stop"));
    module.def("solve_shifted", &shifted, nb::arg("problem"), nb::arg("stop"));
    module.def(
        "true_candidates",
        [](const Problem& problem, std::uint32_t limit, Stop& stop) {
            return with_signals(stop, [&](Stop& stop) { return true_candidates(problem, limit, stop).counts; });
        },
        nb::arg("problem"), nb::arg("limit"), nb::arg("stop"));
    module.def(
        "estimate",
        [](const Problem& problem, std::uint64_t samples, std::uint64_t seed, Stop& stop) {
            const auto result = with_signals(stop, [&](Stop& stop) { return estimate(problem, samples, seed, stop); });
            return std::tuple(result.mean, result.error, result.samples);
        },
        nb::arg("problem"), nb::arg("samples"), nb::arg("seed"), nb::arg("stop"));
}
