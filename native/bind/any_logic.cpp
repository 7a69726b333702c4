// Logic on any board, for Python: steps and paths as classes of ninefold/model/step.py.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <mutex>

#include "bind/module.h"
#include "bind/signals.h"
#include "bind/steps.h"
#include "logic/any/path.h"

namespace nb = nanobind;

namespace ninefold::bound_any_logic {

using namespace logic;

namespace {

constexpr std::size_t kPieceNumbers = 1'000'000;  // steps × cells that cross at a time
constexpr double kPieceSeconds = 0.1;             // of a path; then those who wait see what there is

// A board with all that was found out about its rules. Threads that ask at the same time wait for each other.
class AnyBoard {
  public:
    AnyBoard(const general::Problem& problem, const any::Told& told, Stop& stop)
        : workspace_(std::make_unique<any::Workspace>(any::Board(problem, told), stop)) {}

    template <typename Do>
    auto with(Do todo) {
        const std::scoped_lock lock(busy_);
        workspace_->next_moment();
        return todo(*workspace_);
    }
    int size() const { return workspace_->board().size(); }
    int cells() const { return workspace_->board().cells(); }

  private:
    std::unique_ptr<any::Workspace> workspace_;
    std::mutex busy_;
};

std::unique_ptr<AnyBoard> make_board(const general::Problem& problem, const std::vector<int>& kinds,
                                     std::vector<int> sources, std::vector<int> names, std::vector<int> voids,
                                     Stop& stop) {
    any::Told told{{}, std::move(sources), std::move(names), std::move(voids)};
    for (const int kind : kinds) {
        if (kind < 0 || kind > static_cast<int>(any::HouseKind::other)) throw nb::value_error("no kind of a house");
        told.kinds.push_back(static_cast<any::HouseKind>(kind));
    }
    try {
        return with_signals(stop, [&](Stop& stop) { return std::make_unique<AnyBoard>(problem, told, stop); });
    } catch (const std::invalid_argument& error) {
        throw nb::value_error(error.what());
    }
}

any::Set set_of(nb::handle bits, int size) {
    any::Set set;
    nb::object rest = nb::borrow(bits);
    for (int word = 0; 64 * word < size; ++word) {
        const std::uint64_t low = PyLong_AsUnsignedLongLongMask(rest.ptr());
        if (low == ~0ULL && PyErr_Occurred() != nullptr) throw nb::python_error();
        for (int d = 64 * word + 1; d <= std::min(size, 64 * word + 64); ++d)
            if (low >> ((d - 1) & 63) & 1) set.add(d);
        if (64 * (word + 1) < size) rest = rest >> nb::int_(64);
    }
    return set;
}

nb::object bits_of(const any::Set& set) {
    nb::object low = nb::steal(PyLong_FromUnsignedLongLong(set.word(0)));
    if (set.word(1) == 0) return low;
    return low | (nb::steal(PyLong_FromUnsignedLongLong(set.word(1))) << nb::int_(64));
}

any::Position position_of(const AnyBoard& board, const nb::bytes& digits, const nb::tuple& candidates) {
    const auto cells = static_cast<std::size_t>(board.cells());
    if (digits.size() != cells || candidates.size() != cells) throw nb::value_error("expected every cell of the board");
    any::Position at;
    const auto* data = static_cast<const std::uint8_t*>(digits.data());
    at.digits.assign(data, data + cells);
    at.open.resize(cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        if (at.digits[cell] > board.size()) throw nb::value_error("a digit that the board does not have");
        if (at.digits[cell] == 0) at.open[cell] = set_of(candidates[cell], board.size());
    }
    return at;
}

Ladder ladder_named(const std::optional<std::vector<std::string>>& techniques) {
    if (!techniques) return default_ladder_of_other_boards();
    std::vector<Technique> order;
    for (const auto& id : *techniques) {
        const auto found = technique_of_id(id);
        if (!found) throw nb::value_error(("unknown technique: " + id).c_str());
        order.push_back(*found);
    }
    return ladder_of(order);
}

// `houses`: those of the puzzle; `rule_mark`: makes a RuleMark of (kind, constraints, cells, numbers, contents).
class AnyStepModel {
  public:
    AnyStepModel(nb::sequence houses, nb::callable rule_mark)
        : houses_(std::move(houses)), rule_mark_(std::move(rule_mark)) {}

    nb::object step(const any::Step& step) const {
        const auto as = [](const nb::object& kind) {
            return [&kind](const any::Candidate& c) { return kind(c.cell, c.digit); };
        };
        return step_(techniques_.technique(row(step.technique)), tuple_of(step.placements, as(placement_)),
                     tuple_of(step.eliminations, as(elimination_)), evidence(step), digits(step.digits));
    }

