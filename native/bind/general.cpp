#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

#include "bind/asked.h"
#include "bind/module.h"
#include "bind/signals.h"
#include "general/exact_count.h"
#include "general/gate.h"
#include "general/rule_names.h"
#include "general/shifted.h"
#include "general/solver.h"
#include "general/sukaku.h"

namespace nb = nanobind;

namespace ninefold::bound_general {

using namespace general;

namespace {

// Ninefold's own exception, which says one sentence to a person.
[[noreturn]] void refuse(const std::string& sentence) {
    const nb::object error = nb::module_::import_("ninefold.errors").attr("PuzzleError");
    PyErr_SetString(error.ptr(), sentence.c_str());
    throw nb::python_error();
}

Rule::Kind kind_named(std::string_view name) {
    for (const auto& [known, kind] : kRuleNames) {
        if (name == known) return kind;
    }
    refuse("no rule is called " + std::string(name));
}

// (kind, cells, numbers, table, alternatives), as in problem.h. The gate judges what is said; how deep it is must be
// seen here already, or it would be too deep for the stack.
Rule rule_of(nb::handle value, int depth) {
    if (depth > bound::kDepth) {
        refuse("alternatives are more than " + std::to_string(bound::kDepth) + " deep inside of each other");
    }
    const auto fields = nb::cast<nb::tuple>(value);
    if (fields.size() != 5) throw nb::value_error("a rule is a tuple of 5");
    Rule rule;
    rule.kind = kind_named(nb::cast<std::string>(fields[0]));
    rule.cells = nb::cast<std::vector<int>>(fields[1]);
    rule.numbers = nb::cast<std::vector<int>>(fields[2]);
    rule.table = nb::cast<int>(fields[3]);
    for (const nb::handle list : nb::cast<nb::sequence>(fields[4])) {
        rule.alternatives.emplace_back();
        for (const nb::handle inner : nb::cast<nb::sequence>(list)) {
            rule.alternatives.back().push_back(rule_of(inner, depth + 1));
        }
    }
    return rule;
}

// Judges the problem, once: nobody can change it afterwards. Rules may come from a generator that fills the tables.
std::unique_ptr<Problem> make_problem(int size, std::vector<std::vector<int>> houses, nb::bytes givens,
                                      std::vector<std::pair<int, int>> removed, nb::iterable rules,
                                      nb::iterable tables) {
    auto problem = std::make_unique<Problem>();
    problem->size = size;
    problem->houses = std::move(houses);
    const auto* data = static_cast<const std::uint8_t*>(givens.data());
    problem->givens.assign(data, data + givens.size());
    problem->removed = std::move(removed);
    for (const nb::handle rule : rules) problem->rules.push_back(rule_of(rule, 1));
    for (const nb::handle table : tables) {  // 32-bit numbers, as array("i") writes them
        const auto bytes = nb::cast<nb::bytes>(table);
        if (bytes.size() % sizeof(int) != 0) refuse("a table is no list of 32-bit numbers");
        problem->tables.emplace_back(bytes.size() / sizeof(int));
        if (bytes.size() > 0) std::memcpy(problem->tables.back().data(), bytes.data(), bytes.size());
    }
    std::string why;
    {
        nb::gil_scoped_release no_gil;
        why = fault(*problem);
    }
    if (!why.empty()) refuse(why);
    return problem;
}

using AskedSolver = Asked<Solver>;

std::unique_ptr<AskedSolver> make(const std::string& method, const Problem& problem, Stop& stop) {
    auto solver = with_signals(stop, [&](Stop& stop) {
        if (method == "backtracking") return make_backtracking(problem, stop);
        if (method == "guess") return make_guessing(problem, stop);
        return make_search(problem, stop);
    });
    if (!solver) nb::module_::import_("ninefold.stopping").attr("raise_stopped")(nb::find(stop), "the search");
    return std::make_unique<AskedSolver>(std::move(solver));
}

nb::list next(AskedSolver& asked, std::uint64_t most, Stop& stop) {
    const auto found = asked.with([&](Solver& solver) {
        return with_signals(stop, [&](Stop& stop) {
            std::vector<general::Digits> all;
            general::Digits solution;
            while (all.size() < most && solver.next(solution, stop) == Answer::found) all.push_back(solution);
            return all;
        });
    });
    nb::list result;
    for (const auto& digits : found) result.append(nb::bytes(digits.data(), digits.size()));
    return result;
}

using AskedCount = Asked<ExactCount>;

std::unique_ptr<AskedCount> make_count(const Problem& problem, Stop& stop) {
    auto count = with_signals(stop, [&](Stop& stop) { return make_exact_count(problem, stop); });
    if (!count) nb::module_::import_("ninefold.stopping").attr("raise_stopped")(nb::find(stop), "the search");
    return std::make_unique<AskedCount>(std::move(count));
}

// A number of 128 bits as Python's.
nb::object work(AskedCount& asked, std::uint64_t effort, Stop& stop) {
    const Number number = asked.with(
        [&](ExactCount& count) { return with_signals(stop, [&](Stop& stop) { return count.work(effort, stop); }); });
    const auto high = static_cast<std::uint64_t>(number >> 64), low = static_cast<std::uint64_t>(number);
    return (nb::int_(high) << nb::int_(64)) | nb::int_(low);
}

nb::list sukaku(const std::vector<int>& candidates, std::size_t limit, Stop& stop) {
    std::array<std::uint16_t, kCells> masks;
    if (candidates.size() != masks.size()) throw nb::value_error("not 81 cells");
    const bool sound =
        std::all_of(candidates.begin(), candidates.end(), [](int mask) { return mask >= 0 && mask <= kAllDigits; });
    if (!sound) throw nb::value_error("not the candidates of nine digits");
    if (limit < 1 || limit > 2) throw nb::value_error("not 1 or 2 solutions");
    std::copy(candidates.begin(), candidates.end(), masks.begin());
    const SukakuSolutions found = with_signals(stop, [&](Stop& stop) { return solve_sukaku(masks, limit, stop); });
    nb::list result;
    for (const auto& digits : found.solutions) result.append(nb::bytes(digits.data(), digits.size()));
    return result;
}

nb::object shifted(const Problem& problem, Stop& stop) {
    const auto found = with_signals(stop, [&](Stop& stop) { return solve_shifted(problem, stop); });
    return found ? nb::object(nb::bytes(found->data(), found->size())) : nb::object(nb::none());
}

}  // namespace

void bind(nb::module_& module) {
    nb::class_<Problem>(module, "Problem", "Digits, houses and rules, ready for the solvers.")
        .def(nb::new_(&make_problem), nb::arg("size"), nb::arg("houses"), nb::arg("givens"), nb::arg("removed"),
             nb::arg("rules") = nb::list(), nb::arg("tables") = nb::list());
    nb::class_<AskedSolver>(module, "Solver", "Solutions one after the other.")
        .def(nb::new_(&make), nb::arg("method"), nb::arg("problem"), nb::arg("stop"))
        .def("next", &next, nb::arg("most"), nb::arg("stop"))
        .def(
            "count",
            [](AskedSolver& asked, std::uint64_t limit, Stop& stop) {
                return asked.with([&](Solver& solver) {
                    return with_signals(stop, [&](Stop& stop) { return count(solver, limit, stop).solutions; });
                });
            },
            nb::arg("limit"), nb::arg("stop"))
        .def(
            "set_patience",
            [](AskedSolver& asked, std::uint64_t guesses) {
                asked.with([&](Solver& solver) { solver.set_patience(guesses); });
            },
            nb::arg("guesses"))
        .def(
            "set_effort",
            [](AskedSolver& asked, std::uint64_t effort) {
                asked.with([&](Solver& solver) { solver.set_effort(effort); });
            },
            nb::arg("effort"))
        .def("candidates",
             [](AskedSolver& asked) { return asked.with([](Solver& solver) { return solver.candidates(); }); })
        .def_prop_ro("done",
                     [](AskedSolver& asked) { return asked.with([](Solver& solver) { return solver.done(); }); })
        .def_prop_ro("guesses",
                     [](AskedSolver& asked) { return asked.with([](Solver& solver) { return solver.guesses(); }); })
        .def_prop_ro("effort",
                     [](AskedSolver& asked) { return asked.with([](Solver& solver) { return solver.effort(); }); });
    nb::class_<AskedCount>(module, "ExactCount", "All solutions, what is left of a position counted once.")
        .def(nb::new_(&make_count), nb::arg("problem"), nb::arg("stop"))
        .def("work", &work, nb::arg("effort"), nb::arg("stop"))
        .def_prop_ro("done",
                     [](AskedCount& asked) { return asked.with([](ExactCount& count) { return count.done(); }); });
    module.def("solve_sukaku", &sukaku, nb::arg("candidates"), nb::arg("limit"), nb::arg("stop"));
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

}  // namespace ninefold::bound_general
