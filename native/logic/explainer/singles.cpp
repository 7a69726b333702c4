#include "logic/explainer/producers.h"

namespace ninefold::logic::explainer {

// Two rounds over the houses: first those with one empty cell, then the others.
bool find_hidden_single(const Board& board, Finding& out) {
    for (const bool alone : {true, false}) {
        for (const int first : kBoxColumnRow) {
            for (int house = first; house < first + kSize; ++house) {
                const int open = board.empty_in(house);
                if (open == 0 || (open == 1) != alone) continue;
                for (int digit = 1; digit <= kSize; ++digit) {
                    const Mask where = board.at(house, digit);
                    if (!std::has_single_bit(where)) continue;
                    const int cell = cell_at(house, where);
                    out.reset(alone ? Kind::last_cell : Kind::hidden_single, alone                ? 1.0
                                                                             : first == kFirstBox ? 1.2
                                                                                                  : 1.5);
                    out.place(cell, digit);
                    out.digits = bit(digit);
                    out.house(house);
                    return true;
                }
            }
        }
    }
    return false;
}

bool find_naked_single(const Board& board, Finding& out) {
    for (const int cell : board.empty) {
        if (!std::has_single_bit(board.mask[cell])) continue;
        const int digit = lowest(board.mask[cell]);
        out.reset(Kind::naked_single, 2.3);
        out.place(cell, digit);
        out.digits = bit(digit);
        return true;
    }
    return false;
}

}  // namespace ninefold::logic::explainer
