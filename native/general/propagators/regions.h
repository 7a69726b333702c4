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
          region_size_(region_size),
          used_(count_ / region_size + 1),
          once_(used_.size()),
          twice_(used_.size()) {}
    Price price() const override { return Price::line; }

    bool propagate(Space<Words>& space) override {
        return number(space) && differ(space) && (region_size_ != space.size() || place(space));
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

    // Digits that a region has for sure, and cells that have no other.
    bool differ(Space<Words>& space) {
        std::fill(used_.begin(), used_.end(), Set());
        bool any = false;
        for (int k = 0; k < count_; ++k) {
            if (!space[label(k)].single() || !space[cell(k)].single()) continue;
            Set& used = used_[space[label(k)].first()];
            if (used.intersects(space[cell(k)])) return false;
            used |= space[cell(k)];
            any = true;
        }
        for (int k = 0; any && k < count_; ++k) {
            const Set labels = space[label(k)];
            if (labels.single()) {
                if (!space[cell(k)].single() && !space.remove(cell(k), used_[labels.first()])) return false;
                continue;
            }
            for (int region = labels.first(); region != 0; region = labels.after(region)) {
                if (!used_[region].contains(space[cell(k)])) continue;
                if (!space.remove(label(k), Set::only(region))) return false;
            }
        }
        return true;
    }

    // A region with as many cells as there are digits has each of them: some have only one place left.
    bool place(Space<Words>& space) {
        std::fill(once_.begin(), once_.end(), Set());
        std::fill(twice_.begin(), twice_.end(), Set());
        for (int k = 0; k < count_; ++k) {
            const Set &labels = space[label(k)], &here = space[cell(k)];
            for (int region = labels.first(); region != 0; region = labels.after(region)) {
                twice_[region] |= once_[region] & here;
                once_[region] |= here;
            }
        }
        bool any = false;
        for (std::size_t region = 1; region < once_.size(); ++region) {
            if (once_[region] != space.all()) return false;
            any |= once_[region] != twice_[region];
        }
        for (int k = 0; any && k < count_; ++k) {
            const Set labels = space[label(k)];
            for (int region = labels.first(); region != 0; region = labels.after(region)) {
                const Set alone = once_[region].without(twice_[region]) & space[cell(k)];
                if (alone.empty()) continue;
                if (!space.place(label(k), region) || !space.keep(cell(k), alone)) return false;
                break;
            }
        }
        return true;
    }

    int count_;
    int region_size_;
    std::vector<Set> used_, once_, twice_;  // [label]: digits that are placed, that have a place, that have two
};

}  // namespace ninefold::general
