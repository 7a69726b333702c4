// The logic engine for Python: grids, options, steps, paths, library lines.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bind/module.h"
#include "bind/signals.h"
#include "bind/steps.h"
#include "core/nine_digits.h"
#include "logic/nine/path.h"
#include "logic/nine/regress.h"
#include "logic/tariff.h"

namespace nb = nanobind;

namespace ninefold::bound_logic {

using namespace logic;

namespace {

nb::object told(const Step& step, const StepModel& model) {
    return model.step(model.technique(row(step.technique)), step.placements, step.eliminations, step.evidence,
                      step.digits);
}

nb::list catalogue() {
    const StepModel model;
    nb::list techniques;
    for (const auto& row : kCatalogue) techniques.append(model.technique(row));
    return techniques;
}

// The levels from the easiest on, each with the score it may reach; the last has no bound.
nb::list levels() {
    const auto caps = default_tariff().cap;
    nb::list rows;
    for (std::size_t i = 0; i < caps.size(); ++i) {
        const nb::object cap = i + 1 < caps.size() ? nb::object(nb::int_(caps[i])) : nb::none();
        rows.append(nb::make_tuple(text(name_of(static_cast<Level>(i))), cap));
    }
    return rows;
}

Technique technique(const std::string& id) {
    const auto found = technique_of_id(id);
    if (!found) throw nb::value_error(("unknown technique: " + id).c_str());
    return *found;
}

Options make_options(const std::optional<std::vector<std::string>>& techniques, bool one_per_elimination, int max_fins,
                     int max_endo_fins, bool siamese, bool duals, bool empty_rectangle_with_two,
                     bool uniqueness_missing_candidates, bool limit_chains, int chain_length, bool als_in_chains,
                     int forcing_look_ahead, bool als_overlap) {
    Options options{.one_per_elimination = one_per_elimination,
                    .max_fins = max_fins,
                    .max_endo_fins = max_endo_fins,
                    .siamese = siamese,
                    .duals = duals,
                    .empty_rectangle_with_two = empty_rectangle_with_two,
                    .uniqueness_missing_candidates = uniqueness_missing_candidates,
                    .limit_chains = limit_chains,
                    .chain_length = chain_length,
                    .als_in_chains = als_in_chains,
                    .forcing_look_ahead = forcing_look_ahead,
                    .als_overlap = als_overlap};
    if (techniques) {
        std::vector<Technique> order;
        for (const auto& id : *techniques) order.push_back(technique(id));
        options.ladder = ladder_of(order);
    }
    return options;
}

Mask mask_of(const nb::handle& bits) {
    const long mask = PyLong_AsLong(bits.ptr());
    if (mask >= 0 && mask <= kAllDigits) return static_cast<Mask>(mask);
    PyErr_Clear();  // it was no number
    throw nb::value_error("expected candidates as bits of nine digits");
}

// `givens`: of the filled cells, those that are not placed; `candidates`: what is left of those that the digits leave,
// as bits; None for all of them.
Grid make_grid(const nb::bytes& digits, const std::optional<nb::bytes>& givens,
               const std::optional<nb::tuple>& candidates) {
    const auto* data = static_cast<const std::uint8_t*>(digits.data());
    need_puzzle(data, digits.size());
    CellSet placed;
    if (givens) {
        const auto* given = static_cast<const std::uint8_t*>(givens->data());
        need_puzzle(given, givens->size());
        for (int cell = 0; cell < kCells; ++cell)
            if (data[cell] != 0 && given[cell] == 0) placed.add(cell);
    }
    Grid grid = Grid::from_digits(data, placed);
    if (!candidates) return grid;
    if (candidates->size() != kCells) throw nb::value_error("expected the candidates of 81 cells");
    for (const int cell : grid.empty()) {
        const Mask left = mask_of((*candidates)[static_cast<std::size_t>(cell)]);
        for (const int digit : each_digit(grid.mask(cell) & ~left)) grid.eliminate(cell, digit);
    }
    return grid;
}

nb::object next(const Grid& grid, const Options& options, Stop& stop) {
    const auto step = with_signals(stop, [&](Stop& stop) {
        Workspace workspace;
        return next_step(grid, options, workspace, stop);
    });
    return step ? told(*step, StepModel()) : nb::none();
}

nb::list all(const Grid& grid, const Options& options, Stop& stop) {
    const auto steps = with_signals(stop, [&](Stop& stop) {
        Workspace workspace;
        return all_steps(grid, options, workspace, stop);
    });
    const StepModel model;
    nb::list result;
    for (const auto& step : steps) result.append(told(step, model));
    return result;
}

// (how it ended, each step with the grid of the puzzle after it)
nb::tuple path(const Grid& start, const nb::object& puzzle, const Options& options, Stop& stop) {
    Grid grid = start;
    std::vector<Step> steps;
    std::vector<Position> positions;  // before each step, and the last
    const End end = with_signals(stop, [&](Stop& stop) {
        Workspace workspace;
        return walk(grid, options, workspace, stop, [&](const Step& step) {
            steps.push_back(step);
            positions.push_back(Position::of(grid));
        });
    });
    positions.push_back(Position::of(grid));
    const StepModel model;
    const GridModel grids(puzzle);
    nb::list list;
    for (std::size_t i = 0; i < steps.size(); ++i)
        list.append(nb::make_tuple(told(steps[i], model), grids.grid(positions[i + 1])));
    return nb::make_tuple(text(name_of(end)), list);
}

std::pair<bool, std::string> judge(const std::string& line, Stop& stop) {
    const auto verdict = with_signals(stop, [&](Stop& stop) {
        Workspace workspace;
        return regress(line, workspace, stop);
    });
    return {verdict.passed, verdict.reason};
}

}  // namespace

void bind(nb::module_& module) {
    const Options defaults;
    nb::class_<Options>(module, "LogicOptions")
        .def(nb::new_(&make_options), nb::kw_only(), nb::arg("techniques") = nb::none(),
             nb::arg("one_per_elimination") = defaults.one_per_elimination, nb::arg("max_fins") = defaults.max_fins,
             nb::arg("max_endo_fins") = defaults.max_endo_fins, nb::arg("siamese") = defaults.siamese,
             nb::arg("duals") = defaults.duals, nb::arg("empty_rectangle_with_two") = defaults.empty_rectangle_with_two,
             nb::arg("uniqueness_missing_candidates") = defaults.uniqueness_missing_candidates,
             nb::arg("limit_chains") = defaults.limit_chains, nb::arg("chain_length") = defaults.chain_length,
             nb::arg("als_in_chains") = defaults.als_in_chains,
             nb::arg("forcing_look_ahead") = defaults.forcing_look_ahead,
             nb::arg("als_overlap") = defaults.als_overlap);
    nb::class_<Grid>(module, "LogicGrid")
        .def(nb::new_(&make_grid), nb::arg("digits"), nb::arg("givens") = nb::none(),
             nb::arg("candidates") = nb::none())
        .def_prop_ro("digits", [](const Grid& grid) { return Position::of(grid).digit_bytes(); })
        .def_prop_ro("broken", &Grid::broken)
        .def(
            "candidates",
            [](const Grid& grid, int cell) {
                need_cell(cell);
                return digits_tuple(grid.mask(cell));
            },
            nb::arg("cell"));
    module.def("logic_catalogue", &catalogue);
    module.def("logic_levels", &levels);
    module.def("logic_next_step", &next, nb::arg("grid"), nb::arg("options"), nb::arg("stop"));
    module.def("logic_all_steps", &all, nb::arg("grid"), nb::arg("options"), nb::arg("stop"));
    module.def("logic_path", &path, nb::arg("grid"), nb::arg("puzzle"), nb::arg("options"), nb::arg("stop"));
    module.def("logic_regress", &judge, nb::arg("line"), nb::arg("stop"));
}

}  // namespace ninefold::bound_logic
