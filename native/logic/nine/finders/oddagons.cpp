// Rings of an odd number of cells, at least five, each of which shares a house with the next.
//
// Broken wing: one digit, the houses all different. If it stood in these houses nowhere else, every other cell of the
// ring would hold it, which an odd ring does not allow. So one of its further places in the houses is true. Bivalue
// oddagon: two digits in all cells of the ring. If there were nothing else, they would alternate round it, which an odd
// ring does not allow. So one of the other candidates of the cells is true.
#include "logic/nine/finders/finders.h"
#include "logic/nine/guardians.h"

namespace ninefold::logic {

namespace {

constexpr int kMostOfRing = 6;

class Rings {
  public:
    Rings(Query& query, Mask digits, CellSet usable, int size)
        : query_(query), grid_(query.grid), digits_(digits), usable_(usable), size_(size) {}

    void find() {
        // Every ring is met from the smallest of its cells, in one of its two senses.
        for (const int start : usable_) {
            ring_ = {start};
            houses_.clear();
            walk(CellSet::only(start), guardians_in(start));
        }
    }

  private:
    bool of_one_digit() const { return std::popcount(digits_) == 1; }
    int guardians_in(int cell) const {
        return of_one_digit() ? 0 : std::popcount(static_cast<Mask>(grid_.mask(cell) & ~digits_));
    }

    void walk(CellSet path, int guardians) {
        if (query_.enough() || query_.stop.now() || guardians > kMostOfRing) return;
        const int last = ring_.back(), size = static_cast<int>(ring_.size());
        for (const int house : kGeometry.of[last]) {
            if (std::find(houses_.begin(), houses_.end(), house) != houses_.end()) continue;
            const CellSet inside = usable_ & house_cells(house);
            const int more = of_one_digit() ? inside.count() - 2 : 0;
            if (guardians + more > kMostOfRing) continue;
            houses_.push_back(house);
            if (size == size_ && ring_[1] < last && inside.has(ring_.front())) close(path);
            if (size < size_)
                for (const int next : inside - path) {
                    if (next < ring_.front()) continue;
                    ring_.push_back(next);
                    walk(path | CellSet::only(next), guardians + more + guardians_in(next));
                    ring_.pop_back();
                }
            houses_.pop_back();
        }
    }

    void close(CellSet cells) {
        std::vector<Candidate> guardians;
        if (of_one_digit()) {
            CellSet others;
            for (const int house : houses_) others |= usable_ & house_cells(house);
            for (const int cell : others - cells)
                guardians.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(lowest(digits_))});
            // A cell of the ring may lie in a house of two others.
            for (std::size_t i = 0; i < houses_.size(); ++i)
                if ((cells & house_cells(houses_[i])).count() != 2) return;
        } else {
            for (const int cell : cells)
                for (const int digit : each_digit(grid_.mask(cell) & ~digits_))
                    guardians.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
        }
        if (guardians.empty() || guardians.size() > kMostOfRing) return;
        Step step(of_one_digit() ? Technique::broken_wing : Technique::bivalue_oddagon, digits_);
        rule_out_by_all(grid_, guardians, step);
        if (step.eliminations.empty()) return;
        for (const int cell : ring_) step.evidence.cells.push_back(static_cast<std::uint8_t>(cell));
        if (of_one_digit())
            for (const int house : houses_) step.house(house);
        for (const int digit : each_digit(digits_)) {
            step.mark(digit, cells);
            for (std::size_t i = 0; digit == lowest(digits_) && i < ring_.size(); ++i)
                step.link(digit, CellSet::only(ring_[i]), CellSet::only(ring_[(i + 1) % ring_.size()]), false);
        }
        for (const auto& [cell, digit] : guardians) step.mark(digit, CellSet::only(cell), Role::fin);
        step.length = static_cast<std::uint16_t>(ring_.size());
        query_.add(std::move(step));
    }

    Query& query_;
    const Grid& grid_;
    const Mask digits_;
    const CellSet usable_;
    const int size_;
    std::vector<int> ring_, houses_;
};

}  // namespace

void find_broken_wings(Query& query) {
    for (const int size : {5, 7})
        for (int digit = 1; digit <= kSize && !query.enough(); ++digit)
            Rings(query, bit(digit), query.grid.cells_of(digit), size).find();
}

void find_bivalue_oddagons(Query& query) {
    for (const int size : {5, 7, 9})
        for (int a = 1; a <= kSize; ++a)
            for (int b = a + 1; b <= kSize && !query.enough(); ++b)
                Rings(query, static_cast<Mask>(bit(a) | bit(b)), query.grid.cells_of(a) & query.grid.cells_of(b), size)
                    .find();
}

}  // namespace ninefold::logic
