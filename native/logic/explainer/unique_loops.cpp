// Unique rectangles and loops: cells that all hold the same two digits, joined in a loop that enters and leaves every
// house once. If nothing else stood in them, the two digits could be exchanged. All loops are collected; the lowest
// rating wins, then the lower type, then the loop met first.
#include <algorithm>

#include "logic/explainer/combinations.h"
#include "logic/explainer/producers.h"

namespace ninefold::logic::explainer {

namespace {

struct Loop {
    std::array<std::uint8_t, 2 * kSize> cells;  // at most nine houses of a kind, each with two cells
    int size;
    CellSet set;
    double base_rating() const { return size >= 10 ? 5.0 : size >= 8 ? 4.7 : size >= 6 ? 4.6 : 4.5; }
};

struct Extras {
    int first, second;  // the two cells with more candidates, in the order of the loop
    Mask digits;        // what they hold beyond the pair
};

// What decides between two conclusions about loops, before any of it is told.
struct Choice {
    double rating = 100;
    int type = 0;
    bool beaten_by(double other_rating, int other_type) const {
        return other_rating < rating || (other_rating == rating && other_type < type);
    }
};

class LoopSearch {
  public:
    LoopSearch(const Board& board, Finding& out) : board_(board), out_(out) {}

    bool run() {
        for (const int start : board_.empty) {
            if (board_.count(start) != 2) continue;
            pair_ = board_.mask[start];
            const int one = lowest(pair_), other = lowest(static_cast<Mask>(pair_ & (pair_ - 1)));
            pool_ = board_.cells[one - 1] & board_.cells[other - 1];
            if (pool_.count() < 4) continue;
            plain_ = {};
            for (const int cell : pool_)
                if (board_.count(cell) == 2) plain_.add(cell);
            loop_.size = 0;
            loop_.set = {};
            visited_ = {};
            walk(start, 2, 0, -1);
        }
        return best_.type != 0;
    }

  private:
    // Adds the cell and everything that can follow. `spare` cells more may differ from the pair; beyond that, only
    // while a single extra digit has been seen. Seen means looked at: also on cells that were tried before this one
    // from the same place and left again. That is an accident of the scale, and part of it: ratings rest on it.
    void walk(int cell, int spare, Mask extra, int last_kind) {
        const auto& houses = kGeometry.of[cell];
        const std::uint32_t marks = 1u << houses[0] | 1u << houses[1] | 1u << houses[2];
        std::uint32_t& visited = visited_[loop_.size & 1];
        if ((visited & marks) || loop_.size == 2 * kSize) return;  // a house holds one cell of each colour
        visited |= marks;
        loop_.cells[loop_.size++] = static_cast<std::uint8_t>(cell);
        loop_.set.add(cell);
        const int start = loop_.cells[0];
        for (const int first : kBoxRowColumn) {
            const int kind = first / kSize;
            if (kind == last_kind) continue;
            for (const int next : pool_& house_cells(houses[kind])) {
                if (next == start && loop_.size >= 4) {
                    if (visited_[0] == visited_[1]) judge();
                } else if (!loop_.set.has(next)) {
                    extra = static_cast<Mask>(extra | (board_.mask[next] & ~pair_));
                    const bool plain = plain_.has(next);
                    const int left = plain ? spare : spare - 1;
                    if ((plain || std::has_single_bit(extra) || spare > 0) && leads_on(next, left, extra))
                        walk(next, left, extra, kind);
                }
            }
        }
        loop_.set.remove(cell);
        --loop_.size;
        visited_[loop_.size & 1] &= ~marks;
    }

    // Whether a loop through the cell can come back: where only cells that hold the pair alone may follow, and the
    // start, one of them must be seen.
    bool leads_on(int cell, int spare, Mask extra) const {
        if (spare > 0 || std::popcount(extra) < 2) return true;
        return peers(cell).meets((plain_ - loop_.set) | CellSet::only(loop_.cells[0]));
    }

    void judge() {
        std::array<int, 2 * kSize> extra{};
        int count = 0;
        Mask digits = 0;
        for (int i = 0; i < loop_.size; ++i) {
            const int cell = loop_.cells[i];
            if (board_.count(cell) <= 2) continue;
            extra[count++] = cell;
            digits = static_cast<Mask>(digits | (board_.mask[cell] & ~pair_));
        }
        if (count == 1) {
            one_extra(extra[0]);
        } else if (count >= 2 && std::has_single_bit(digits)) {
            CellSet cells;
            for (int i = 0; i < count; ++i) cells.add(extra[i]);
            same_extra(cells, lowest(digits));
        } else if (count == 2) {
            subset_with_extras({extra[0], extra[1], digits});
        }
        if (count == 2) locked_digit(extra[0], extra[1]);
    }

    bool open(double rating, int type) {
        if (!best_.beaten_by(rating, type)) return false;
        constexpr std::array<Kind, 5> kinds = {{{}, Kind::unique_1, Kind::unique_2, Kind::unique_3, Kind::unique_4}};
        best_ = {rating, type};
        out_.reset(kinds[type], rating);
        out_.digits = pair_;
        for (int i = 0; i < loop_.size; ++i) {
            const int cell = loop_.cells[i];
            out_.use(cell);
            for (const int digit : each_digit(board_.mask[cell]))
                out_.mark(cell, digit, pair_ & bit(digit) ? Role::pattern : Role::extra);
        }
        return true;
    }

