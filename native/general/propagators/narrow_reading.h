// Reads a line through a diagram whose layers have up to 64 nodes: a layer is one word.
//
// Each place remembers its last question and the answer, forward and backward. That is no state that a search would
// have to undo: what is asked is compared, all of it. Of a long line many places are asked what they were asked before.
#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

#include "general/diagram.h"
#include "general/space.h"

namespace ninefold::general {

template <int Words>
class NarrowReading {
  public:
    using Set = DigitSet<Words>;

    NarrowReading(const std::vector<int>& line, const Diagram& diagram)
        : first_(diagram.layers()[0].empty() ? 0 : 1), places_(line.size()) {
        for (std::size_t k = 0; k < line.size(); ++k) {
            places_[k].cell = line[k];
            places_[k].steps = diagram.steps()[k];
        }
    }

    bool propagate(Space<Words>& space) {
        std::uint64_t reached = first_;
        for (Place& place : places_) {
            reached = place.forward(reached, digits(space, place));
            // Of a line without a reading the last cell is the one that fails.
            if (reached == 0) return space.keep(places_.back().cell, Set{});
        }
        std::uint64_t alive = reached;
        for (auto place = places_.rbegin(); place != places_.rend(); ++place) {
            const unsigned here = digits(space, *place);
            place->backward(alive, here);
            if (place->kept != here && !space.keep(place->cell, Set::of_word(place->kept))) return false;
            alive = place->alive;
        }
        return true;
    }

  private:
    struct Place {
        int cell = 0;
        std::shared_ptr<const Transitions> steps;
        // The last time forward: from these nodes by these digits to those.
        std::uint64_t reached = 0, next = 0;
        unsigned here = 0;
        // The last time backward: of these nodes those from which these digits lead on, and the digits that do.
        unsigned back_here = 0, kept = 0;
        std::uint64_t back_reached = 0, on = 0, alive = 0;

        std::uint64_t forward(std::uint64_t nodes, unsigned digits) {
            if (nodes == reached && digits == here) return next;
            const Transitions& step = *steps;
            std::uint64_t found = 0;
            for (auto left = nodes; left != 0; left &= left - 1) found |= step.after(std::countr_zero(left), digits);
            reached = nodes, here = digits, next = found;
            return found;
        }
        void backward(std::uint64_t to, unsigned digits) {
            if (to == on && reached == back_reached && digits == back_here) return;
            const Transitions& step = *steps;
            std::uint64_t lead_on = 0;
            unsigned keep = 0;
            for (auto left = reached; left != 0; left &= left - 1) {
                const int node = std::countr_zero(left);
                const std::uint64_t after = step.after(node, digits);
                if ((after & to) == 0) continue;
                lead_on |= left & -left;
                keep |= (after & ~to) == 0 ? digits & step.digits(node) : step.leading(node, digits & ~keep, to);
            }
            on = to, back_reached = reached, back_here = digits, alive = lead_on, kept = keep;
        }
    };

    static unsigned digits(const Space<Words>& space, const Place& place) {
        return static_cast<unsigned>(space[place.cell].word(0));
    }

    std::uint64_t first_;
    std::vector<Place> places_;
};

}  // namespace ninefold::general
