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
    auto& known = techniques_[static_cast<int>(row.technique)];
    if (!known.is_valid()) known = made(row);
    return known;
}

nb::object StepModel::made(const Row& row) const {
    return technique_("id"_a = text(row.id), "name"_a = text(row.name), "family"_a = text(name_of(row.family)),
                      "code"_a = text(row.code), "order"_a = row.order, "level"_a = text(name_of(row.level)),
                      "score"_a = row.score, "enabled"_a = row.enabled, "boards"_a = text(name_of(row.boards)));
}

nb::object StepModel::technique(std::string_view id, std::string_view name, std::string_view family) const {
    return technique_(text(id), text(name), text(family));
}

nb::object StepModel::step(const nb::object& technique, std::span<const Candidate> placements,
                           std::span<const Candidate> eliminations, const Evidence& evidence, Mask digits) const {
    const auto as = [](const nb::object& kind) {
        return [&kind](const Candidate& c) { return named_tuple(kind, nb::int_(int(c.cell)), nb::int_(int(c.digit))); };
    };
    return step_.made(technique, tuple_of(placements, as(placement_)), tuple_of(eliminations, as(elimination_)),
                      this->evidence(evidence), digits_tuple(digits), nb::none());
}

nb::object StepModel::evidence(const Evidence& evidence) const {
    const auto number = [](int value) { return nb::int_(value); };
    const auto house = [&](const HouseMark& mark) {
        return named_tuple(house_mark_, this->house(mark.house), text(name_of(mark.role)));
    };
    const auto mark = [&](const Mark& one) {
        return named_tuple(mark_, nb::int_(int(one.cell)), nb::int_(int(one.digit)), text(name_of(one.role)));
    };
    const auto set = [&](const LockedSet& one) {
        return named_tuple(set_, cells_tuple(one.cells), digits_tuple(one.digits), text(name_of(one.role)));
    };
    const auto link = [&](const Link& one) {
        return named_tuple(link_, node(one.from), node(one.to), nb::bool_(one.strong));
    };
    const nb::tuple no_rules;
    return evidence_.made(tuple_of(evidence.cells, number), tuple_of(evidence.houses, house),
                          tuple_of(evidence.marks, mark), tuple_of(evidence.sets, set), tuple_of(evidence.links, link),
                          tuple_of(evidence.chains, number), no_rules);
}

nb::object StepModel::house(int number) const {
    if (!houses_.is_valid()) houses_ = nb::module_::import_("ninefold.model.shape").attr("Shape")(3, 3).attr("houses");
    return houses_[number];
}

nb::object StepModel::node(const Node& node) const {
    const nb::object set = node.set == Node::kNoSet ? nb::none() : nb::object(nb::int_(int(node.set)));
    return named_tuple(node_, cells_tuple(node.cells), nb::int_(int(node.digit)), set);
}

nb::object GridModel::grid(const Position& position) const {
    return grid_.made(puzzle_, position.digit_bytes(), position.candidate_masks());
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
