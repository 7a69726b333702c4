#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <memory>

#include "bind/asked.h"
#include "bind/module.h"
#include "bind/signals.h"
#include "core/nine.h"
#include "fast9/batch.h"
#include "fast9/one.h"
#include "fast9/parse.h"

namespace nb = nanobind;

namespace ninefold::bound_fast9 {

using namespace fast9;

namespace {

using Bytes = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

struct Answers {
    Lines lines;
    // Not vectors: those would first write zeros over memory that the engine fills.
    std::unique_ptr<std::uint32_t[]> counts;
    std::unique_ptr<std::uint8_t[]> solutions;
    Tally tally;

    std::size_t size() const { return lines.starts.size(); }
};

std::unique_ptr<Answers> solve(const Bytes& text, bool rows, std::uint64_t first, std::uint32_t limit, bool solutions,
                               unsigned threads, const std::string& engine, Stop& stop) {
    const Engine* found = find_engine(engine.c_str());
    if (!found) throw nb::value_error("unknown engine");
    if (limit == 0) throw nb::value_error("a limit is 1 or more");
    if (rows && text.size() % kCells != 0) throw nb::value_error("rows have 81 bytes each");
    return with_signals(stop, [&](Stop& stop) {
        auto answers = std::make_unique<Answers>();
        answers->lines = rows ? parse_rows(text.data(), text.size() / kCells)
                              : parse_lines(text.data(), text.size(), first, threads);
        const std::size_t size = answers->size();
        answers->counts.reset(new std::uint32_t[size]);
        if (solutions) answers->solutions.reset(new std::uint8_t[kCells * size]);
        answers->tally = solve_batch(
            {text.data(), answers->lines.starts.data(), size, limit, answers->counts.get(), answers->solutions.get()},
            *found, threads, stop);
        return answers;
    });
}

// `width` characters and a newline per puzzle.
template <typename Write>
nb::bytes as_lines(const Answers& answers, Write write) {
    std::string text;
    text.reserve((kCells + 1) * answers.size());
    for (std::size_t i = 0; i < answers.size(); ++i) {
        write(text, i);
        text += '\n';
    }
    return nb::bytes(text.data(), text.size());
}

nb::bytes solution_lines(const Answers& answers) {
    return as_lines(answers, [&](std::string& text, std::size_t i) {
        text.append(reinterpret_cast<const char*>(answers.solutions.get()) + kCells * i, kCells);
    });
}

nb::bytes count_lines(const Answers& answers) {
    return as_lines(answers, [&](std::string& text, std::size_t i) { text += std::to_string(answers.counts[i]); });
}

nb::object counts(nb::handle self) {
    auto& answers = nb::cast<Answers&>(self);
    return nb::cast(nb::ndarray<nb::memview, std::uint32_t>(answers.counts.get(), {answers.size()}, self));
}

nb::object solutions(nb::handle self) {
    auto& answers = nb::cast<Answers&>(self);
    if (!answers.solutions) return nb::none();
    return nb::cast(nb::ndarray<nb::memview, std::uint8_t>(answers.solutions.get(), {answers.size(), kCells}, self));
}

std::vector<std::pair<std::uint64_t, std::string>> bad(const Answers& answers) {
    std::vector<std::pair<std::uint64_t, std::string>> result;
    for (const auto& line : answers.lines.bad) result.emplace_back(line.line, line.why);
    return result;
}

std::vector<std::pair<std::uint64_t, std::uint64_t>> jumps(const Answers& answers) {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> result;
    for (const auto& jump : answers.lines.jumps) result.emplace_back(jump.puzzle, jump.line);
    return result;
}

// (solutions counted, all of them in rows of 81 or None, whether it was stopped)
nb::tuple one(const Bytes& cells, std::uint64_t limit, bool wanted, const std::string& engine, Stop& stop) {
    const Engine* found = find_engine(engine.c_str());
    if (!found || cells.size() != kCells) throw nb::value_error("unknown engine, or not 81 cells");
    if (limit == 0) throw nb::value_error("a limit is 1 or more");
    auto* solutions = wanted ? new std::vector<std::uint8_t> : nullptr;
    nb::capsule owner(solutions ? solutions : new std::vector<std::uint8_t>,
                      [](void* p) noexcept { delete static_cast<std::vector<std::uint8_t>*>(p); });
    const OneTally tally =
        with_signals(stop, [&](Stop& stop) { return solve_one(cells.data(), limit, *found, stop, solutions); });
    nb::object rows = nb::none();
    if (solutions) {
        const std::size_t count = solutions->size() / kCells;
        rows = nb::cast(nb::ndarray<nb::memview, std::uint8_t>(solutions->data(), {count, kCells}, owner));
    }
    return nb::make_tuple(tally.solutions, rows, tally.stopped);
}

using AskedSolutions = Asked<Solutions>;

std::unique_ptr<AskedSolutions> solutions_of(const Bytes& cells, const std::string& engine) {
    const Engine* found = find_engine(engine.c_str());
    if (!found || cells.size() != kCells) throw nb::value_error("unknown engine, or not 81 cells");
    return std::make_unique<AskedSolutions>(std::make_unique<Solutions>(cells.data(), *found));
}

// (solutions as numbers, whether it ran out of patience)
nb::tuple next(AskedSolutions& asked, std::uint64_t most, std::uint64_t patience, Stop& stop) {
    if (most == 0) throw nb::value_error("a limit is 1 or more");
    std::vector<std::uint8_t> rows;
    const OneTally tally = asked.with([&](Solutions& solutions) {
        return with_signals(stop, [&](Stop& stop) { return solutions.next(most, stop, &rows, patience); });
    });
    for (auto& cell : rows) cell = static_cast<std::uint8_t>(cell - '0');
    return nb::make_tuple(nb::bytes(rows.data(), rows.size()), tally.stalled);
}

nb::tuple count(AskedSolutions& asked, std::uint64_t limit, std::uint64_t patience, Stop& stop) {
    if (limit == 0) throw nb::value_error("a limit is 1 or more");
    const OneTally tally = asked.with([&](Solutions& solutions) {
        return with_signals(stop, [&](Stop& stop) { return solutions.next(limit, stop, nullptr, patience); });
    });
    return nb::make_tuple(tally.solutions, tally.stalled);
}

}  // namespace

void bind(nb::module_& module) {
    nb::class_<Answers>(module, "Answers")
        .def("__len__", &Answers::size)
        .def_prop_ro("counts", &counts)
        .def_prop_ro("solutions", &solutions)
        .def_prop_ro("bad", &bad)
        .def_prop_ro("jumps", &jumps)
        .def_prop_ro("lines", [](const Answers& answers) { return answers.lines.lines; })
        .def_prop_ro("guesses", [](const Answers& answers) { return answers.tally.guesses; })
        .def_prop_ro("stopped", [](const Answers& answers) { return answers.tally.stopped; })
        .def_prop_ro("hash",
                     [](const Answers& answers) {
                         return answers_hash(answers.counts.get(), answers.solutions.get(), answers.size());
                     })
        .def("solution_lines", &solution_lines)
        .def("count_lines", &count_lines);
    module.def("fast9_solve", &solve, nb::arg("text"), nb::arg("rows"), nb::arg("first"), nb::arg("limit"),
               nb::arg("solutions"), nb::arg("threads"), nb::arg("engine"), nb::arg("stop"));
    module.def("fast9_one", &one, nb::arg("cells"), nb::arg("limit"), nb::arg("solutions"), nb::arg("engine"),
               nb::arg("stop"));
    nb::class_<AskedSolutions>(module, "Fast9Solutions", "The solutions of one 9x9 puzzle, some at a time.")
        .def(nb::new_(&solutions_of), nb::arg("cells"), nb::arg("engine"))
        .def("next", &next, nb::arg("most"), nb::arg("patience"), nb::arg("stop"))
        .def("count", &count, nb::arg("limit"), nb::arg("patience"), nb::arg("stop"));
    module.def("fast9_engines", [] {
        std::vector<std::string> names;
        for (const auto& engine : engines()) names.emplace_back(engine.name);
        return names;
    });
}

}  // namespace ninefold::bound_fast9
