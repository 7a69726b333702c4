// The eliminations that the documents' logical solvers know. Each function makes the first one that it
// finds and says whether it found one.
#pragma once

#include "lab/position.h"

namespace ninefold::lab {

template <int Words>
class Eliminations {
  public:
    using Set = DigitSet<Words>;

    Eliminations(const Layout<Words>& layout, Position<Words>& position, Meter& meter)
        : layout_(layout), position_(position), meter_(meter) {}

    // All places of a digit in a box lie on one line: gone from the rest of the line.
    bool pointing() { return intersection(false); }
    // All places of a digit on a line lie in one box: gone from the rest of the box.
    bool claiming() { return intersection(true); }

    // So many cells of a house with the same so many candidates: gone from the rest of the house. As in the thesis the
    // cells must have equal candidates, not just few together.
    bool equal_subset() {
        for (int house = 0; house < layout_.house_count; ++house) {
            ++meter_.checks;
            const auto cells = layout_.houses.of(house);
            for (const int first : cells) {
                const Set set = position_.candidates[first];
                const int count = set.count();
                if (count < 2) continue;
                int same = 0;
                for (const int cell : cells) same += position_.candidates[cell] == set;
                if (same != count) continue;
                bool removed = false;
                for (const int cell : cells) {
                    if (position_.candidates[cell] == set) continue;
                    for (int digit = set.first(); digit != 0; digit = set.after(digit)) {
                        removed |= position_.remove(cell, digit);
                    }
                }
                if (removed) return true;
            }
        }
        return false;
    }

    // A closed group: digits of a box that have only as many cells together as they are. Nothing else fits there.
    bool closed_group() {
        for (const int house : layout_.full_houses) {
            if (layout_.kinds[house] != HouseKind::other) continue;
            ++meter_.checks;
            std::vector<int> digits;
            for (int digit = 1; digit <= layout_.size; ++digit) {
                if (places(house, digit) >= 2) digits.push_back(digit);
            }
            // All groups on boards up to 9×9 as the document asks; on larger boards their number explodes, and groups
            // of more than three are left out.
            const int most = layout_.size <= 9 ? static_cast<int>(digits.size()) - 1 : 3;
            for (int count = 2; count <= most; ++count) {
                if (group(house, digits, 0, count, {}, Set())) return true;
            }
        }
        return false;
    }

    // A digit has the same two places on two parallel lines: gone from the rest of the two lines across.
    bool x_wing() { return wing(HouseKind::row) || wing(HouseKind::column); }

  private:
    int places(int house, int digit) const {
        int count = 0;
        for (const int cell : layout_.houses.of(house)) count += position_.candidates[cell].has(digit);
        return count;
    }

    bool intersection(bool from_line) {
        for (const int house : layout_.full_houses) {
            if ((layout_.kinds[house] != HouseKind::other) != from_line) continue;
            ++meter_.checks;
            for (int digit = 1; digit <= layout_.size; ++digit) {
                int first = -1, count = 0;
                for (const int cell : layout_.houses.of(house)) {
                    if (!position_.candidates[cell].has(digit)) continue;
                    if (count++ == 0) first = cell;
                }
                if (count < 2) continue;
                if (!meter_.goes_on()) return false;
                for (const int other : layout_.houses_of.of(first)) {
                    if (other == house || (layout_.kinds[other] != HouseKind::other) == from_line) continue;
                    if (shared(house, other, digit) == count && clear(other, house, digit)) return true;
                }
            }
        }
        return false;
    }

    template <typename Cells>
    static bool is_in(const Cells& cells, int cell) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    }

    int shared(int house, int other, int digit) const {
        int count = 0;
        for (const int cell : layout_.houses.of(house)) {
            count += position_.candidates[cell].has(digit) && is_in(layout_.houses.of(other), cell);
        }
        return count;
    }

    // Takes the digit from the cells of a house that are not in the other one.
    bool clear(int house, int keep, int digit) {
        bool removed = false;
        for (const int cell : layout_.houses.of(house)) {
            if (!is_in(layout_.houses.of(keep), cell)) removed |= position_.remove(cell, digit);
        }
        return removed;
    }

    bool group(int house, const std::vector<int>& digits, std::size_t from, int count, const std::vector<int>& cells,
               Set chosen) {
        if (static_cast<int>(cells.size()) > std::max(count + chosen.count(), 2) || !meter_.goes_on()) return false;
        if (count == 0) {
            if (static_cast<int>(cells.size()) != chosen.count()) return false;
            bool removed = false;
            for (const int cell : cells) {
                const Set others = position_.candidates[cell].without(chosen);
                for (int digit = others.first(); digit != 0; digit = others.after(digit)) {
                    removed |= position_.remove(cell, digit);
                }
            }
            return removed;
        }
        for (std::size_t at = from; at < digits.size(); ++at) {
            auto more = cells;
            for (const int cell : layout_.houses.of(house)) {
                if (position_.candidates[cell].has(digits[at]) && !is_in(more, cell)) more.push_back(cell);
            }
            if (group(house, digits, at + 1, count - 1, more, chosen | Set::only(digits[at]))) return true;
        }
        return false;
    }

    bool wing(HouseKind kind) {
        const int size = layout_.size;
        const auto across = [&](int cell) { return kind == HouseKind::row ? cell % size : cell / size; };
        for (int digit = 1; digit <= size; ++digit) {
            std::vector<std::pair<std::pair<int, int>, int>> pairs;  // (places across, house)
            for (const int house : layout_.full_houses) {
                if (layout_.kinds[house] != kind || places(house, digit) != 2) continue;
                ++meter_.checks;
                std::vector<int> at;
                for (const int cell : layout_.houses.of(house)) {
                    if (position_.candidates[cell].has(digit)) at.push_back(across(cell));
                }
                for (const auto& [other, second] : pairs) {
                    if (other != std::pair(at[0], at[1])) continue;
                    bool removed = false;
                    for (int cell = 0; cell < layout_.cells; ++cell) {
                        const bool on_wing = across(cell) == at[0] || across(cell) == at[1];
                        if (!on_wing || is_in(layout_.houses.of(house), cell)) continue;
                        if (!is_in(layout_.houses.of(second), cell)) removed |= position_.remove(cell, digit);
                    }
                    if (removed) return true;
                }
                pairs.push_back({{at[0], at[1]}, house});
            }
        }
        return false;
    }

    const Layout<Words>& layout_;
    Position<Words>& position_;
    Meter& meter_;
};

}  // namespace ninefold::lab
