#include "logic/nine/deadly_cells.h"

#include "logic/nine/guardians.h"

namespace ninefold::logic {

namespace {

constexpr int kMostInSubset = 3;  // cells beside the further candidates

class DeadlyCells {
  public:
    DeadlyCells(Query& query, const Step& begun, const std::vector<DeadlyCell>& cells)
        : query_(query), grid_(query.grid), begun_(begun), cells_(cells) {
        for (const auto& [cell, digits] : cells) {
            for (const int digit : each_digit(grid_.mask(cell) & ~digits)) {
                further_.push_back({cell, static_cast<std::uint8_t>(digit)});
                further_cells_.add(cell);
                further_digits_ |= bit(digit);
            }
        }
    }

    void judge() {
        if (further_.empty()) return;
        Step step = begun_;
        rule_out_by_all(grid_, further_, step);
        give(std::move(step));
        if (further_cells_.count() < 2) return;
        const std::uint32_t houses = common_houses(further_cells_);
        for (int house = 0; house < kHouses && !query_.enough(); ++house) {
            if ((houses >> house & 1) == 0) continue;
            subsets(house, (grid_.empty() & house_cells(house)) - further_cells_, {}, further_digits_);
            if (further_cells_.count() == 2) locked(house);
        }
    }

  private:
    // The further digits and some cells of the house that have, with them, one digit more than they are cells.
    void subsets(int house, CellSet rest, CellSet chosen, Mask digits) {
        if (query_.enough()) return;
        if (!chosen.empty() && std::popcount(digits) == chosen.count() + 1) {
            Step step = begun_;
            for (const int digit : each_digit(digits))
                step.eliminate(digit, (grid_.cells_of(digit, house) - chosen) - further_cells_);
            step.evidence.sets.push_back({chosen, digits});
            for (const int digit : each_digit(digits))
                step.mark(digit, chosen & grid_.cells_of(digit), Role::restricted);
            give(std::move(step));
            return;
        }
        if (chosen.count() == kMostInSubset) return;
        while (!rest.empty()) {
            const int cell = rest.pop();
            const Mask more = static_cast<Mask>(digits | grid_.mask(cell));
            if (std::popcount(more) <= kMostInSubset + 1) subsets(house, rest, chosen | CellSet::only(cell), more);
        }
    }

    // One of the two cells holds a digit of both that has no other place: the other cell must not hold one of its own.
    void locked(int house) {
        Mask both = kAllDigits;
        for (const auto& [cell, digits] : cells_)
            if (further_cells_.has(cell)) both &= digits;
        for (const int digit : each_digit(both)) {
            if (!grid_.cells_of(digit, house).within(further_cells_)) continue;
            Step step = begun_;
            step.house(house);
            step.mark(digit, further_cells_ & grid_.cells_of(digit), Role::pivot);
            for (const auto& [cell, digits] : cells_)
                if (further_cells_.has(cell))
                    for (const int other : each_digit(digits & grid_.mask(cell) & ~bit(digit)))
                        step.eliminate(other, CellSet::only(cell));
            give(std::move(step));
        }
    }

    void give(Step&& step) {
        if (!step.eliminations.empty() && !query_.enough()) query_.add(std::move(step));
    }

    Query& query_;
    const Grid& grid_;
    const Step& begun_;
    const std::vector<DeadlyCell>& cells_;
    std::vector<Candidate> further_;
    CellSet further_cells_;
    Mask further_digits_ = 0;
};

}  // namespace

void judge_deadly_cells(Query& query, Technique technique, const std::vector<DeadlyCell>& cells, Shown shown) {
    const Grid& grid = query.grid;
    Step begun(technique, 0);
    for (const auto& [cell, digits] : cells) {
        const Mask further = static_cast<Mask>(grid.mask(cell) & ~digits);
        begun.digits |= shown == Shown::all ? digits : further;
        if (shown == Shown::further && further == 0) continue;
        begun.use(CellSet::only(cell));
        if (shown == Shown::all)
            for (const int digit : each_digit(digits & grid.mask(cell))) begun.mark(digit, CellSet::only(cell));
    }
    for (const auto& [cell, digits] : cells)
        for (const int digit : each_digit(grid.mask(cell) & ~digits))
            begun.mark(digit, CellSet::only(cell), Role::extra);
    judge_deadly_cells(query, begun, cells);
}

void judge_deadly_cells(Query& query, const Step& begun, const std::vector<DeadlyCell>& cells) {
    DeadlyCells(query, begun, cells).judge();
}

}  // namespace ninefold::logic
