// Hidden pair, triple, quadruple: n digits of a house that have only n cells left; those cells lose all
// others.
#include "logic/nine/finders/finders.h"
#include "logic/nine/fruitless.h"

namespace ninefold::logic {

namespace {

class HiddenSubsets {
  public:
    HiddenSubsets(Query& query, int size, Technique technique)
        : query_(query), fruitless_(Fruitless::of(query)), size_(size), technique_(technique) {}

    void scan(int house) {
        fruitless_.in_house(kHiddenSubsets + size_, house, [&] { return look(house); });
    }

  private:
    // Whether there is a subset that removes something.
    bool look(int house) {
        found_ = false;
        house_ = house;
        digits_ = 0;
        for (int digit = 1; digit <= kSize; ++digit) {
            const int places = query_.grid.places(house, digit);
            if (places >= 2 && places <= size_) list_[digits_++] = digit;
        }
        if (digits_ >= size_) choose(0, size_, {}, 0);
        return found_;
    }

    void choose(int from, int missing, CellSet cells, Mask digits) {
        if (missing == 0) return report(cells, digits);
        for (int i = from; i <= digits_ - missing && !query_.enough(); ++i) {
            const CellSet joined = cells | query_.grid.cells_of(list_[i], house_);
            if (joined.count() <= size_) choose(i + 1, missing - 1, joined, static_cast<Mask>(digits | bit(list_[i])));
        }
    }

    void report(CellSet cells, Mask digits) {
        Mask held = 0;
        for (const int cell : cells) held |= query_.grid.mask(cell);
        if ((held & ~digits) == 0) return;
        found_ = true;
        Step step(technique_, digits);
        for (const int cell : cells)
            for (const int digit : each_digit(query_.grid.mask(cell) & ~digits))
                step.eliminate(digit, CellSet::only(cell));
        step.use(cells);
        step.house(house_);
        step.evidence.sets.push_back({cells, digits});
        for (const int digit : each_digit(digits)) step.mark(digit, cells & query_.grid.cells_of(digit));
        query_.add(std::move(step));
    }

    Query& query_;
    Fruitless& fruitless_;
    const int size_;
    const Technique technique_;
    int house_ = 0, digits_ = 0;
    bool found_ = false;  // a subset that removes something
    std::array<int, kSize> list_{};
};

}  // namespace

void find_hidden_subsets(Query& query) {
    int size = 2;
    for (const Technique technique : {Technique::hidden_pair, Technique::hidden_triple, Technique::hidden_quadruple}) {
        if (query.wants(technique)) {
            HiddenSubsets subsets(query, size, technique);
            for (int house = kFirstBox; house < kHouses && !query.enough(); ++house) subsets.scan(house);
            for (int house = 0; house < kFirstBox && !query.enough(); ++house) subsets.scan(house);
        }
        ++size;
    }
}

}  // namespace ninefold::logic
