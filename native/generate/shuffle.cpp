#include "generate/shuffle.h"

namespace ninefold::generate {
namespace {

std::array<std::uint8_t, kSize> random_lines(Random& random) {
    std::array<std::uint8_t, 3> bands = {0, 1, 2};
    random.shuffle(bands, 3);
    std::array<std::uint8_t, kSize> lines{};
    for (int band = 0; band < 3; ++band) {
        std::array<std::uint8_t, 3> inside = {0, 1, 2};
        random.shuffle(inside, 3);
        for (int i = 0; i < 3; ++i) lines[3 * band + i] = static_cast<std::uint8_t>(3 * bands[band] + inside[i]);
    }
    return lines;
}

}  // namespace

Symmetry random_symmetry(Random& random) {
    Symmetry symmetry{random_lines(random), random_lines(random), {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, random.below(2) == 1};
    auto* digits = symmetry.digits.data() + 1;
    random.shuffle(digits, kSize);
    return symmetry;
}

Digits root_solution() {
    Digits grid;
    for (int row = 0; row < kSize; ++row)
        for (int column = 0; column < kSize; ++column)
            grid[kSize * row + column] = static_cast<std::uint8_t>((3 * (row % 3) + row / 3 + column) % kSize + 1);
    return grid;
}

}  // namespace ninefold::generate
