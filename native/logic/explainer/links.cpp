#include "logic/explainer/links.h"

namespace ninefold::logic::explainer {

namespace {

void join_strong(const Board& board, int cell, int digit, Links::Strong& links) {
    links.houses = 0;
    links.cell = Links::kNone;
    const Mask others = static_cast<Mask>(board.mask[cell] & ~bit(digit));
    if (std::has_single_bit(others)) links.cell = id_of(cell, lowest(others));
    for (const int first : kBoxRowColumn) {
        const int kind = first / kSize, house = kGeometry.of[cell][kind];
        const Mask rest = static_cast<Mask>(board.at(house, digit) & ~(1 << kPositions.of[cell][kind]));
        if (!std::has_single_bit(rest)) continue;
        const CandidateId partner = id_of(cell_at(house, rest), digit);
        bool known = false;
        for (int i = 0; i < links.houses; ++i) known |= links.house[i] == partner;
        if (known) continue;
        links.house[links.houses] = partner;
        links.cause[links.houses++] = cause_of_kind(kind);
    }
}

}  // namespace

void Links::build(const Board& board) {
    std::uint16_t at = 0;
    for (const int cell : board.empty) {
        for (const int digit : each_digit(board.mask[cell])) {
            const CandidateId from = id_of(cell, digit);
            List& list = weak_of[from];
            list.begin = at;
            for (const int other : each_digit(board.mask[cell] & ~bit(digit)))
                weak[at++] = {id_of(cell, other), Cause::cell};
            list.houses = at;
            CellSet rest = board.cells[digit - 1];
            rest.remove(cell);
            for (const int first : kBoxRowColumn) {
                const CellSet house = house_cells(kGeometry.of[cell][first / kSize]);
                for (const int other : rest& house) weak[at++] = {id_of(other, digit), cause_of_kind(first / kSize)};
                rest -= house;
            }
            list.end = at;
            join_strong(board, cell, digit, strong_of[from]);
        }
    }
}

}  // namespace ninefold::logic::explainer