  private:
    static nb::tuple numbers(const std::vector<int>& values) {
        return tuple_of(values, [](int value) { return nb::int_(value); });
    }
    static nb::tuple digits(const any::Set& set) {
        std::vector<int> values;
        for (int d = set.first(); d != 0; d = set.after(d)) values.push_back(d);
        return numbers(values);
    }
    nb::object node(const any::Node& node) const {
        const nb::object set = node.set < 0 ? nb::none() : nb::object(nb::int_(node.set));
        return node_(numbers(node.cells), node.digit, set);
    }
    nb::object evidence(const any::Step& step) const {
        const auto house = [&](const any::HouseMark& mark) {
            return house_mark_(nb::object(houses_[mark.house]), text(name_of(mark.role)));
        };
        const auto mark = [&](const any::Mark& one) { return mark_(one.cell, one.digit, text(name_of(one.role))); };
        const auto set = [&](const any::LockedSet& one) {
            return set_(numbers(one.cells), digits(one.digits), text(name_of(one.role)));
        };
        const auto link = [&](const any::Link& one) { return link_(node(one.from), node(one.to), one.strong); };
        const auto rule = [&](const any::RuleUse& use) {
            const auto contents = tuple_of(use.contents, [](const std::vector<int>& one) { return numbers(one); });
            return rule_mark_(text(any::name_of(use.kind)), numbers(use.sources), numbers(use.cells),
                              numbers(use.numbers), contents);
        };
        return evidence_(numbers(step.cells), tuple_of(step.houses, house), tuple_of(step.marks, mark),
                         tuple_of(step.sets, set), tuple_of(step.links, link), numbers(step.chains),
                         tuple_of(step.rules, rule));
    }
    nb::object of(const char* name) const { return module_.attr(name); }

    StepModel techniques_;
    nb::sequence houses_;
    nb::callable rule_mark_;
    nb::module_ module_ = nb::module_::import_("ninefold.model.step");
    nb::object step_ = of("Step"), evidence_ = of("Evidence"), placement_ = of("Placement"),
               elimination_ = of("Elimination"), mark_ = of("Mark"), house_mark_ = of("HouseMark"),
               set_ = of("LockedSet"), node_ = of("Node"), link_ = of("Link");
};

using Techniques = std::optional<std::vector<std::string>>;

nb::list some_steps(AnyBoard& board, const nb::bytes& digits, const nb::tuple& candidates, const Techniques& techniques,
                    bool first, const nb::sequence& houses, const nb::callable& rule_mark, Stop& stop) {
    const any::Position at = position_of(board, digits, candidates);
    const Ladder ladder = ladder_named(techniques);
    const auto found = with_signals(stop, [&](Stop& stop) {
        return board.with([&](any::Workspace& workspace) {
            if (!first) return any::all_steps(workspace, at, ladder, stop);
            std::vector<any::Step> steps;
            if (auto step = any::next_step(workspace, at, ladder, stop)) steps.push_back(std::move(*step));
            return steps;
        });
    });
    const AnyStepModel model(houses, rule_mark);
    nb::list result;
    for (const auto& step : found) result.append(model.step(step));
    return result;
}

// (whether there may be more, each step with the digits and candidates after it)
nb::tuple piece(AnyBoard& board, const nb::bytes& digits, const nb::tuple& candidates, const Techniques& techniques,
                any::Tried& tried, const nb::sequence& houses, const nb::callable& rule_mark, Stop& stop) {
    any::Position at = position_of(board, digits, candidates);
    const Ladder ladder = ladder_named(techniques);
    const std::size_t most = 1 + kPieceNumbers / static_cast<std::size_t>(board.cells());
    std::vector<any::Step> steps;
    std::vector<any::Position> positions;
    bool more = false;
    with_signals(stop, [&](Stop& stop) {
        return board.with([&](any::Workspace& workspace) {
            const auto began = Stop::Clock::now();
            more =
                any::walk(workspace, at, ladder, tried, stop, [&](const any::Step& step, const any::Position& after) {
                    steps.push_back(step);
                    positions.push_back(after);
                    const std::chrono::duration<double> passed = Stop::Clock::now() - began;
                    return steps.size() < most && passed.count() < kPieceSeconds;
                });
            return 0;
        });
    });
    const AnyStepModel model(houses, rule_mark);
    nb::list list;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& after = positions[i];
        list.append(nb::make_tuple(model.step(steps[i]), nb::bytes(after.digits.data(), after.digits.size()),
                                   tuple_of(after.open, bits_of)));
    }
    return nb::make_tuple(more, list);
}

}  // namespace

void bind(nb::module_& module) {
    nb::class_<any::Tried>(module, "LogicTried", "What was supposed in vain on a path.").def(nb::init<>());
    nb::class_<AnyBoard>(module, "LogicBoard", "Houses and rules of any board, for logic.")
        .def(nb::new_(&make_board), nb::arg("problem"), nb::arg("kinds"), nb::arg("sources"), nb::arg("names"),
             nb::arg("voids"), nb::arg("stop"))
        .def("steps", &some_steps, nb::arg("digits"), nb::arg("candidates"), nb::arg("techniques").none(),
             nb::arg("first"), nb::arg("houses"), nb::arg("rule_mark"), nb::arg("stop"))
        .def("path", &piece, nb::arg("digits"), nb::arg("candidates"), nb::arg("techniques").none(), nb::arg("tried"),
             nb::arg("houses"), nb::arg("rule_mark"), nb::arg("stop"));
}

}  // namespace ninefold::bound_any_logic
