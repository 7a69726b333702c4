// A problem with what every algorithm asks of it: who sees whom, what the givens leave open.
#pragma once

#include <algorithm>
#include <span>

#include "core/digit_set.h"
#include "lab/outcome.h"

namespace ninefold::lab {

using Index = std::uint16_t;  // of a cell or a house; boards have at most 128×128 cells and some beside it
inline constexpr std::size_t kMostHouses = 65'535;

// Lists of different lengths in one block of memory: of(i) is the i-th.
class Lists {
  public:
    // One list after the other: its items, then its end.
    void reserve(std::size_t lists, std::size_t items) {
        begin_.reserve(lists + 1);
        items_.reserve(items);
    }
    void add(int item) { items_.push_back(static_cast<Index>(item)); }
    void close() { begin_.push_back(static_cast<std::uint32_t>(items_.size())); }

    std::span<const Index> of(int index) const {
        return {items_.data() + begin_[index], items_.data() + begin_[index + 1]};
    }
    std::size_t items() const { return items_.size(); }

  private:
    std::vector<std::uint32_t> begin_{0};
    std::vector<Index> items_;
};

enum class HouseKind { row, column, other };

template <int Words>
struct Layout {
    using Set = DigitSet<Words>;

    explicit Layout(const Problem& problem)
        : size(problem.size),
          cells(static_cast<int>(problem.givens.size())),
          givens(problem.givens),
          all(Set::all(size)) {
        list_houses(problem);
        list_peers();
        allowed.assign(cells, all);
        for (const auto& [cell, digit] : problem.removed) allowed[cell].remove(digit);
        std::vector<Set> used(house_count);
        for (int cell = 0; cell < cells; ++cell) {
            const int digit = givens[cell];
            if (digit == 0) {
                empty.push_back(cell);
                continue;
            }
            if (!allowed[cell].has(digit)) clash = true;
            for (const int house : houses_of.of(cell)) {
                if (used[house].has(digit)) clash = true;
                used[house].add(digit);
            }
        }
        open = allowed;
        for (int cell = 0; cell < cells; ++cell) {
            if (givens[cell] != 0) {
                open[cell] = Set::only(givens[cell]);
            } else {
                for (const int house : houses_of.of(cell)) open[cell] = open[cell].without(used[house]);
            }
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
    void list_houses(const Problem& problem) {
        house_count = static_cast<int>(problem.houses.size());
        houses.reserve(house_count, static_cast<std::size_t>(house_count) * size);
        std::vector<Index> degree(cells);
        for (int house = 0; house < house_count; ++house) {
            const auto& list = problem.houses[house];
            for (const int cell : list) {
                houses.add(cell);
                ++degree[cell];
            }
            houses.close();
            if (static_cast<int>(list.size()) == size) full_houses.push_back(house);
            kinds.push_back(kind_of(list));
        }
        // Turned round: the houses of each cell, counted into their places.
        std::vector<std::uint32_t> next(cells + 1);
        for (int cell = 0; cell < cells; ++cell) next[cell + 1] = next[cell] + degree[cell];
        std::vector<Index> turned(houses.items());
        auto at = next;
        for (int house = 0; house < house_count; ++house) {
            for (const int cell : houses.of(house)) turned[at[cell]++] = static_cast<Index>(house);
        }
        houses_of.reserve(cells, turned.size());
        for (int cell = 0; cell < cells; ++cell) {
            for (auto place = next[cell]; place < next[cell + 1]; ++place) houses_of.add(turned[place]);
            houses_of.close();
        }
    }

    void list_peers() {
        std::size_t pairs = 0;
        for (int house = 0; house < house_count; ++house) pairs += houses.of(house).size() * houses.of(house).size();
        peers.reserve(cells, pairs);
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
    }

    HouseKind kind_of(const std::vector<int>& list) const {
        bool row = true, column = true;
        for (const int cell : list) {
            row = row && cell / size == list[0] / size;
            column = column && cell % size == list[0] % size;
            if (!row && !column) return HouseKind::other;
        }
        return row ? HouseKind::row : HouseKind::column;
    }
};

}  // namespace ninefold::lab
