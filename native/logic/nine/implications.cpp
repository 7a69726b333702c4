#include "logic/nine/implications.h"

#include <algorithm>

namespace ninefold::logic {

void Implications::imply(Literal from, Literal to) {
    auto& list = next_[from];
    if (std::find(list.begin(), list.end(), to) == list.end()) list.push_back(to);
}

void Implications::build(const Grid& grid, bool groups) {
    for (int node = 0; node < nodes(); ++node) {
        next_[on(node)].clear();
        next_[off(node)].clear();
    }
    nodes_.clear();
    add_candidates(grid);
    link_candidates(grid);
    if (groups) add_groups(grid);
    first_set_ = nodes();
    sets_.clear();
}

void Implications::build(const Grid& grid, const std::vector<AlmostLockedSet>& sets, Stop& stop) {
    build(grid, true);
    add_sets(sets, stop);
}

void Implications::add_candidates(const Grid& grid) {
    for (auto& cell : candidate_) cell.fill(-1);
    for (const int cell : grid.empty())
        for (const int digit : each_digit(grid.mask(cell))) {
            candidate_[cell][digit] = static_cast<std::int16_t>(nodes());
            nodes_.push_back({CellSet::only(cell), static_cast<std::uint8_t>(digit)});
        }
    candidates_ = nodes();
}

// The order of the implications decides which of several shortest chains is told: the cell first, then row,
// column and box.
void Implications::link_candidates(const Grid& grid) {
    for (int node = 0; node < candidates_; ++node) {
        const int cell = this->cell(node), digit = this->digit(node);
        for (const int other : each_digit(grid.mask(cell) & ~bit(digit))) {
            next_[on(node)].push_back(off(candidate(cell, other)));
            if (grid.count(cell) == 2) imply(off(node), on(candidate(cell, other)));
        }
        CellSet met = CellSet::only(cell);
        for (const int house : kGeometry.of[cell]) {
            const CellSet others = grid.cells_of(digit, house) - CellSet::only(cell);
            for (const int other : others - met) next_[on(node)].push_back(off(candidate(other, digit)));
            met |= others;
            if (grid.strong(house, digit)) imply(off(node), on(candidate(others.first(), digit)));
        }
    }
}

void Implications::add_groups(const Grid& grid) {
    std::array<std::vector<int>, 10> groups_of;
    for (int line = 0; line < kFirstBox; ++line)
        for (int digit = 1; digit <= kSize; ++digit) {
            const CellSet cells = grid.cells_of(digit, line);
            if (cells.count() < 2) continue;
            // The three boxes that the line crosses.
            for (const int box :
                 {box_of(kGeometry.list[line][0]), box_of(kGeometry.list[line][3]), box_of(kGeometry.list[line][6])}) {
                const CellSet group = cells & house_cells(box);
                if (group.empty() || group.single()) continue;
                groups_of[digit].push_back(nodes());
                nodes_.push_back({group, static_cast<std::uint8_t>(digit)});
            }
        }
    for (int group = candidates_; group < nodes(); ++group) {
        link_group(grid, group);
        for (const int other : groups_of[digit(group)])
            if (other != group) link_groups(grid, group, other);
    }
}

// A group and single candidates.
void Implications::link_group(const Grid& grid, int group) {
    const CellSet cells = nodes_[group].cells;
    const int d = digit(group);
    for (const int cell : common_peers(cells) & grid.cells_of(d)) {
        imply(on(group), off(candidate(cell, d)));
        imply(on(candidate(cell, d)), off(group));
    }
    for (const int house : kGeometry.of[cells.first()]) {
        if (!cells.within(house_cells(house))) continue;
        const CellSet rest = grid.cells_of(d, house) - cells;
        if (!rest.single()) continue;
        imply(off(group), on(candidate(rest.first(), d)));
        imply(off(candidate(rest.first(), d)), on(group));
    }
}

// Two groups of one digit in one house.
void Implications::link_groups(const Grid& grid, int a, int b) {
    const CellSet mine = nodes_[a].cells, theirs = nodes_[b].cells;
    if (mine.meets(theirs)) return;
    for (const int house : kGeometry.of[mine.first()]) {
        if (!(mine | theirs).within(house_cells(house))) continue;
        imply(on(a), off(b));
        if (grid.cells_of(digit(a), house) == (mine | theirs)) imply(off(a), on(b));
    }
}

void Implications::add_sets(const std::vector<AlmostLockedSet>& sets, Stop& stop) {
    for (const auto& set : sets) {
        if (set.cells.single()) continue;
        for (const int digit : each_digit(set.digits)) {
            if (set.victims[digit].empty() || nodes() == kNodes) continue;
            nodes_.push_back({set.cells, static_cast<std::uint8_t>(digit)});
            sets_.push_back(&set);
        }
    }
    for (int node = first_set_; node < nodes(); ++node) {
        if (node % 32 == 0 && stop.look()) return;
        link_set(node);
    }
}

// Into the set: what sees all its places of the digit. Out of it: the other digits leave what sees all
// theirs.
void Implications::link_set(int node) {
    const AlmostLockedSet& set = *set_of(node);
    const int digit = this->digit(node);
    for (const int cell : set.victims[digit]) imply(on(candidate(cell, digit)), off(node));
    for (int group = candidates_; group < first_set_; ++group)
        if (this->digit(group) == digit && nodes_[group].cells.within(set.victims[digit])) imply(on(group), off(node));
    for (const int other : each_digit(set.digits & ~bit(digit))) {
        for (const int cell : set.victims[other]) imply(off(node), off(candidate(cell, other)));
        for (int group = candidates_; group < nodes(); ++group) {
            const auto* next = set_of(group);
            if (this->digit(group) != other || (next && next->cells.meets(set.cells))) continue;
            if ((next ? next->places[other] : nodes_[group].cells).within(set.victims[other]))
                imply(off(node), off(group));
        }
    }
    link_forced(node);
}

// A cell that loses two or more candidates to the locked set and keeps one is forced. (If it loses one, the
// way over that candidate says the same.)
void Implications::link_forced(int node) {
    const AlmostLockedSet& set = *set_of(node);
    CellSet once, twice;
    for (const int other : each_digit(set.digits & ~bit(digit(node)))) {
        twice |= once & set.victims[other];
        once |= set.victims[other];
    }
    for (const int cell : twice) {
        int left = 0, last = 0;
        for (int digit = 1; digit <= kSize; ++digit) {
            if (candidate(cell, digit) < 0 || (digit != this->digit(node) && set.victims[digit].has(cell))) continue;
            ++left;
            last = digit;
        }
        if (left == 1) imply(off(node), on(candidate(cell, last)));
    }
}

void Expansion::run(const Implications& implications, Literal start) {
    ++run_;
    entries_.clear();
    entries_.push_back({start, 0, 0});
    stamp_[start] = run_;
    place_[start] = 0;
    for (int i = 0; i < size(); ++i) {
        const auto distance = static_cast<std::uint16_t>(entries_[i].distance +
                                                         implications.cost(Implications::node_of(entries_[i].literal)));
        for (const Literal next : implications.next(entries_[i].literal)) {
            if (stamp_[next] == run_) {
                // Only a way round a set can be longer than one that is found later.
                Entry& known = entries_[place_[next]];
                if (known.distance > distance && known.parent != 0) {
                    known.parent = static_cast<std::uint16_t>(i);
                    known.distance = distance;
                }
                continue;
            }
            stamp_[next] = run_;
            place_[next] = static_cast<std::uint16_t>(entries_.size());
            entries_.push_back({next, static_cast<std::uint16_t>(i), distance});
        }
    }
}

void Expansion::chain(int entry, std::vector<Literal>& literals) const {
    literals.clear();
    for (; entry != 0; entry = entries_[entry].parent) literals.push_back(entries_[entry].literal);
    literals.push_back(entries_[0].literal);
    std::reverse(literals.begin(), literals.end());
}

}  // namespace ninefold::logic
