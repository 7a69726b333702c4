// Steps for Python. What a step is, ninefold/model/step.py says: its classes are made here, of exactly their fields.
#pragma once

#include <nanobind/nanobind.h>

#include <span>
#include <string_view>

#include "logic/nine/grid.h"
#include "logic/step.h"

namespace ninefold::logic {

inline nanobind::str text(std::string_view view) { return nanobind::str(view.data(), view.size()); }

template <typename Items>
Py_ssize_t size_of(const Items& items) {
    if constexpr (requires { items.size(); })
        return static_cast<Py_ssize_t>(items.size());
    else
        return items.count();
}

// Thousands of them are made for one path: no list on the way.
template <typename Items, typename Convert>
nanobind::tuple tuple_of(const Items& items, Convert convert) {
    auto tuple = nanobind::steal<nanobind::tuple>(PyTuple_New(size_of(items)));
    if (!tuple.is_valid()) throw nanobind::python_error();
    Py_ssize_t at = 0;
    for (const auto& item : items) PyTuple_SetItem(tuple.ptr(), at++, nanobind::object(convert(item)).release().ptr());
    return tuple;
}

// A class of Python. What is no class is refused: below its objects are made without a look.
inline nanobind::object class_of(const nanobind::module_& module, const char* name) {
    nanobind::object type = module.attr(name);
    if (!type.is_type()) throw nanobind::type_error("expected a class");
    return type;
}

// A named tuple of these values, made by tuple.__new__: its own is Python, and takes longer. Nothing less will do: from
// Python 3.14 on a tuple keeps its hash, and only who makes tuples knows how one without a hash begins.
template <typename... Values>
nanobind::object named_tuple(const nanobind::object& type, Values... values) {
    const auto make = reinterpret_cast<newfunc>(PyType_GetSlot(&PyTuple_Type, Py_tp_new));
    const nanobind::tuple arguments = nanobind::make_tuple(nanobind::make_tuple(std::move(values)...));
    auto made = nanobind::steal(make(reinterpret_cast<PyTypeObject*>(type.ptr()), arguments.ptr(), nullptr));
    if (!made.is_valid()) throw nanobind::python_error();
    return made;
}

// A frozen dataclass with slots whose __init__ does nothing but set its fields.
class Frozen {
  public:
    Frozen(const nanobind::module_& module, const char* name)
        : type_(class_of(module, name)), slots_(nanobind::cast<nanobind::tuple>(type_.attr("__slots__"))) {}

    template <typename... Values>
    nanobind::object made(Values... values) const {
        if (slots_.size() != sizeof...(values))
            throw nanobind::type_error("a class has other fields than it is made of");
        auto object = nanobind::steal(PyType_GenericAlloc(reinterpret_cast<PyTypeObject*>(type_.ptr()), 0));
        if (!object.is_valid()) throw nanobind::python_error();
        std::size_t at = 0;
        (set(object, at++, values), ...);
        return object;
    }

  private:
    void set(const nanobind::object& object, std::size_t at, const nanobind::object& value) const {
        const nanobind::object slot = slots_[at];
        if (PyObject_GenericSetAttr(object.ptr(), slot.ptr(), value.ptr()) != 0) throw nanobind::python_error();
    }

    nanobind::object type_;
    nanobind::tuple slots_;
};

inline nanobind::tuple digits_tuple(Mask digits) {
    return tuple_of(each_digit(digits), [](int digit) { return nanobind::int_(digit); });
}

// The classes are looked up once per call, with the GIL held; nothing of Python is kept between calls.
class StepModel {
  public:
    nanobind::object technique(const Row& row) const;
    nanobind::object technique(std::string_view id, std::string_view name, std::string_view family) const;
    nanobind::object step(const nanobind::object& technique, std::span<const Candidate> placements,
                          std::span<const Candidate> eliminations, const Evidence& evidence, Mask digits) const;

  private:
    nanobind::object made(const Row& row) const;
    nanobind::object evidence(const Evidence& evidence) const;
    nanobind::object node(const Node& node) const;
    nanobind::object of(const char* name) const { return class_of(module_, name); }

    nanobind::object house(int number) const;

    nanobind::module_ module_ = nanobind::module_::import_("ninefold.model.step");
    Frozen step_{module_, "Step"}, evidence_{module_, "Evidence"};
    nanobind::object technique_ = of("Technique"), placement_ = of("Placement"), elimination_ = of("Elimination"),
                     mark_ = of("Mark"), house_mark_ = of("HouseMark"), set_ = of("LockedSet"), node_ = of("Node"),
                     link_ = of("Link");
    mutable nanobind::object houses_;                               // asked for when first needed
    mutable std::array<nanobind::object, kTechniques> techniques_;  // made when first needed
};

// A moment of a grid: its digits, and the open candidates of each cell as bits.
struct Position {
    std::array<std::uint8_t, kCells> digits;
    std::array<Mask, kCells> candidates;

    static Position of(const Grid& grid);
    nanobind::bytes digit_bytes() const;
    nanobind::tuple candidate_masks() const;
};

// Grids for Python, of one puzzle.
class GridModel {
  public:
    explicit GridModel(nanobind::object puzzle) : puzzle_(std::move(puzzle)) {}
    nanobind::object grid(const Position& position) const;

  private:
    nanobind::object puzzle_;
    Frozen grid_{nanobind::module_::import_("ninefold.model.grid"), "Grid"};
};

}  // namespace ninefold::logic
