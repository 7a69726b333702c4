// A problem with what every algorithm asks of it: who sees whom, what the givens leave open.
#pragma once

#include <algorithm>
#include <span>

#include "core/digit_set.h"
#include "lab/outcome.h"

namespace ninefold::lab {

// Lists of different lengths in one block of memory: of(i) is the i-th.
class Lists {
  public:
    Lists() = default;
    explicit Lists(const std::vector<std::vector<int>>& lists) {
        for (const auto& list : lists) {
            items_.insert(items_.end(), list.begin(), list.end());
            close();
        }
    }
    // One list after the other: its items, then its end.
    void add(int item) { items_.push_back(item); }
    void close() { begin_.push_back(static_cast<int>(items_.size())); }
    std::span<const int> of(int index) const {
        return {items_.data() + begin_[index], items_.data() + begin_[index + 1]};
    }

  private:
    std::vector<int> begin_{0};
    std::vector<int> items_;
};

enum class HouseKind { row, column, other };

template <int Words>
struct Board {
    using Set = DigitSet<Words>;

    explicit Board(const Problem& problem)
        : size(problem.size),
          cells(static_cast<int>(problem.givens.size())),
          givens(problem.givens),
          all(Set::all(size)) {
        houses = Lists(problem.houses);
        house_count = static_cast<int>(problem.houses.size());
        std::vector<std::vector<int>> of_cell(cells);
        for (int house = 0; house < house_count; ++house) {
            const auto& list = problem.houses[house];
            for (const int cell : list) of_cell[cell].push_back(house);
            if (static_cast<int>(list.size()) == size) full_houses.push_back(house);
            kinds.push_back(kind_of(list));
        }
        houses_of = Lists(of_cell);
        std::vector<int> seen_from(cells, -1);  // the last cell that counted this one as its peer
        for (int cell = 0; cell < cells; ++cell) {
            seen_from[cell] = cell;
            for (const int house : houses_of.of(cell)) {
                for (const int other : houses.of(house)) {
                    if (seen_from[other] == cell) continue;
                    seen_from[other] = cell;
                    peers.add(other);
                }
            }
            peers.close();
        }

        allowed.assign(cells, all);
        for (const auto& [cell, digit] : problem.removed) allowed[cell].remove(digit);
        open = allowed;
        for (int cell = 0; cell < cells; ++cell) {
            const int digit = givens[cell];
            if (digit == 0) {
                empty.push_back(cell);
                continue;
            }
            if (!open[cell].has(digit)) clash = true;
            for (const int peer : peers.of(cell)) {
                if (givens[peer] == digit) clash = true;
                if (givens[peer] == 0) open[peer].remove(digit);
            }
            open[cell] = Set::only(digit);
        }
    }

    int size;
    int cells;
    Digits givens;
    Set all;
    int house_count = 0;
    Lists houses;                  // cells of each house
    Lists houses_of;               // houses of each cell
    Lists peers;                   // cells that share a house with each cell
    std::vector<int> full_houses;  // those with a place for every digit: only they can hide a single
    std::vector<HouseKind> kinds;
    std::vector<Set> allowed;  // all digits but the candidates that the problem takes away by itself
    std::vector<Set> open;     // candidates that the givens leave; of a given cell its digit
    std::vector<int> empty;    // in reading order
    bool clash = false;        // the givens break a rule

  private:
    HouseKind kind_of(const std::vector<int>& list) const {
        const auto same = [&](auto part) {
            return std::all_of(list.begin(), list.end(), [&](int cell) { return part(cell) == part(list[0]); });
        };
        if (same([&](int cell) { return cell / size; })) return HouseKind::row;
        if (same([&](int cell) { return cell % size; })) return HouseKind::column;
        return HouseKind::other;
    }
};

}  // namespace ninefold::lab
