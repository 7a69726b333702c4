// Puzzles for tests: a grid shuffled by the symmetries of Sudoku, then some of its cells emptied.
#pragma once

#include <algorithm>
#include <random>
#include <string>

inline std::string random_solution(std::mt19937& random) {
    int digit[9], row[9], column[9];
    for (int i = 0; i < 9; ++i) digit[i] = i;
    std::shuffle(digit, digit + 9, random);
    for (int* line : {row, column}) {
        int band[3] = {0, 1, 2};
        std::shuffle(band, band + 3, random);
        for (int i = 0; i < 3; ++i) {
            int inner[3] = {0, 1, 2};
            std::shuffle(inner, inner + 3, random);
            for (int k = 0; k < 3; ++k) line[3 * i + k] = 3 * band[i] + inner[k];
        }
    }
    std::string grid(81, '.');
    for (int r = 0; r < 9; ++r) {
        for (int c = 0; c < 9; ++c) {
            const int cell = (3 * (row[r] % 3) + row[r] / 3 + column[c]) % 9;
            grid[9 * r + c] = static_cast<char>('1' + digit[cell]);
        }
    }
    return grid;
}

// One in eight gets a wrong digit, so that puzzles without a solution are among them.
inline std::string random_puzzle(std::mt19937& random, int givens) {
    std::string puzzle = random_solution(random);
    int order[81];
    for (int i = 0; i < 81; ++i) order[i] = i;
    std::shuffle(order, order + 81, random);
    for (int i = givens; i < 81; ++i) puzzle[order[i]] = '.';
    if (random() % 8 == 0) puzzle[order[random() % givens]] = static_cast<char>('1' + random() % 9);
    return puzzle;
}
