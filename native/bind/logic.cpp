// The logic engine for Python: grids, options, steps, paths, ratings, library lines.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>

#include "bind/module.h"
#include "bind/signals.h"
#include "bind/steps.h"
#include "core/nine_digits.h"
#include "logic/nine/path.h"
#include "logic/nine/regress.h"
#include "logic/tariff.h"

namespace nb = nanobind;
using namespace ninefold;
using namespace ninefold::logic;

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

// `placed`: filled cells that are no givens; `removed`: candidates (cell, digit) already gone.
Grid make_grid(const nb::bytes& digits, const std::vector<int>& placed,
               const std::vector<std::pair<int, int>>& removed) {
    const auto* data = static_cast<const std::uint8_t*>(digits.data());
    need_puzzle(data, digits.size());
    CellSet not_given;
    for (const int cell : placed) {
        need_cell(cell);
        not_given.add(cell);
    }
    Grid grid = Grid::from_digits(data, not_given);
    for (const auto& [cell, digit] : removed) {
        need_candidate(cell, digit);
        grid.eliminate(cell, digit);
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

// (how it ended, each step with the digits and candidates after it)
nb::tuple path(const Grid& start, const Options& options, Stop& stop) {
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
    nb::list list;
    for (std::size_t i = 0; i < steps.size(); ++i)
        list.append(
            nb::make_tuple(told(steps[i], model), positions[i + 1].digit_bytes(), positions[i + 1].candidate_masks()));
    return nb::make_tuple(text(name_of(end)), list);
}

constexpr int kMostPoints = 1'000'000;  // of a step: the points of a path, of 729 steps at most, are an int

// Points and levels per technique in the order of the catalogue; nothing = the default table.
Tariff make_tariff(const std::optional<std::vector<int>>& scores, const std::optional<std::vector<int>>& levels,
                   const std::optional<std::vector<int>>& caps) {
    Tariff tariff = default_tariff();
    if ((scores && scores->size() != kTechniques) || (levels && levels->size() != kTechniques) ||
        (caps && caps->size() != tariff.cap.size()))
        throw nb::value_error("a tariff needs one score and level per technique and five caps");
    const auto beyond = [](int most) { return [most](int value) { return value < 0 || value > most; }; };
    if (levels && std::any_of(levels->begin(), levels->end(), beyond(static_cast<int>(tariff.cap.size()) - 1)))
        throw nb::value_error("a level is one of five");
    if (scores && std::any_of(scores->begin(), scores->end(), beyond(kMostPoints)))
        throw nb::value_error("a score is 0 to 1,000,000 points");
    for (int i = 0; i < kTechniques; ++i) {
        if (scores) tariff.score[i] = (*scores)[i];
        if (levels) tariff.level[i] = static_cast<Level>((*levels)[i]);
    }
    if (caps) std::copy(caps->begin(), caps->end(), tariff.cap.begin());
    return tariff;
}

// Many puzzles of 81 digits each, one after the other. Per puzzle: end, level, score, steps, hardest
// technique.
nb::list rate(const nb::bytes& puzzles, const Options& options, Stop& stop,
              const std::optional<std::vector<int>>& scores, const std::optional<std::vector<int>>& levels,
              const std::optional<std::vector<int>>& caps) {
    struct Rated {
        End end;
        Tally tally;
    };
    const auto* digits = static_cast<const std::uint8_t*>(puzzles.data());
    const std::size_t count = puzzles.size() / kCells;
    need_puzzles(digits, puzzles.size());
    const Tariff tariff = make_tariff(scores, levels, caps);
    const auto rated = with_signals(stop, [&](Stop& stop) {
        Workspace workspace;
        std::vector<Rated> all;
        for (std::size_t i = 0; i < count && !stop.stopped(); ++i) {
            Grid grid = Grid::from_digits(digits + i * kCells);
            Tally tally;
            const End end =
                walk(grid, options, workspace, stop, [&](const Step& step) { tally.add(step.technique, tariff); });
            all.push_back({end, tally});
        }
        return all;
    });
    nb::list result;
    for (const auto& [end, tally] : rated) {
        const nb::object hardest = tally.hardest ? nb::object(text(row(*tally.hardest).id)) : nb::none();
        result.append(
            nb::make_tuple(text(name_of(end)), text(name_of(tally.capped(tariff))), tally.score, tally.steps, hardest));
    }
    return result;
}

std::pair<bool, std::string> judge(const std::string& line, Stop& stop) {
    const auto verdict = with_signals(stop, [&](Stop& stop) {
        Workspace workspace;
        return regress(line, workspace, stop);
    });
    return {verdict.passed, verdict.reason};
}

}  // namespace

void bind_logic(nb::module_& module) {
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
        .def(nb::new_(&make_grid), nb::arg("digits"), nb::arg("placed") = std::vector<int>(),
             nb::arg("removed") = std::vector<std::pair<int, int>>())
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
    module.def("logic_path", &path, nb::arg("grid"), nb::arg("options"), nb::arg("stop"));
    module.def("logic_rate", &rate, nb::arg("puzzles"), nb::arg("options"), nb::arg("stop"),
               nb::arg("scores") = nb::none(), nb::arg("levels") = nb::none(), nb::arg("caps") = nb::none());
    module.def("logic_regress", &judge, nb::arg("line"), nb::arg("stop"));
}
