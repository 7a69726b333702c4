// What every general solver is given: digits 1..size in each cell, houses that hold each digit at most once, and rules.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace ninefold::general {

constexpr int kMaxSize = 128;

using Digits = std::vector<std::uint8_t>;  // one per cell, 0 for an empty cell

// The rules that propagators know. Every constraint of the model is made of these and of houses.
//
//   kind       cells                numbers
//   pair       two                  -                     table: size × size, 1 where (first, second) may stand
//   sum        any                  total, weight of each: the weighted digits add up to the total
//   cage       no two alike         total
//   automaton  any, in this order   start state           table: states × (1 + size): accepts?, next state or -1
//   renban     no two alike         -                     consecutive digits in any order
//   distinct   any                  -                     no two alike (inside an alternative; elsewhere a house)
//   among      one                  the digits allowed
//   same       any                  length of each part   the parts hold the same digits, equally often
//   circles    any                  the number that each digit stands for; it says how many of the cells hold it
//   rank       size × size, a board line, place, ties     the line has this place among all rows and columns, read as
//                                                         numbers from both ends (propagators/board_lines.h); ties: 1
//                                                         if others may be the same number
//   unlike     size × size, a board -                     no two of these lines are the same number
//   connected  in rows              columns, count, digits the cells with one of the digits are one region of so many
//                                                         cells; 0: of any number
//   regions    a board, its labels  size                  cells with the same label hold different digits; labels are
//                                                         numbered as they begin, and each is that of `size` cells
//   borders    as regions, sides    size, count, columns  `count` cells in rows, then for each the side to the right
//   and
//                                                         below: 1 where both have one label, 2 at a border (sides.h)
//   alike      control, first, arms shift, length of each arm: control + shift cells are like the first, which are
//                                                         itself and those of each arm that follow it without a break
//   variety    control, any         shift                 control + shift is how many different digits the others have
//   sandwich   a line, every digit  total, shift          those between the lowest and the highest digit, each less
//              once                                       `shift`, have the sum; the same told by `alternatives`
//   x_sum      a line, every digit  total, shift          the first X of them, each less `shift`, have the sum, where X
//              once                                       is the first; the same told by `alternatives`
//   either     -                    -                     one of `alternatives`, each a list of rules, holds
struct Rule {
    enum class Kind {
        pair,
        sum,
        cage,
        automaton,
        renban,
        distinct,
        among,
        same,
        circles,
        rank,
        unlike,
        connected,
        regions,
        borders,
        alike,
        variety,
        sandwich,
        x_sum,
        either
    };

    Kind kind = Kind::pair;
    std::vector<int> cells;
    std::vector<int> numbers;
    int table = -1;  // in Problem::tables
    std::vector<std::vector<Rule>> alternatives;
};

struct Problem {
    int size = 0;                              // digits 1..size, at most kMaxSize
    std::vector<std::vector<int>> houses;      // cells of each house, no cell twice, at most `size` of them
    Digits givens;                             // one per cell
    std::vector<std::pair<int, int>> removed;  // (cell, digit) candidates that are out from the start
    std::vector<Rule> rules;
    std::vector<std::vector<int>> tables;
};

}  // namespace ninefold::general
