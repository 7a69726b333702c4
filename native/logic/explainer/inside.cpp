#include "logic/explainer/inside.h"

#include <algorithm>

#include "logic/explainer/combinations.h"

namespace ninefold::logic::explainer {

namespace {

void append(std::vector<CandidateId>& list, CellSet cells, int digit) {
    for (const int cell : cells) list.push_back(id_of(cell, digit));
}

void offer(std::vector<Inside>& out, Inside&& found) {
    if (found.parents.empty()) return;
    net_order(found.removed);
    out.push_back(std::move(found));
}

void locking(const Board& source, const Board& work, std::vector<Inside>& out) {
    constexpr std::array<std::pair<int, int>, 4> orders = {
        {{kFirstBox, kFirstColumn}, {kFirstBox, kFirstRow}, {kFirstColumn, kFirstBox}, {kFirstRow, kFirstBox}}};
    for (const auto& [base_kind, cover_kind] : orders) {
        for (int digit = 1; digit <= kSize; ++digit) {
            const CellSet all = work.cells[digit - 1];
            for (int base = base_kind; base < base_kind + kSize; ++base) {
                if (std::popcount(work.at(base, digit)) < 2) continue;
                const CellSet here = all & house_cells(base);
                const int cover = kGeometry.of[here.first()][cover_kind / kSize];
                if (!here.within(house_cells(cover))) continue;
                const CellSet removed = (all & house_cells(cover)) - house_cells(base);
                const CellSet gone = (source.cells[digit - 1] - all) & (house_cells(base) - house_cells(cover));
                if (removed.empty() || gone.empty()) continue;
                Inside found{base_kind == kFirstBox ? Kind::pointing : Kind::claiming, {}, {}};
                append(found.parents, gone, digit);
                append(found.removed, removed, digit);
                offer(out, std::move(found));
            }
        }
    }
}

void hidden_pairs(const Board& source, const Board& work, std::vector<Inside>& out) {
    for (const int first : kBoxColumnRow) {
        for (int house = first; house < first + kSize; ++house) {
            if (work.empty_in(house) <= 4) continue;
            Mask twice = 0;
            for (int digit = 1; digit <= kSize; ++digit)
                if (std::popcount(work.at(house, digit)) == 2) twice = static_cast<Mask>(twice | bit(digit));
            if (std::popcount(twice) < 2) continue;
            for (const int b : each_digit(twice)) {
                for (const int a : each_digit(twice & (bit(b) - 1))) {
                    const Mask where = work.at(house, a);
                    if (where != work.at(house, b)) continue;
                    const Mask pair = static_cast<Mask>(bit(a) | bit(b));
                    Inside found{Kind::hidden_pair, {}, {}};
                    for (const int digit : {a, b})
                        append(found.parents, cells_at(house, static_cast<Mask>(source.at(house, digit) & ~where)),
                               digit);
                    if (found.parents.empty()) continue;
                    for (const int cell : cells_at(house, where))
                        for (const int digit : each_digit(work.mask[cell] & ~pair))
                            found.removed.push_back(id_of(cell, digit));
                    if (!found.removed.empty()) offer(out, std::move(found));
                }
            }
        }
    }
}

void naked_pairs(const Board& source, const Board& work, std::vector<Inside>& out) {
    for (const int first : kBoxColumnRow) {
        for (int house = first; house < first + kSize; ++house) {
            if (work.empty_in(house) < 4) continue;
            const auto& list = kGeometry.list[house];
            for (int j = 1; j < kSize; ++j) {
                const Mask pair = work.mask[list[j]];
                if (std::popcount(pair) != 2) continue;
                for (int i = 0; i < j; ++i) {
                    if (work.mask[list[i]] != pair) continue;
                    Inside found{Kind::naked_pair, {}, {}};
                    for (const int cell : {list[i], list[j]})
                        for (const int digit : each_digit(source.mask[cell] & ~pair))
                            found.parents.push_back(id_of(cell, digit));
                    if (found.parents.empty()) continue;
                    for (int k = 0; k < kSize; ++k) {
                        if (k == i || k == j) continue;
                        for (const int digit : each_digit(work.mask[list[k]] & pair))
                            found.removed.push_back(id_of(list[k], digit));
                    }
                    if (!found.removed.empty()) offer(out, std::move(found));
                }
            }
        }
    }
}

void x_wings(const Board& source, const Board& work, std::vector<Inside>& out) {
    for (const auto& [base, cover] : {std::pair{kFirstColumn, kFirstRow}, std::pair{kFirstRow, kFirstColumn}}) {
        for (int j = 1; j < kSize; ++j) {
            for (int i = 0; i < j; ++i) {
                for (int digit = 1; digit <= kSize; ++digit) {
                    const Mask where = work.at(base + i, digit);
                    if (where != work.at(base + j, digit) || std::popcount(where) != 2 || work.left[digit - 1] < 4)
                        continue;
                    const CellSet lines = house_cells(base + i) | house_cells(base + j);
                    CellSet across;
                    for (const int k : each_digit(where)) across |= house_cells(cover + k - 1);
                    const CellSet gone = ((source.cells[digit - 1] - work.cells[digit - 1]) & lines) - across;
                    const CellSet removed = (work.cells[digit - 1] & across) - lines;
                    if (gone.empty() || removed.empty()) continue;
                    Inside found{Kind::x_wing, {}, {}};
                    append(found.parents, gone, digit);
                    for (const int k : each_digit(where))
                        append(found.removed, removed & house_cells(cover + k - 1), digit);
                    offer(out, std::move(found));
                }
            }
        }
    }
}

}  // namespace

void net_order(std::vector<CandidateId>& removed) {
    CellSet cells;
    std::array<std::uint8_t, kCells> turn{};  // when the cell was first named
    for (const CandidateId candidate : removed) {
        const int cell = cell_of(candidate);
        if (cells.has(cell)) continue;
        turn[cell] = static_cast<std::uint8_t>(cells.count());
        cells.add(cell);
    }
    const int count = cells.count();
    const int bits = count <= 12 ? 15 : count <= 24 ? 31 : count <= 48 ? 63 : 127;
    std::sort(removed.begin(), removed.end(), [&](CandidateId a, CandidateId b) {
        const int cell_a = cell_of(a), cell_b = cell_of(b);
        if ((cell_a & bits) != (cell_b & bits)) return (cell_a & bits) < (cell_b & bits);
        if (cell_a != cell_b) return turn[cell_a] < turn[cell_b];
        return digit_of(a) < digit_of(b);
    });
}

void find_inside(const Board& source, const Board& work, std::vector<Inside>& out) {
    out.clear();
    locking(source, work, out);
    if (out.empty()) hidden_pairs(source, work, out);
    if (out.empty()) naked_pairs(source, work, out);
    if (out.empty()) x_wings(source, work, out);
}

}  // namespace ninefold::logic::explainer
