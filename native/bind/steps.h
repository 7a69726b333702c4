// Steps for Python. What a step is, ninefold/model/step.py says: its classes are made here, of exactly their fields.
#pragma once

#include <nanobind/nanobind.h>

#include <span>
#include <string_view>

#include "logic/nine/grid.h"
#include "logic/step.h"

namespace ninefold::logic {

inline nanobind::str text(std::string_view view) { return nanobind::str(view.data(), view.size()); }

template <typename Items, typename Convert>
nanobind::tuple tuple_of(const Items& items, Convert convert) {
    nanobind::list list;
    for (const auto& item : items) list.append(convert(item));
    return nanobind::tuple(list);
}

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
    nanobind::object evidence(const Evidence& evidence) const;
    nanobind::object node(const Node& node) const;
    nanobind::object of(const char* name) const { return module_.attr(name); }

    nanobind::module_ module_ = nanobind::module_::import_("ninefold.model.step");
    nanobind::object houses_ = nanobind::module_::import_("ninefold.model.shape").attr("Shape")(3, 3).attr("houses");
    nanobind::object technique_ = of("Technique"), step_ = of("Step"), evidence_ = of("Evidence"),
                     placement_ = of("Placement"), elimination_ = of("Elimination"), mark_ = of("Mark"),
                     house_mark_ = of("HouseMark"), set_ = of("LockedSet"), node_ = of("Node"), link_ = of("Link");
};

// A moment of a grid: its digits, and the open candidates of each cell as bits.
struct Position {
    std::array<std::uint8_t, kCells> digits;
    std::array<Mask, kCells> candidates;

    static Position of(const Grid& grid);
    nanobind::bytes digit_bytes() const;
    nanobind::tuple candidate_masks() const;
};

}  // namespace ninefold::logic
