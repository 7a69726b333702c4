// Many puzzles to columns of numbers, in one crossing.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bind/module.h"
#include "bind/rows.h"
#include "bind/signals.h"
#include "rate/rates.h"

namespace nb = nanobind;

namespace ninefold::bound_rate {

namespace {

constexpr int kMostPoints = 1'000'000;  // of a step: the points of a walk, of 729 steps at most, are an int
constexpr std::uint8_t kNothing = 255;

rate::Plan make_plan(const logic::Options* path, bool techniques, const std::vector<logic::Options>& tiers,
                     const logic::Options* work, const std::vector<int>& points, int per_assumption, bool explainer) {
    rate::Plan plan;
    if (path) plan.path = *path;
    plan.techniques = techniques;
    plan.tiers = tiers;
    plan.explainer = explainer;
    if (!work) return plan;
    if (points.size() != logic::kTechniques) throw nb::value_error("expected the points of each technique");
    const auto unfit = [](int value) { return value < 0 || value > kMostPoints; };
    if (std::any_of(points.begin(), points.end(), unfit) || unfit(per_assumption))
        throw nb::value_error("points are 0 to 1,000,000");
    plan.work.emplace();
    plan.work->options = *work;
    std::copy(points.begin(), points.end(), plan.work->points.begin());
    plan.work->per_assumption = per_assumption;
    return plan;
}

// The rates of many puzzles; each column is made when it is asked for.
struct Columns {
    std::vector<rate::Rates> rates;

    template <typename Number, typename Of>
    nb::bytes column(Of of) const {
        std::vector<Number> numbers;
        numbers.reserve(rates.size());
        for (const auto& one : rates) numbers.push_back(static_cast<Number>(of(one)));
        return bytes_of(numbers);
    }

    // As many as were done before it was stopped.
    std::size_t done() const {
        const auto undone = std::find_if(rates.begin(), rates.end(), [](const auto& one) { return !one.done; });
        return static_cast<std::size_t>(undone - rates.begin());
    }

    // ER, EP, ED in tenths; an ER of 200 where the scale does not lead to the end
    nb::bytes explained() const {
        std::vector<std::uint8_t> tenths;
        tenths.reserve(3 * rates.size());
        for (const auto& [end, er, ep, ed] : each_explained())
            for (const int value : {end == logic::explainer::RatingEnd::stuck ? kUnsolved : er, ep, ed})
                tenths.push_back(static_cast<std::uint8_t>(value));
        return bytes_of(tenths);
    }

    // (technique, times) as numbers in the order in which the path first takes them
    std::vector<std::pair<int, int>> techniques(std::size_t number) const {
        if (number >= rates.size()) throw nb::index_error("no such puzzle");
        std::vector<std::pair<int, int>> taken;
        for (const auto& [technique, times] : rates[number].techniques)
            taken.emplace_back(static_cast<int>(technique), times);
        return taken;
    }

  private:
    static constexpr int kUnsolved = 200;

    std::vector<logic::explainer::Ratings> each_explained() const {
        std::vector<logic::explainer::Ratings> all;
        all.reserve(rates.size());
        for (const auto& one : rates) {
            all.push_back(one.explained);
            if (one.solutions != 1) all.back() = {.end = logic::explainer::RatingEnd::broken};
        }
        return all;
    }
};

Columns rate_rows(const nb::bytes& puzzles, const rate::Plan& plan, bool counted, unsigned threads,
                  const std::string& engine, Stop& stop) {
    const auto& chosen = engine_named(engine);
    const auto* digits = static_cast<const std::uint8_t*>(puzzles.data());
    need_puzzles(digits, puzzles.size());
    return {with_signals(stop, [&](Stop& stop) {
        return rate::rate_batch(digits, puzzles.size() / kCells, plan, counted, threads, chosen, stop);
    })};
}

}  // namespace

void bind(nb::module_& module) {
    nb::class_<rate::Plan>(module, "RatePlan")
        .def(nb::new_(&make_plan), nb::kw_only(), nb::arg("path").none(), nb::arg("techniques"), nb::arg("tiers"),
             nb::arg("work").none(), nb::arg("points"), nb::arg("per_assumption"), nb::arg("explainer"));
    nb::class_<Columns>(module, "RateColumns")
        .def("__len__", [](const Columns& columns) { return columns.rates.size(); })
        .def_prop_ro("done", &Columns::done)
        .def_prop_ro("solutions",
                     [](const Columns& columns) {
                         return columns.column<std::uint8_t>([](const auto& one) { return one.solutions; });
                     })
        .def_prop_ro("ends",
                     [](const Columns& columns) {
                         return columns.column<std::uint8_t>([](const auto& one) { return one.end; });
                     })
        .def_prop_ro("levels",
                     [](const Columns& columns) {
                         return columns.column<std::uint8_t>([](const auto& one) { return one.level; });
                     })
        .def_prop_ro("scores",
                     [](const Columns& columns) {
                         return columns.column<std::uint32_t>([](const auto& one) { return one.score; });
                     })
        .def_prop_ro("hardest",
                     [](const Columns& columns) {
                         return columns.column<std::uint8_t>([](const auto& one) {
                             return one.hardest ? static_cast<std::uint8_t>(*one.hardest) : kNothing;
                         });
                     })
        .def_prop_ro("tiers",
                     [](const Columns& columns) {
                         return columns.column<std::uint8_t>([](const auto& one) { return one.tier; });
                     })
        .def_prop_ro("work",
                     [](const Columns& columns) {
                         return columns.column<std::uint32_t>([](const auto& one) { return one.work; });
                     })
        .def_prop_ro("explained", &Columns::explained)
        .def("techniques", &Columns::techniques, nb::arg("number"));
    module.def("rate_rows", &rate_rows, nb::arg("puzzles"), nb::arg("plan"), nb::arg("counted"), nb::arg("threads"),
               nb::arg("engine"), nb::arg("stop"));
}

}  // namespace ninefold::bound_rate
