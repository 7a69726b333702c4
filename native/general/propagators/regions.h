// A board that falls into regions of equal size which nobody has drawn: every cell has a label, and cells with the same
// label hold different digits. (That a region is connected and has its size is said by a Connected for each label.)
// Labels are numbered in the order in which they first occur, so that one way to divide the board has one labelling.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Regions final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    // cells: those of the board, then as many labels
    Regions(std::vector<int> cells, int region_size)
        : Propagator<Words>(std::move(cells)),
          count_(static_cast<int>(this->watched().size()) / 2),
          region_size_(region_size) {}
    Price price() const override { return Price::line; }

    bool propagate(Space<Words>& space) override {
        if (!number(space)) return false;
        for (int label = 1; label <= count_ / region_size_; ++label) {
            if (!differ(space, label) || (region_size_ == space.size() && !place(space, label))) return false;
        }
        return true;
    }

  private:
    int cell(int k) const { return this->watched()[k]; }
    int label(int k) const { return this->watched()[count_ + k]; }

    // A label is at most one more than those before it.
    bool number(Space<Words>& space) {
        int most = 1;
        const int all = count_ / region_size_;
        for (int k = 0; k < count_; ++k) {
            if (!space.keep(label(k), Set::all(most))) return false;
            if (space[label(k)].has(most) && most < all) ++most;
        }
        return true;
    }

    // Digits that the region has for sure, and cells that have no other.
    bool differ(Space<Words>& space, int region) {
        Set used;
        for (int k = 0; k < count_; ++k) {
            if (!space[label(k)].has(region) || !space[label(k)].single() || !space[cell(k)].single()) continue;
            if (used.intersects(space[cell(k)])) return false;
            used |= space[cell(k)];
        }
        if (used.empty()) return true;
        for (int k = 0; k < count_; ++k) {
            if (!space[label(k)].has(region)) continue;
            if (!space[label(k)].single()) {
                if (used.contains(space[cell(k)]) && !space.remove(label(k), Set::only(region))) return false;
            } else if (!space[cell(k)].single() && !space.remove(cell(k), used)) {
                return false;
            }
        }
        return true;
    }

    // A region with as many cells as there are digits has each of them: some have only one place left.
    bool place(Space<Words>& space, int region) {
        Set once, twice;
        for (int k = 0; k < count_; ++k) {
            if (!space[label(k)].has(region)) continue;
            twice |= once & space[cell(k)];
            once |= space[cell(k)];
        }
        if (once != space.all()) return false;
        const Set alone = once.without(twice);
        for (int k = 0; k < count_ && !alone.empty(); ++k) {
            if (!space[label(k)].has(region) || !space[cell(k)].intersects(alone)) continue;
            if (!space.place(label(k), region) || !space.keep(cell(k), alone)) return false;
        }
        return true;
    }

    int count_;
    int region_size_;
};

}  // namespace ninefold::general
