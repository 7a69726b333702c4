// Deadly pattern: seven to nine open cells with three or four digits such that however these fill them, they could be
// filled in another way too, with the same digits in each row, column and box. No other cell would notice, so the
// puzzle would have two solutions: one of the further candidates of the cells is true.
//
//     12   .  .  |  24  .  .  |  14  .  .
//     23   .  .  |  23  .  .  |   .  .  .
//     13   .  .  |  34  .  .  |  14  .  .
//
// No list of shapes: cells are added until each house that has one has two, and then every filling is tried out.
// (Rectangles, unique loops and extended rectangles are techniques of their own.)
#include <algorithm>

#include "logic/nine/deadly_cells.h"
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

constexpr int kFewestDeadly = 7, kMostDeadly = 9;
constexpr int kMostFurtherCells = 4;
constexpr int kMostDeadlyNodes = 4'000;  // for one set of digits

// Whether every filling of the cells has a twin: another one with the same digits in each house.
class Fillings {
  public:
    Fillings(const Grid& grid, CellSet cells, Mask digits) {
        for (const int cell : cells) {
            cells_.push_back(cell);
            masks_.push_back(static_cast<Mask>(grid.mask(cell) & digits));
        }
        values_.resize(cells_.size());
    }

    bool all_have_twins() {
        all_ = true;
        fill(0);
        return all_ && any_;
    }

  private:
    bool clashes(std::size_t at, Mask value) const {
        for (std::size_t i = 0; i < at; ++i)
            if (values_[i] == value && peers(cells_[at]).has(cells_[i])) return true;
        return false;
    }

    void fill(std::size_t at) {
        if (at == cells_.size()) {
            any_ = true;
            all_ = has_twin();
            return;
        }
        for (Mask left = masks_[at]; left != 0 && all_; left &= static_cast<Mask>(left - 1)) {
            const Mask value = static_cast<Mask>(left & -left);
            if (clashes(at, value)) continue;
            values_[at] = value;
            fill(at + 1);
        }
    }

    bool has_twin() {
        left_.fill(0);
        for (std::size_t i = 0; i < cells_.size(); ++i)
            for (const int house : kGeometry.of[cells_[i]]) left_[house] |= values_[i];
        return twin(0, false);
    }

    // Gives the digits of each house out once more, so that one cell at least has another.
    bool twin(std::size_t at, bool differs) {
        if (at == cells_.size()) return differs;
        const auto& of = kGeometry.of[cells_[at]];
        for (Mask left = left_[of[0]] & left_[of[1]] & left_[of[2]]; left != 0; left &= static_cast<Mask>(left - 1)) {
            const Mask value = static_cast<Mask>(left & -left);
            for (const int house : of) left_[house] ^= value;
            const bool found = twin(at + 1, differs || value != values_[at]);
            for (const int house : of) left_[house] ^= value;
            if (found) return true;
        }
        return false;
    }

    std::vector<int> cells_;
    std::vector<Mask> masks_, values_;
    std::array<Mask, kHouses> left_{};
    bool all_ = true, any_ = false;
};

class DeadlyPatterns {
  public:
    DeadlyPatterns(Query& query, Mask digits) : query_(query), grid_(query.grid), digits_(digits) {
        for (const int cell : grid_.empty())
            if (std::popcount(static_cast<Mask>(grid_.mask(cell) & digits)) >= 2) usable_.add(cell);
    }

    void find() {
        CellSet rest = usable_;
        while (!rest.empty() && !over()) {
            const int first = rest.pop();
            add(first, rest);
        }
    }

  private:
    bool over() { return query_.enough() || nodes_ > kMostDeadlyNodes || query_.stop.now(); }

    void add(int cell, CellSet rest) {
        const Mask further = static_cast<Mask>(grid_.mask(cell) & ~digits_), before = further_;
        const CellSet cells_before = further_cells_;
        if (further != 0) {
            further_cells_.add(cell);
            further_ |= further;
        }
        cells_.add(cell);
        for (const int house : kGeometry.of[cell]) ++count_[house];
        if (promising()) grow(rest);
        for (const int house : kGeometry.of[cell]) --count_[house];
        cells_.remove(cell);
        further_ = before;
        further_cells_ = cells_before;
    }

    // Whether the further candidates can still remove something: of one digit, in one cell, or in two of one house.
    bool promising() const {
        const int number = further_cells_.count();
        if (number <= 1) return true;
        if (std::popcount(further_) == 1) return number <= kMostFurtherCells && !common_peers(further_cells_).empty();
        return number == 2 && common_houses(further_cells_) != 0;
    }

    // Adds a cell of a house that has one only; what was tried before stays out, so that every set is met once.
    void grow(CellSet rest) {
        ++nodes_;
        if (over()) return;
        int lonely = -1, fewest = kSize + 1;
        for (const int cell : cells_)
            for (const int house : kGeometry.of[cell])
                if (count_[house] == 1) {
                    const int choices = (rest & house_cells(house)).count();
                    if (choices < fewest) {
                        fewest = choices;
                        lonely = house;
                    }
                }
        if (lonely < 0 && is_deadly()) return;
        if (fewest == 0 || cells_.count() == kMostDeadly) return;
        CellSet choices = rest & house_cells(std::max(lonely, 0));
        if (lonely < 0) {
            choices = {};
            for (const int cell : cells_) choices |= rest & peers(cell);
        }
        for (const int cell : choices) {
            rest.remove(cell);
            add(cell, rest);
            if (over()) return;
        }
    }

    bool deadly(CellSet cells) const { return Fillings(grid_, cells, digits_).all_have_twins(); }

    // Without one of its cells a pattern must not be deadly: it would be told with a cell too many.
    bool is_deadly() {
        if (further_cells_.empty() || cells_.count() < kFewestDeadly || !deadly(cells_)) return false;
        std::vector<DeadlyCell> all;
        Mask used = 0;
        for (const int cell : cells_) {
            if (deadly(cells_ - CellSet::only(cell))) return true;
            used |= static_cast<Mask>(grid_.mask(cell) & digits_);
            all.push_back({static_cast<std::uint8_t>(cell), static_cast<Mask>(grid_.mask(cell) & digits_)});
        }
        if (used == digits_) judge_deadly_cells(query_, Technique::deadly_pattern, all, Shown::all);
        return true;
    }

    Query& query_;
    const Grid& grid_;
    const Mask digits_;
    CellSet usable_, cells_, further_cells_;
    Mask further_ = 0;
    int nodes_ = 0;
    std::array<std::int8_t, kHouses> count_{};
};

}  // namespace

void find_deadly_patterns(Query& query) {
    for (const int number : {3, 4})
        for (int digits = 1; digits <= kAllDigits && !query.enough() && !query.stop.now(); ++digits)
            if (std::popcount(static_cast<Mask>(digits)) == number)
                DeadlyPatterns(query, static_cast<Mask>(digits)).find();
}

}  // namespace ninefold::logic
