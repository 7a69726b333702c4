#include "logic/expert/three_digits.h"

#include <algorithm>

#include "core/houses.h"

namespace ninefold::logic::expert {

namespace {

constexpr int kMostTries = 1500;  // fillings asked for per digits and place
// Fewer cells than kFewestCells are a subset with further candidates, often there and seldom of use.
constexpr int kFewestCells = 10, kFewestOfFew = 4;
constexpr std::size_t kMostGuardiansOfFew = 3, kMostOfFew = 30;

// Colours a cell with the fewest digits left, and goes on.
bool fill(std::array<std::uint16_t, kCells>& masks, CellSet open) {
    if (open.empty()) return true;
    int best = -1;
    for (const int cell : open)
        if (best < 0 || std::popcount(masks[cell]) < std::popcount(masks[best])) best = cell;
    open.remove(best);
    const CellSet near = peers(best) & open;
    for (unsigned rest = masks[best]; rest; rest &= rest - 1) {
        const auto bit = static_cast<std::uint16_t>(rest & -rest);
        CellSet changed;
        bool dead = false;
        for (const int cell : near) {
            if ((masks[cell] & bit) == 0) continue;
            masks[cell] &= static_cast<std::uint16_t>(~bit);
            changed.add(cell);
            dead = dead || masks[cell] == 0;
        }
        if (!dead && fill(masks, open)) return true;
        for (const int cell : changed) masks[cell] |= bit;
    }
    return false;
}

Impossible pattern_of(const Position& position, int digits, CellSet cells) {
    Impossible one{digits, cells, {}};
    for (const int cell : cells)
        for (unsigned rest = static_cast<unsigned>(position.mask(cell) & ~digits); rest; rest &= rest - 1)
            one.labels.push_back(label_of(cell, std::countr_zero(rest)));
    return one;
}

// Tridagons, also where a cell has one of the digits alone or is filled with one: in each of four boxes three cells on
// all of its rows and columns, an odd number of them in an odd order.
class Tridagons {
  public:
    Tridagons(const Position& position, int digits, int most, std::vector<Impossible>& found)
        : position_(position), digits_(digits), most_(most), found_(found) {
        constexpr int kOrders[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}};
        for (int box = 0; box < kSize; ++box)
            for (int order = 0; order < 6; ++order) {
                Corner corner{{}, 0, order >= 3};
                bool fits = true;
                for (int row = 0; row < 3; ++row) {
                    const int cell = (box / 3 * 3 + row) * kSize + box % 3 * 3 + kOrders[order][row];
                    const auto mask = static_cast<unsigned>(position.mask(cell));
                    fits = fits && (mask & static_cast<unsigned>(digits)) != 0;
                    corner.guardians += std::popcount(mask & ~static_cast<unsigned>(digits));
                    corner.cells.add(cell);
                }
                if (fits && corner.guardians <= most) corners_[box].push_back(corner);
            }
    }

    void run() {
        for (const int band : {0, 3, 6})
            for (int stack = 0; stack < 3; ++stack) {
                std::array<int, 4> boxes{};  // all but those of a band and a stack
                int count = 0;
                for (int box = 0; box < kSize; ++box)
                    if (box / 3 * 3 != band && box % 3 != stack) boxes[static_cast<std::size_t>(count++)] = box;
                join(boxes, 0, {}, 0, false);
            }
    }

  private:
    struct Corner {
        CellSet cells;
        int guardians;
        bool odd;
    };

    void join(const std::array<int, 4>& boxes, std::size_t at, CellSet cells, int guardians, bool odd) {
        if (guardians > most_) return;
        if (at == boxes.size()) {
            if (odd && guardians > 0) found_.push_back(pattern_of(position_, digits_, cells));
            return;
        }
        for (const Corner& corner : corners_[static_cast<std::size_t>(boxes[at])])
            join(boxes, at + 1, cells | corner.cells, guardians + corner.guardians, odd != corner.odd);
    }

    const Position& position_;
    const int digits_, most_;
    std::vector<Impossible>& found_;
    std::array<std::vector<Corner>, kSize> corners_;
};

// Any other cells: what cannot be filled is sought by what can. Cells are added to those without guardians as long as
// all can be filled; whatever cannot be filled then has one of the cells that are left, so that these are tried in
// turn.
class Search {
  public:
    Search(const Position& position, int digits, CellSet place, int most, std::vector<Impossible>& found)
        : position_(position), digits_(digits), most_(most), found_(found) {
        for (const int cell : place) {
            const unsigned mask = static_cast<unsigned>(position.mask(cell));
            if ((mask & static_cast<unsigned>(digits)) == 0 || position.is_placed(label_of(cell, 0))) continue;
            const int extra = std::popcount(mask & ~static_cast<unsigned>(digits));
            if (extra == 0)
                plain_.add(cell);
            else if (extra <= most)
                larger_.push_back(cell);
        }
    }

