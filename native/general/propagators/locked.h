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

    // Where A meets B. The cells of A are told by their places in A.
    struct Meeting {
        std::vector<int> both;
        std::vector<int> only_b;  // cells of the board
    };

    Locked(std::vector<int> house, std::vector<Meeting> meetings) : Propagator<Words>(std::move(house)) {
        const std::size_t size = this->watched().size();
        while (!meetings.empty()) {
            std::vector<int> part_of(size, -1);
            std::vector<Meeting> others;
            std::vector<Intersection> division;
            for (Meeting& meeting : meetings) {
                const bool free = std::all_of(meeting.both.begin(), meeting.both.end(),
                                              [&](int place) { return part_of[place] < 0; });
                if (!free) {
                    others.push_back(std::move(meeting));
                    continue;
                }
                for (const int place : meeting.both) part_of[place] = static_cast<int>(division.size());
                division.push_back({cells_at(meeting.both), std::move(meeting.only_b)});
            }
            std::vector<int> rest;
            for (std::size_t place = 0; place < size; ++place) {
                if (part_of[place] < 0) rest.push_back(static_cast<int>(place));
            }
            if (!rest.empty()) division.push_back({cells_at(rest), {}});
            for (const Intersection& part : division) work_ += part.cells.size() + part.outside.size();
            divisions_.push_back(std::move(division));
            meetings = std::move(others);
        }
    }
    Price price() const override { return Price::line; }
    std::uint64_t steps() const override { return work_; }

    bool propagate(Space<Words>& space) override {
        Set placed;  // the peers of these are cleared already
        for (const int cell : this->watched()) {
            if (space[cell].single()) placed |= space[cell];
        }
        for (auto& division : divisions_) {
            Set once, twice;
            for (Intersection& part : division) {
                part.digits = Set();
                for (const int cell : part.cells) part.digits |= space[cell];
                twice |= once & part.digits;
                once |= part.digits;
            }
            const Set locked = once.without(twice | placed);
            if (locked.empty()) continue;
            for (const Intersection& part : division) {
                const Set here = part.digits & locked;
                if (here.empty()) continue;
                for (const int cell : part.outside) {
                    if (!space.remove(cell, here)) return false;
                }
            }
        }
        return true;
    }

  private:
    struct Intersection {
        std::vector<int> cells;    // of A
        std::vector<int> outside;  // the rest of B
        Set digits{};              // scratch
    };

    std::vector<int> cells_at(const std::vector<int>& places) const {
        std::vector<int> cells;
        for (const int place : places) cells.push_back(this->watched()[place]);
        return cells;
    }

    std::vector<std::vector<Intersection>> divisions_;
    std::uint64_t work_ = 5;
};

}  // namespace ninefold::general
