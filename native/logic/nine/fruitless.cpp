#include "logic/nine/fruitless.h"

namespace ninefold::logic {

Fruitless& Fruitless::of(Query& query) {
    auto& table = query.workspace.current<Fruitless>(query.grid);
    if (table.max_fins_ != query.options.max_fins || table.max_endo_fins_ != query.options.max_endo_fins) {
        table.digits_ = {};
        table.max_fins_ = query.options.max_fins;
        table.max_endo_fins_ = query.options.max_endo_fins;
    }
    return table;
}

void Fruitless::build(const Grid& grid) {
    unsigned digits = 0;
    for (int cell = 0; cell < kCells; ++cell) {
        const unsigned changed = masks_[cell] ^ grid.mask(cell);
        if (!changed) continue;
        masks_[cell] = grid.mask(cell);
        digits |= changed;
        const auto& of = kGeometry.of[cell];
        for (const int house : of) houses_[house] = 0;
        crossings_[of[0]] = crossings_[of[1]] = 0;
        for (auto& boxes : crossings_) boxes &= ~(1u << (of[2] - kFirstBox));
    }
    for (const int digit : each_digit(static_cast<Mask>(digits))) digits_[digit] = 0;
}

}  // namespace ninefold::logic
