// How givens may lie: which cells are dropped or kept together, which are never givens, and how far to dig.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/cell_set.h"

namespace ninefold::generate {

enum class Fill : std::uint8_t {
    solved,  // random diagonal boxes, solved with random guesses, rows and columns shuffled
    root,    // the root solution, shuffled by every symmetry
};

// What is dropped before everything else, so that hardly any of it stays: patterns need room.
enum class Room : std::uint8_t {
    evenly,  // nothing in particular
    digits,  // all cells of two random digits (of one, now and then)
    house,   // all cells of a random house
};

struct Plan {
    std::vector<CellSet> units;  // disjoint; single cells where there is no symmetry
    int least = 0;               // no unit is dropped that would leave fewer givens
    Fill fill = Fill::solved;
    Room room = Room::evenly;
};

inline Plan plan_of_cells(CellSet cells = CellSet::all()) {
    Plan plan;
    for (const int cell : cells) plan.units.push_back(CellSet::only(cell));
    return plan;
}

struct Dug {
    Digits puzzle{}, solution{};
    bool unique = false;  // false if not even all units together give one solution
};

}  // namespace ninefold::generate
