// The parts of a step as plain Python values.
#pragma once

#include <nanobind/nanobind.h>

#include <string_view>

#include "logic/step.h"

namespace ninefold::logic {

inline nanobind::str text(std::string_view view) { return nanobind::str(view.data(), view.size()); }

template <typename Items, typename Convert>
nanobind::tuple tuple_of(const Items& items, Convert convert) {
    nanobind::list list;
    for (const auto& item : items) list.append(convert(item));
    return nanobind::tuple(list);
}

inline nanobind::tuple cells_tuple(CellSet cells) {
    return tuple_of(cells, [](int cell) { return nanobind::int_(cell); });
}
inline nanobind::tuple digits_tuple(Mask digits) {
    return tuple_of(each_digit(digits), [](int digit) { return nanobind::int_(digit); });
}
inline nanobind::tuple candidate_tuple(const Candidate& c) { return nanobind::make_tuple(int(c.cell), int(c.digit)); }

inline nanobind::tuple node_tuple(const Node& n) {
    const nanobind::object set =
        n.set == Node::kNoSet ? nanobind::none() : nanobind::object(nanobind::int_(int(n.set)));
    return nanobind::make_tuple(cells_tuple(n.cells), int(n.digit), set);
}

inline nanobind::dict evidence_dict(const Evidence& evidence) {
    namespace nb = nanobind;
    nb::dict d;
    d["cells"] = tuple_of(evidence.cells, [](int cell) { return nb::int_(cell); });
    d["houses"] = tuple_of(evidence.houses,
                           [](const HouseMark& h) { return nb::make_tuple(int(h.house), text(name_of(h.role))); });
    d["marks"] = tuple_of(
        evidence.marks, [](const Mark& m) { return nb::make_tuple(int(m.cell), int(m.digit), text(name_of(m.role))); });
    d["sets"] = tuple_of(evidence.sets, [](const LockedSet& s) {
        return nb::make_tuple(cells_tuple(s.cells), digits_tuple(s.digits), text(name_of(s.role)));
    });
    d["links"] = tuple_of(evidence.links,
                          [](const Link& l) { return nb::make_tuple(node_tuple(l.from), node_tuple(l.to), l.strong); });
    d["chains"] = tuple_of(evidence.chains, [](int start) { return nb::int_(start); });
    return d;
}

}  // namespace ninefold::logic
