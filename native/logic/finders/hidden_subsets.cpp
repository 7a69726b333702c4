// Hidden pair, triple, quadruple: n digits of a house that have only n cells left; those cells lose all
// others.
#include "logic/finders/finders.h"

namespace ninefold::logic {

namespace {

class HiddenSubsets {
  public:
    HiddenSubsets(Search& search, int size, Technique technique)
        : search_(search), size_(size), technique_(technique) {}

    void scan(int house) {
        house_ = house;
        digits_ = 0;
        for (int digit = 1; digit <= 9; ++digit) {
            const int places = search_.grid.places(house, digit);
            if (places >= 2 && places <= size_) list_[digits_++] = digit;
        }
        if (digits_ >= size_) choose(0, size_, {}, 0);
    }

  private:
    void choose(int from, int missing, CellSet cells, Mask digits) {
        if (missing == 0) return report(cells, digits);
        for (int i = from; i <= digits_ - missing && !search_.enough(); ++i) {
            const CellSet joined = cells | search_.grid.cells_of(list_[i], house_);
            if (joined.count() <= size_) choose(i + 1, missing - 1, joined, static_cast<Mask>(digits | bit(list_[i])));
        }
    }

    void report(CellSet cells, Mask digits) {
        Step step(technique_, digits);
        for (const int cell : cells)
            for (const int digit : Digits(search_.grid.mask(cell) & ~digits))
                step.eliminate(digit, CellSet::only(cell));
        if (step.eliminations.empty()) return;
        step.use(cells);
        step.house(house_);
        step.evidence.sets.push_back({cells, digits});
        for (const int digit : Digits(digits)) step.mark(digit, cells & search_.grid.cells_of(digit));
        search_.add(std::move(step));
    }

    Search& search_;
    const int size_;
    const Technique technique_;
    int house_ = 0, digits_ = 0;
    std::array<int, 9> list_{};
};

}  // namespace

void find_hidden_subsets(Search& search) {
    int size = 2;
    for (const Technique technique : {Technique::hidden_pair, Technique::hidden_triple, Technique::hidden_quadruple}) {
        if (search.wants(technique)) {
            HiddenSubsets subsets(search, size, technique);
            for (int house = 18; house < 27 && !search.enough(); ++house) subsets.scan(house);
            for (int house = 0; house < 18 && !search.enough(); ++house) subsets.scan(house);
        }
        ++size;
    }
}

}  // namespace ninefold::logic
