#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>

#include "bind/module.h"
#include "bind/rows.h"
#include "bind/signals.h"
#include "core/symmetry.h"
#include "generate/check.h"
#include "generate/dig.h"
#include "generate/minimize.h"
#include "generate/search.h"

namespace nb = nanobind;

namespace ninefold::bound_generate {

using namespace generate;

namespace {

nb::bytes row_of(const Digits& digits) { return nb::bytes(digits.data(), digits.size()); }

logic::TechniqueSet techniques_of(const std::vector<std::string>& ids) {
    logic::TechniqueSet set;
    for (const auto& id : ids) {
        const auto technique = logic::technique_of_id(id);
        if (!technique) throw nb::value_error(("unknown technique: " + id).c_str());
        set.set(static_cast<int>(*technique));
    }
    return set;
}

constexpr int kMostGivens = 1'000;  // more than 81 are all the same; distances must stay small numbers

Bounds within(std::pair<int, int> range, int most) {
    return {std::clamp(range.first, 0, most), std::clamp(range.second, 0, most)};
}

Wish make_wish(const logic::Options& options, int level, std::pair<int, int> score, std::pair<int, int> givens,
               const std::vector<std::string>& required, const std::vector<std::string>& forbidden, bool training,
               bool minimal, const logic::Options* solves, const logic::Options* fails) {
    if (level > static_cast<int>(logic::Level::extreme)) throw nb::value_error("a level is one of five");
    Wish wish;
    wish.options = options;
    if (level >= 0) wish.level = static_cast<logic::Level>(level);
    wish.score = within(score, Bounds().most);
    wish.givens = within(givens, kMostGivens);
    wish.required = techniques_of(required);
    wish.forbidden = techniques_of(forbidden);
    wish.training = training;
    wish.minimal = minimal;
    if (solves) wish.solves = solves->ladder;
    if (fails) wish.fails = fails->ladder;
    return wish;
}

Plan make_plan(const std::vector<std::vector<int>>& units, int least, bool from_root) {
    Plan plan;
    plan.least = least;
    plan.fill = from_root ? Fill::root : Fill::solved;
    CellSet seen;
    for (const auto& unit : units) {
        CellSet cells;
        for (const int cell : unit) {
            if (cell < 0 || cell >= kCells || seen.has(cell)) throw nb::value_error("units are disjoint sets of cells");
            cells.add(cell);
            seen.add(cell);
        }
        if (!cells.empty()) plan.units.push_back(cells);
    }
    if (plan.units.empty()) throw nb::value_error("a plan has at least one unit");
    return plan;
}

nb::tuple tuple_of(const Hit& hit) {
    return nb::make_tuple(hit.attempt, row_of(hit.puzzle), row_of(hit.solution), hit.distance);
}

constexpr std::uint64_t kMostAttempts = 1 << 24;  // of one call: what they give is kept until it ends

// (attempts as 64-bit numbers, puzzles, solutions, the nearest of those that failed or None, attempts made); the
// nearest is (attempt, puzzle, solution, distance)
nb::tuple run(const Wish& wish, const Plan& plan, std::uint64_t seed, std::uint64_t first, std::uint64_t size,
              std::uint64_t most, unsigned threads, const std::string& engine, Stop& stop) {
    const auto& chosen = engine_named(engine);
    if (size > kMostAttempts) throw nb::value_error("a search makes at most 2**24 attempts");
    std::vector<std::uint64_t> attempts;
    std::vector<Digits> puzzles, solutions;
    const Found found = with_signals(stop, [&](Stop& stop) {
        Found found = search(wish, plan, seed, first, size, most, threads, chosen, stop);
        for (const auto& hit : found.hits) {
            attempts.push_back(hit.attempt);
            puzzles.push_back(hit.puzzle);
            solutions.push_back(hit.solution);
        }
        return found;
    });
    const nb::object nearest = found.nearest ? nb::object(tuple_of(*found.nearest)) : nb::none();
    const nb::bytes numbers(attempts.data(), attempts.size() * sizeof attempts[0]);
    return nb::make_tuple(numbers, bytes_of(puzzles), bytes_of(solutions), nearest, found.attempts);
}

// One byte per puzzle, a Fault.
nb::bytes check_many(const nb::bytes& puzzles, const nb::bytes& solutions, bool minimal, unsigned threads,
                     const std::string& engine, Stop& stop) {
    const auto& chosen = engine_named(engine);
    const auto grids = grids_of(puzzles), solved = grids_of(solutions);
    if (grids.size() != solved.size()) throw nb::value_error("expected as many solutions as puzzles");
    const auto faults = with_signals(stop, [&](Stop& stop) {
        return check(grids.data(), solved.data(), grids.size(), minimal, threads, chosen, stop);
    });
    return nb::bytes(faults.data(), faults.size());
}

// (puzzles, solutions), 81 digits each, zeros where nothing is unique; None if it was stopped
nb::object dig_many(const Plan& plan, std::uint64_t seed, std::uint64_t first, std::uint64_t size,
                    const std::string& engine, Stop& stop) {
    const auto& chosen = engine_named(engine);
    if (size > kMostAttempts) throw nb::value_error("a search makes at most 2**24 attempts");
    std::vector<Dug> dug(size);
    if (!with_signals(stop, [&](Stop& stop) { return dig(plan, seed, first, size, dug.data(), chosen, stop, true); }))
        return nb::none();
    std::string puzzles(kCells * size, '\0'), solutions(kCells * size, '\0');
    for (std::size_t i = 0; i < size; ++i) {
        if (dug[i].unique) std::memcpy(&puzzles[kCells * i], dug[i].puzzle.data(), kCells);
        std::memcpy(&solutions[kCells * i], dug[i].solution.data(), kCells);
    }
    return nb::make_tuple(nb::bytes(puzzles.data(), puzzles.size()), nb::bytes(solutions.data(), solutions.size()));
}

// None if it was stopped.
nb::object canonical_many(const nb::bytes& puzzles, unsigned threads, Stop& stop) {
    auto grids = grids_of(puzzles);
    const std::size_t done =
        with_signals(stop, [&](Stop& stop) { return canonical_batch(grids.data(), grids.size(), threads, stop); });
    return done == grids.size() ? nb::object(bytes_of(grids)) : nb::none();
}

nb::object minimize_many(const nb::bytes& puzzles, const nb::bytes& solutions, std::uint64_t seed, unsigned threads,
                         const std::string& engine, Stop& stop) {
    const auto& chosen = engine_named(engine);
    auto grids = grids_of(puzzles);
    const auto solved = grids_of(solutions);
    if (grids.size() != solved.size()) throw nb::value_error("expected as many solutions as puzzles");
    for (std::size_t i = 0; i < grids.size(); ++i) need_solution(solved[i].data(), grids[i].data());
    if (!with_signals(stop, [&](Stop& stop) {
            return minimize(grids.data(), solved.data(), grids.size(), seed, threads, chosen, stop);
        }))
        return nb::none();
    return bytes_of(grids);
}

}  // namespace

void bind(nb::module_& module) {
    nb::class_<Wish>(module, "GenerateWish")
        .def(nb::new_(&make_wish), nb::kw_only(), nb::arg("options"), nb::arg("level"), nb::arg("score"),
             nb::arg("givens"), nb::arg("required"), nb::arg("forbidden"), nb::arg("training"), nb::arg("minimal"),
             nb::arg("solves").none(), nb::arg("fails").none());
    nb::class_<Plan>(module, "GeneratePlan")
        .def(nb::new_(&make_plan), nb::arg("units"), nb::arg("least"), nb::arg("from_root"));
    module.def("generate_search", &run, nb::arg("wish"), nb::arg("plan"), nb::arg("seed"), nb::arg("first"),
               nb::arg("size"), nb::arg("most"), nb::arg("threads"), nb::arg("engine"), nb::arg("stop"));
    module.def("generate_check", &check_many, nb::arg("puzzles"), nb::arg("solutions"), nb::arg("minimal"),
               nb::arg("threads"), nb::arg("engine"), nb::arg("stop"));
    module.def("generate_dig", &dig_many, nb::arg("plan"), nb::arg("seed"), nb::arg("first"), nb::arg("size"),
               nb::arg("engine"), nb::arg("stop"));
    module.def("generate_canonical", &canonical_many, nb::arg("puzzles"), nb::arg("threads"), nb::arg("stop"));
    module.def("generate_minimize", &minimize_many, nb::arg("puzzles"), nb::arg("solutions"), nb::arg("seed"),
               nb::arg("threads"), nb::arg("engine"), nb::arg("stop"));
}

}  // namespace ninefold::bound_generate
