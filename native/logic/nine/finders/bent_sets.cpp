// Bent sets: n cells with n digits, some of them in a box and some in a line that crosses it. A digit whose places
// among the cells are all in the box, or all in the line, fills one of them at most. If just one digit z does not, the
// others fill all cells but one, and z is in a cell: what sees all its places in them (*) loses z. If there is no such
// digit, every digit fills one cell, and each of them is ruled out likewise. (Four cells are a WXYZ-wing,
// wxyz_wing.cpp.)
//
//     vz   *    *   |  .  wz  .  |  wx  xy  .
//      .  vwxy  .   |  .   .  .  |  .    .  .
#include "logic/nine/finders/finders.h"

namespace ninefold::logic {

namespace {

constexpr int kLeastBent = 5, kMostBent = 9;

Technique bent_set_of(int cells) {
    constexpr Technique kBySize[] = {Technique::vwxyz_wing, Technique::uvwxyz_wing, Technique::tuvwxyz_wing,
                                     Technique::stuvwxyz_wing, Technique::rstuvwxyz_wing};
    return kBySize[cells - kLeastBent];
}

class BentSets {
  public:
    BentSets(Query& query, int size) : query_(query), grid_(query.grid), size_(size) {}

    void find(int box, int line) {
        box_ = house_cells(box);
        line_ = house_cells(line);
        CellSet open;
        for (const int cell : (box_ | line_) & grid_.empty())
            if (grid_.count(cell) <= size_) open.add(cell);
        grow({}, 0, open);
    }

  private:
    void grow(CellSet cells, Mask digits, CellSet rest) {
        const int missing = size_ - cells.count();
        if (missing == 0) return judge(cells, digits);
        while (rest.count() >= missing && !query_.enough() && !query_.stop.now()) {
            const int cell = rest.pop();
            const Mask more = static_cast<Mask>(digits | grid_.mask(cell));
            if (std::popcount(more) <= size_) grow(cells | CellSet::only(cell), more, rest);
        }
    }

    void judge(CellSet cells, Mask digits) {
        if (std::popcount(digits) != size_ || cells.within(box_) || cells.within(line_)) return;
        Mask loose = 0;
        for (const int digit : each_digit(digits)) {
            const CellSet places = cells & grid_.cells_of(digit);
            if (!places.within(box_) && !places.within(line_)) loose |= bit(digit);
        }
        if (std::popcount(loose) > 1) return;
        Step step(bent_set_of(size_), digits);
        for (const int digit : each_digit(digits)) {
            const CellSet places = cells & grid_.cells_of(digit);
            step.mark(digit, places, loose == bit(digit) ? Role::pincer : Role::restricted);
            if (loose == 0 || loose == bit(digit))
                step.eliminate(digit, (common_peers(places) & grid_.cells_of(digit)) - cells);
        }
        if (step.eliminations.empty()) return;
        step.use(cells);
        query_.add(std::move(step));
    }

    Query& query_;
    const Grid& grid_;
    int size_;
    CellSet box_, line_;
};

}  // namespace

void find_bent_sets(Query& query) {
    for (int size = kLeastBent; size <= kMostBent; ++size) {
        if (!query.wants(bent_set_of(size))) continue;
        BentSets sets(query, size);
        for (int box = kFirstBox; box < kHouses; ++box)
            for (int line = 0; line < kFirstBox && !query.enough(); ++line)
                if (house_cells(line).meets(house_cells(box))) sets.find(box, line);
    }
}

}  // namespace ninefold::logic
