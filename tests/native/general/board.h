// Boards for the tests: a shape and a text become a problem.
#pragma once

#include <string>

#include "general/problem.h"

namespace board {

inline ninefold::general::Problem problem(int box_height, int box_width, const std::string& text) {
    const int size = box_height * box_width;
    ninefold::general::Problem result;
    result.size = size;
    result.houses.resize(3 * size);
    for (int cell = 0; cell < size * size; ++cell) {
        const int row = cell / size, column = cell % size;
        result.houses[row].push_back(cell);
        result.houses[size + column].push_back(cell);
        result.houses[2 * size + row / box_height * box_height + column / box_width].push_back(cell);
    }
    for (const char symbol : text) result.givens.push_back(static_cast<std::uint8_t>(symbol == '.' ? 0 : symbol - '0'));
    return result;
}

inline std::string text(const ninefold::general::Digits& digits) {
    std::string result;
    for (const auto digit : digits) result += static_cast<char>('0' + digit);
    return result;
}

}  // namespace board