    void run() {
        // Those with few guardians are added first, so that the cells that are left have many.
        std::stable_sort(larger_.begin(), larger_.end(), [&](int a, int b) { return extra(a) < extra(b); });
        if (fillable(position_, plain_, digits_))
            choose(plain_, {}, 0);
        else
            keep(plain_);
    }

  private:
    int extra(int cell) const {
        return std::popcount(static_cast<unsigned>(position_.mask(cell)) & ~static_cast<unsigned>(digits_));
    }

    // `in` can be filled; `out` are cells that were tried.
    void choose(CellSet in, CellSet out, int guardians) {
        if (guardians == most_ || tries_ > kMostTries) return;
        CellSet filled = in;
        std::vector<int> left;
        for (const int cell : larger_) {
            if (in.has(cell) || out.has(cell)) continue;
            if (guardians + extra(cell) > most_) break;
            ++tries_;
            if (fillable(position_, filled | CellSet::only(cell), digits_))
                filled.add(cell);
            else
                left.push_back(cell);
        }
        for (const int cell : left) {
            const CellSet with = in | CellSet::only(cell);
            ++tries_;
            if (fillable(position_, with, digits_))
                choose(with, out, guardians + extra(cell));
            else
                keep(with);
            out.add(cell);
        }
    }

    // As small as it goes, and with as few guardians.
    void keep(CellSet cells) {
        const auto spare = [&](int cell) {
            if (cells.has(cell) && !fillable(position_, cells - CellSet::only(cell), digits_)) cells.remove(cell);
        };
        std::for_each(larger_.rbegin(), larger_.rend(), spare);
        for (const int cell : plain_) spare(cell);
        Impossible one = pattern_of(position_, digits_, cells);
        const bool few = cells.count() < kFewestCells;
        if (!few || (cells.count() >= kFewestOfFew && one.labels.size() <= kMostGuardiansOfFew))
            found_.push_back(std::move(one));
    }

    const Position& position_;
    const int digits_, most_;
    std::vector<Impossible>& found_;
    CellSet plain_;
    std::vector<int> larger_;  // cells with guardians
    int tries_ = 0;
};

}  // namespace

bool fillable(const Position& position, CellSet cells, int digits) {
    std::array<std::uint16_t, kCells> masks;
    for (const int cell : cells) {
        masks[cell] = static_cast<std::uint16_t>(position.mask(cell) & digits);
        if (masks[cell] == 0) return false;
    }
    return fill(masks, cells);
}

std::vector<Impossible> impossible_patterns(const Position& position, int most_guardians, Stop& stop) {
    std::vector<Impossible> found;
    for (int digits = 0; digits < 1 << kSize; ++digits) {
        if (std::popcount(static_cast<unsigned>(digits)) != 3) continue;
        if (stop.look()) return {};
        Tridagons(position, digits, most_guardians, found).run();
        for (int without = 0; without < 6; ++without) {
            CellSet place = CellSet::all();
            for (int line = 0; line < 3; ++line)
                place -= house_cells((without < 3 ? kFirstRow : kFirstColumn) + 3 * (without % 3) + line);
            Search(position, digits, place, most_guardians, found).run();
        }
    }
    const auto by_guardians = [](const Impossible& a, const Impossible& b) {
        return std::pair(a.labels.size(), a.cells.count()) < std::pair(b.labels.size(), b.cells.count());
    };
    std::stable_sort(found.begin(), found.end(), by_guardians);
    std::vector<Impossible> kept, few;
    const auto less = [](const std::vector<Impossible>& those, const Impossible& than) {
        return std::any_of(those.begin(), those.end(), [&](const Impossible& one) {
            return std::includes(than.labels.begin(), than.labels.end(), one.labels.begin(), one.labels.end());
        });
    };
    for (Impossible& one : found) {
        if (less(kept, one) || less(few, one)) continue;
        (one.cells.count() < kFewestCells ? few : kept).push_back(std::move(one));
    }
    few.resize(std::min(few.size(), kMostOfFew));
    std::move(few.begin(), few.end(), std::back_inserter(kept));
    return kept;
}

}  // namespace ninefold::logic::expert
