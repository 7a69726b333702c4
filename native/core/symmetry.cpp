#include "core/symmetry.h"

namespace ninefold {

Digits image(const Digits& grid, const Symmetry& symmetry) {
    Digits result;
    const int down = symmetry.transposed ? 1 : kSize, across = symmetry.transposed ? kSize : 1;
    for (int row = 0; row < kSize; ++row) {
        const std::uint8_t* from = grid.data() + down * symmetry.rows[row];
        for (int column = 0; column < kSize; ++column)
            result[kSize * row + column] = symmetry.digits[from[across * symmetry.columns[column]]];
    }
    return result;
}

}  // namespace ninefold
