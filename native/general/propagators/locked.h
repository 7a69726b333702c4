// Locked candidates: a digit of a full house A that is left only where A meets another house B is in B no place else.
//
//        A \ B  | A ∩ B |  B \ A
//                 looked at  cleared
//
// One propagator looks at all the houses that A meets: by themselves they would be most of what a change wakes. Houses
// that meet A in different cells (the three boxes of a row) share A among them, together with what is left of A; a
// digit is locked if it occurs in one of these parts alone.
#pragma once

#include <algorithm>

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Locked final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    // Where A meets B, in a list of numbers: from `both` the places in A of their common cells, from `only_b` to `end`
    // the other cells of B.
    struct Meeting {
        std::size_t both, only_b, end;
    };

    Locked(std::vector<int> house, const std::vector<Meeting>& meetings, const std::vector<int>& numbers)
        : Propagator<Words>(std::move(house)) {
        const auto& cells = this->watched();
        std::vector<char> divided(meetings.size()), taken(cells.size());
        for (std::size_t left = meetings.size(); left > 0;) {
            std::fill(taken.begin(), taken.end(), 0);
            for (std::size_t m = 0; m < meetings.size(); ++m) {
                if (divided[m] != 0) continue;
                const int* const both = numbers.data() + meetings[m].both;
                const int* const only_b = numbers.data() + meetings[m].only_b;
                if (std::any_of(both, only_b, [&](int place) { return taken[place] != 0; })) continue;
                Part part{cells_.size(), 0, 0};
                for (const int* place = both; place != only_b; ++place) {
                    taken[*place] = 1;
                    cells_.push_back(cells[*place]);
                }
                part.outside = cells_.size();
                cells_.insert(cells_.end(), only_b, numbers.data() + meetings[m].end);
                part.end = cells_.size();
                parts_.push_back(part);
                divided[m] = 1, --left;
            }
            Part rest{cells_.size(), 0, 0};
            for (std::size_t place = 0; place < cells.size(); ++place) {
                if (taken[place] == 0) cells_.push_back(cells[place]);
            }
            rest.outside = rest.end = cells_.size();
            if (rest.cells != rest.end) parts_.push_back(rest);
            divisions_.push_back(parts_.size());
        }
        work_ += cells_.size();
    }
    Price price() const override { return Price::line; }
    std::uint64_t steps() const override { return work_; }

    bool propagate(Space<Words>& space) override {
        const Set* const now = &space[0];
        Part* const parts = parts_.data();
        const int* const cells = cells_.data();
        Set placed;  // the peers of these are cleared already; the first division sees all of A
        std::size_t first = 0;
        for (const std::size_t last : divisions_) {
            Set once, twice;
            for (Part* part = parts + first; part != parts + last; ++part) {
                Set digits;
                if (first == 0) {
                    for (std::size_t k = part->cells; k < part->outside; ++k) {
                        const Set here = now[cells[k]];
                        digits |= here;
                        if (here.single()) placed |= here;
                    }
                } else {
                    for (std::size_t k = part->cells; k < part->outside; ++k) digits |= now[cells[k]];
                }
                part->digits = digits;
                twice |= once & digits;
                once |= digits;
            }
            const Set locked = once.without(twice | placed);
            for (const Part* part = parts + first; !locked.empty() && part != parts + last; ++part) {
                const Set here = part->digits & locked;
                if (here.empty()) continue;
                for (std::size_t k = part->outside; k < part->end; ++k) {
                    if (!space.remove(cells[k], here)) return false;
                }
            }
            first = last;
        }
        return true;
    }

  private:
    // Of a division, in `cells_`: from `cells` those of A, from `outside` to `end` the rest of B.
    struct Part {
        std::size_t cells, outside, end;
        Set digits{};  // scratch
    };

    std::vector<int> cells_;
    std::vector<Part> parts_;
    std::vector<std::size_t> divisions_;  // where the parts of each end
    std::uint64_t work_ = 5;
};

}  // namespace ninefold::general