    // Type 1: one cell must be what it holds beyond the pair.
    void one_extra(int cell) {
        if (open(loop_.base_rating(), 1)) out_.eliminate_all(cell, pair_);
    }

    // Type 2: one of the cells is the one extra digit.
    void same_extra(CellSet cells, int digit) {
        const CellSet victims = (common_peers(cells) & board_.cells[digit - 1]) - cells;
        if (!victims.empty() && open(loop_.base_rating(), 2)) out_.eliminate(victims, digit);
    }

    // Type 4: one digit of the pair has no other place in a house of both cells, so the other digit goes.
    void locked_digit(int a, int b) {
        const int one = lowest(pair_), other = lowest(static_cast<Mask>(pair_ & (pair_ - 1)));
        int locks_one = -1, locks_other = -1;
        for (const int first : kBoxRowColumn) {
            const int house = kGeometry.of[a][first / kSize];
            if (house != kGeometry.of[b][first / kSize]) continue;
            if (std::popcount(board_.at(house, one)) == 2) locks_one = house;
            if (std::popcount(board_.at(house, other)) == 2) locks_other = house;
        }
        if (locks_one < 0 && locks_other < 0) return;
        if (!open(loop_.base_rating(), 4)) return;
        const int gone = locks_one >= 0 ? other : one;
        out_.house(locks_one >= 0 ? locks_one : locks_other);
        out_.eliminate(a, gone);
        out_.eliminate(b, gone);
    }

    // Type 3: the two cells are one cell of the extra digits, and belong to a subset of a house.
    void subset_with_extras(const Extras& extras) {
        for (int size = std::popcount(extras.digits); size <= 7; ++size) {
            for (const int first : kBoxRowColumn) {
                const int house = kGeometry.of[extras.first][first / kSize];
                if (house != kGeometry.of[extras.second][first / kSize]) continue;
                const int empty = board_.empty_in(house);
                if (2 * size <= empty) naked(extras, house, size);
                if (2 * size < empty) hidden(extras, house, size);
            }
        }
    }

    void naked(const Extras& extras, int house, int size) {
        const double rating = loop_.base_rating() + (size - 1) * 0.1;
        if (!best_.beaten_by(rating, 3)) return;
        const Mask first = position(house, extras.first), second = position(house, extras.second);
        const Mask shared = board_.mask[extras.first] & board_.mask[extras.second] & extras.digits;
        for (const Mask positions : subsets_of_nine(size)) {
            if (!(positions & first) || (positions & second)) continue;
            const CellSet others = cells_at(house, static_cast<Mask>(positions & ~first));
            Mask held = shared;
            bool thin = false;
            for (const int cell : others) {
                held = static_cast<Mask>(held | board_.mask[cell]);
                thin |= board_.count(cell) < 2;
            }
            if (thin || std::popcount(held) != size || (extras.digits & ~held)) continue;
            CellSet rest = house_cells(house) - others;
            rest.remove(extras.first);
            rest.remove(extras.second);
            if (!holds_any(rest, held)) continue;
            open(rating, 3);
            out_.house(house);
            out_.set(others, held);
            for (const int cell : rest) out_.eliminate_all(cell, static_cast<Mask>(board_.mask[cell] & held));
            return;
        }
    }

    void hidden(const Extras& extras, int house, int size) {
        const double rating = loop_.base_rating() + (size - 2) * 0.1;
        if (!best_.beaten_by(rating, 3)) return;
        const Mask first = position(house, extras.first), second = position(house, extras.second);
        const Mask pool = static_cast<Mask>(kAllDigits & ~(pair_ | extras.digits));
        for (const Mask more : subsets_of_nine(size - 2)) {
            if (more & ~pool) continue;
            const Mask digits = static_cast<Mask>(more | pair_);
            Mask where = 0;
            bool missing = false;
            for (const int digit : each_digit(digits)) {
                const Mask places = static_cast<Mask>(board_.at(house, digit) & ~second);
                missing |= places == 0;
                where = static_cast<Mask>(where | places);
            }
            if (missing || std::popcount(where) != size) continue;
            const CellSet others = cells_at(house, static_cast<Mask>(where & ~first));
            if (!holds_any(others, static_cast<Mask>(kAllDigits & ~digits))) continue;
            open(rating, 3);
            out_.house(house);
            out_.set(others, digits);
            for (const int cell : others) out_.eliminate_all(cell, static_cast<Mask>(board_.mask[cell] & ~digits));
            return;
        }
    }

    bool holds_any(CellSet cells, Mask digits) const {
        for (const int cell : cells)
            if (board_.mask[cell] & digits) return true;
        return false;
    }
    static Mask position(int house, int cell) { return static_cast<Mask>(1 << kPositions.of[cell][house / kSize]); }

    const Board& board_;
    Finding& out_;
    Choice best_;
    Mask pair_ = 0;
    CellSet pool_, plain_;  // cells with both digits, and those of them with nothing else
    Loop loop_{};
    std::array<std::uint32_t, 2> visited_{};  // houses with a cell of each colour
};

}  // namespace

bool find_unique_loop(const Board& board, Finding& out) { return LoopSearch(board, out).run(); }

}  // namespace ninefold::logic::explainer
