// Naked pair, triple, quadruple: n cells of a house that hold only n digits; the other cells of the house
// lose them. A pair or triple within one box and one line that removes candidates from both is called locked.
#include "logic/nine/finders/finders.h"
#include "logic/nine/fruitless.h"

namespace ninefold::logic {

namespace {

class NakedSubsets {
  public:
    NakedSubsets(Query& query, int size, Technique naked, std::optional<Technique> locked)
        : query_(query), fruitless_(Fruitless::of(query)), size_(size), naked_(naked), locked_(locked) {}

    void scan(int house) {
        fruitless_.in_house(kNakedSubsets + size_, house, [&] { return look(house); });
    }

  private:
    // Whether there is a subset that removes something, or may when another house changes.
    bool look(int house) {
        found_ = false;
        house_ = house;
        cells_ = 0;
        for (const int cell : query_.grid.empty() & house_cells(house)) {
            const int count = query_.grid.count(cell);
            if (count >= 2 && count <= size_) list_[cells_++] = cell;
        }
        if (cells_ >= size_) choose(0, size_, {}, 0);
        return found_;
    }

    void choose(int from, int missing, CellSet cells, Mask digits) {
        if (missing == 0) return report(cells, digits);
        for (int i = from; i <= cells_ - missing && !query_.enough(); ++i) {
            const Mask joined = digits | query_.grid.mask(list_[i]);
            if (std::popcount(joined) <= size_) choose(i + 1, missing - 1, cells | CellSet::only(list_[i]), joined);
        }
    }

    void report(CellSet cells, Mask digits) {
        CellSet line, box;  // the other cells of the houses that hold the whole subset
        for (std::uint32_t rest = common_houses(cells); rest; rest &= rest - 1) {
            const int house = std::countr_zero(rest);
            (kind_of(house) == HouseKind::box ? box : line) |= house_cells(house) - cells;
        }
        const CellSet open = carriers(digits);
        // Within one house nothing else decides; in a line and a box, the other one may change.
        if (((line | box) & open).empty() && (line.empty() || box.empty())) return;
        found_ = true;
        // The cell in both line and box counts for the box.
        const bool locked = locked_ && (box & open).count() > 0 && ((line - box) & open).count() > 0;
        const Technique technique = locked ? *locked_ : naked_;
        if (!query_.wants(technique) || !(line | box).meets(open)) return;
        Step step(technique, digits);
        step.use(cells);
        step.house(house_);
        step.evidence.sets.push_back({cells, digits});
        for (const int digit : each_digit(digits)) step.mark(digit, cells & query_.grid.cells_of(digit));
        eliminate(step, line & open, digits);
        eliminate(step, (box - line) & open, digits);
        query_.add(std::move(step));
    }

    CellSet carriers(Mask digits) const {
        CellSet cells;
        for (const int digit : each_digit(digits)) cells |= query_.grid.cells_of(digit);
        return cells;
    }

    void eliminate(Step& step, CellSet cells, Mask digits) const {
        for (const int cell : cells)
            for (const int digit : each_digit(query_.grid.mask(cell) & digits))
                step.eliminate(digit, CellSet::only(cell));
    }

    Query& query_;
    Fruitless& fruitless_;
    const int size_;
    const Technique naked_;
    const std::optional<Technique> locked_;
    int house_ = 0, cells_ = 0;
    bool found_ = false;  // a subset that removes something, or may when another house changes
    std::array<int, kSize> list_{};
};

}  // namespace

void find_naked_subsets(Query& query) {
    struct Kind {
        int size;
        Technique naked;
        std::optional<Technique> locked;
    };
    for (const auto& [size, naked, locked] :
         {Kind{2, Technique::naked_pair, Technique::locked_pair},
          Kind{3, Technique::naked_triple, Technique::locked_triple}, Kind{4, Technique::naked_quadruple, {}}}) {
        const bool wants_naked = query.wants(naked);
        if (!wants_naked && !(locked && query.wants(*locked))) continue;
        NakedSubsets subsets(query, size, naked, locked);
        for (int house = kFirstBox; house < kHouses && !query.enough(); ++house) subsets.scan(house);
        // Every locked subset lies in a box and has been seen.
        for (int house = 0; wants_naked && house < kFirstBox && !query.enough(); ++house) subsets.scan(house);
    }
}

}  // namespace ninefold::logic
