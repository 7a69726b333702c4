#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "bind/module.h"
#include "bind/signals.h"
#include "general/solver.h"

namespace nb = nanobind;
using namespace ninefold;
using namespace ninefold::general;

namespace {

std::unique_ptr<Solver> make(const std::string& method, int size, std::vector<std::vector<int>> houses,
                             nb::bytes givens, std::vector<std::pair<int, int>> removed) {
    const auto* data = static_cast<const std::uint8_t*>(givens.data());
    const Problem problem{size, std::move(houses), Digits(data, data + givens.size()), std::move(removed)};
    if (method == "backtracking") return make_backtracking(problem);
    if (method == "guess") return make_guessing(problem);
    return make_search(problem);
}

nb::list next(Solver& solver, std::uint64_t most, Stop& stop) {
    const auto found = with_signals(stop, [&] {
        std::vector<Digits> all;
        Digits solution;
        while (all.size() < most && solver.next(solution, stop) == Answer::found) all.push_back(solution);
        return all;
    });
    nb::list result;
    for (const auto& digits : found) result.append(nb::bytes(digits.data(), digits.size()));
    return result;
}

}  // namespace

void bind_general(nb::module_& module) {
    nb::class_<Solver>(module, "Solver", "Solutions one after the other.")
        .def(nb::new_(&make), nb::arg("method"), nb::arg("size"), nb::arg("houses"), nb::arg("givens"),
             nb::arg("removed"))
        .def("next", &next, nb::arg("most"), nb::arg("stop"))
        .def(
            "count",
            [](Solver& solver, std::uint64_t limit, Stop& stop) {
                return with_signals(stop, [&] { return count(solver, limit, stop).solutions; });
            },
            nb::arg("limit"), nb::arg("stop"))
        .def_prop_ro("guesses", &Solver::guesses);
}
