// XY-wing and XYZ-wing: a pivot and two cells of two candidates that it sees.
#include "logic/explainer/producers.h"

namespace ninefold::logic::explainer {

namespace {

bool find(const Board& board, int pivot_count, Finding& out) {
    for (const int pivot : board.empty) {
        const Mask xy = board.mask[pivot];
        if (std::popcount(xy) != pivot_count) continue;
        for (const int left : kGeometry.peer_list[pivot]) {
            const Mask xz = board.mask[left];
            if (std::popcount(xz) != 2 || !std::has_single_bit(static_cast<Mask>(xy & ~xz))) continue;
            for (const int right : kGeometry.peer_list[pivot]) {
                const Mask yz = board.mask[right];
                if (std::popcount(yz) != 2) continue;
                if (std::popcount(static_cast<Mask>(xy | xz | yz)) != 3) continue;
                // The digit of both ends is also the pivot's in the XYZ-wing, and not in the XY-wing.
                if (std::popcount(static_cast<Mask>(xy & xz & yz)) != pivot_count - 2) continue;
                const Mask both = xz & yz;
                if (!std::has_single_bit(both)) continue;
                const int digit = lowest(both);
                CellSet victims = peers(left) & peers(right) & board.cells[digit - 1];
                if (pivot_count == 3) victims &= peers(pivot);
                victims.remove(pivot);
                if (victims.empty()) continue;
                out.reset(pivot_count == 2 ? Kind::xy_wing : Kind::xyz_wing, pivot_count == 2 ? 4.2 : 4.4);
                out.digits = static_cast<Mask>(xy | xz | yz);
                for (const int cell : {pivot, left, right}) {
                    out.use(cell);
                    for (const int candidate : each_digit(board.mask[cell]))
                        out.mark(cell, candidate, cell == pivot ? Role::pivot : Role::pincer);
                }
                out.eliminate(victims, digit);
                return true;
            }
        }
    }
    return false;
}

}  // namespace

bool find_xy_wing(const Board& board, Finding& out) { return find(board, 2, out); }
bool find_xyz_wing(const Board& board, Finding& out) { return find(board, 3, out); }

}  // namespace ninefold::logic::explainer
