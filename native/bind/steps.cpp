#include "bind/steps.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace ninefold::logic {

namespace {

nb::tuple cells_tuple(CellSet cells) {
    return tuple_of(cells, [](int cell) { return nb::int_(cell); });
}

}  // namespace

nb::object StepModel::technique(const Row& row) const {
    return technique_("id"_a = text(row.id), "name"_a = text(row.name), "family"_a = text(name_of(row.family)),
                      "code"_a = text(row.code), "order"_a = row.order, "level"_a = text(name_of(row.level)),
                      "score"_a = row.score, "enabled"_a = row.enabled);
}

nb::object StepModel::technique(std::string_view id, std::string_view name, std::string_view family) const {
    return technique_(text(id), text(name), text(family));
}

nb::object StepModel::step(const nb::object& technique, std::span<const Candidate> placements,
                           std::span<const Candidate> eliminations, const Evidence& evidence, Mask digits) const {
    const auto as = [](const nb::object& kind) {
        return [&kind](const Candidate& c) { return kind(int(c.cell), int(c.digit)); };
    };
    return step_("technique"_a = technique, "placements"_a = tuple_of(placements, as(placement_)),
                 "eliminations"_a = tuple_of(eliminations, as(elimination_)), "evidence"_a = this->evidence(evidence),
                 "digits"_a = digits_tuple(digits));
}

nb::object StepModel::evidence(const Evidence& evidence) const {
    const auto number = [](int value) { return nb::int_(value); };
    return evidence_(
        "cells"_a = tuple_of(evidence.cells, number),
        "houses"_a = tuple_of(
            evidence.houses,
            [&](const HouseMark& h) { return house_mark_(nb::object(houses_[int(h.house)]), text(name_of(h.role))); }),
        "marks"_a = tuple_of(evidence.marks,
                             [&](const Mark& m) { return mark_(int(m.cell), int(m.digit), text(name_of(m.role))); }),
        "sets"_a = tuple_of(evidence.sets,
                            [&](const LockedSet& s) {
                                return set_(cells_tuple(s.cells), digits_tuple(s.digits), text(name_of(s.role)));
                            }),
        "links"_a = tuple_of(evidence.links, [&](const Link& l) { return link_(node(l.from), node(l.to), l.strong); }),
        "chains"_a = tuple_of(evidence.chains, number));
}

nb::object StepModel::node(const Node& node) const {
    const nb::object set = node.set == Node::kNoSet ? nb::none() : nb::object(nb::int_(int(node.set)));
    return node_(cells_tuple(node.cells), int(node.digit), set);
}

Position Position::of(const Grid& grid) {
    Position position;
    for (int cell = 0; cell < kCells; ++cell) {
        position.digits[cell] = static_cast<std::uint8_t>(grid.digit(cell));
        position.candidates[cell] = grid.mask(cell);
    }
    return position;
}

nb::bytes Position::digit_bytes() const { return nb::bytes(digits.data(), digits.size()); }

nb::tuple Position::candidate_masks() const {
    return tuple_of(candidates, [](Mask mask) { return nb::int_(int(mask)); });
}

}  // namespace ninefold::logic
