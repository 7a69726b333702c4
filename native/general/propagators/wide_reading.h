// Reads a line through a diagram with layers of any number of nodes.
//
// What was found the last time is kept, forward and backward, and found again only where something differs: where the
// digits of a place do, or the layer that it starts from. That is no state that a search would have to undo, since the
// digits are compared as they are now; a place whose layer changed and that was not looked at since is forgotten.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

#include "general/diagram.h"
#include "general/space.h"

namespace ninefold::general {

template <int Words>
class WideReading {
  public:
    using Set = DigitSet<Words>;

    WideReading(const std::vector<int>& line, std::shared_ptr<const Diagram> diagram)
        : diagram_(std::move(diagram)), places_(line.size()) {
        std::size_t words = 0;
        for (const auto& layer : diagram_->layers()) {
            first_words_.push_back(words);
            words += (layer.size() + 63) / 64;
        }
        first_words_.push_back(words);
        reached_.resize(words + 1);
        alive_.resize(words + 1);
        found_.resize(words + 1);
        reached_[0] = 1;
        if (words > 0) alive_[words - 1] = 1;
        for (std::size_t k = 0; k < line.size(); ++k) places_[k].cell = line[k];
    }

    bool propagate(Space<Words>& space) {
        if (diagram_->layers()[0].empty()) return false;
        if (space.must_pause(64 * reached_.size())) return true;
        const int n = static_cast<int>(places_.size());
        bool changed = false;
        for (int k = 0; k < n; ++k) {
            Place& place = places_[k];
            const unsigned here = digits(space, place);
            if (!changed && here == place.here) continue;
            place.here = here;
            if (!go_forward(k)) {
                place.here = 0;
                // Of a line without a reading the last cell is the one that fails.
                return space.keep(places_.back().cell, Set{});
            }
            changed = take(k + 1, reached_);
            if (changed && k + 1 < n) places_[k + 1].back_here = 0;
        }
        changed = false;
        for (int k = n - 1; k >= 0; --k) {
            Place& place = places_[k];
            const unsigned here = digits(space, place);
            if (changed || here != place.back_here) {
                place.back_here = here;
                go_backward(k);
                changed = take(k, alive_);
            }
            if (place.kept == here || space.keep(place.cell, Set::of_word(place.kept))) continue;
            if (changed && k > 0) places_[k - 1].back_here = 0;
            return false;
        }
        return true;
    }

  private:
    struct Place {
        int cell = 0;
        unsigned here = 0;       // seen forward the last time; 0: nothing
        unsigned back_here = 0;  // and backward
        unsigned kept = 0;       // of these
    };

    static unsigned digits(const Space<Words>& space, const Place& place) {
        return static_cast<unsigned>(space[place.cell].word(0));
    }

    // The nodes that are reached from those of layer k. False: there are none.
    bool go_forward(int k) {
        const unsigned here = places_[k].here;
        std::fill(found_.begin() + first_words_[k + 1], found_.begin() + first_words_[k + 2], 0);
        std::uint64_t* const next = &found_[first_words_[k + 1]];
        unsigned any = 0;
        each_reached(k, [&](const Diagram::Node& node, std::size_t, std::uint64_t) {
            any |= here & node.digits;
            for (auto left = here & node.digits; left != 0; left &= left - 1) {
                const int to = node.next[std::countr_zero(left)];
                next[to >> 6] |= 1ULL << (to & 63);
            }
        });
        return any != 0;
    }

    // The nodes of layer k from which some digit leads on, and these digits.
    void go_backward(int k) {
        const unsigned here = places_[k].back_here;
        std::fill(found_.begin() + first_words_[k], found_.begin() + first_words_[k + 1], 0);
        const std::uint64_t* const next = &alive_[first_words_[k + 1]];
        unsigned keep = 0;
        each_reached(k, [&](const Diagram::Node& node, std::size_t word, std::uint64_t bit) {
            unsigned leads = 0;
            for (auto left = here & node.digits; left != 0; left &= left - 1) {
                const int to = node.next[std::countr_zero(left)];
                if (next[to >> 6] >> (to & 63) & 1) leads |= left & -left;
            }
            if (leads != 0) found_[word] |= bit;
            keep |= leads;
        });
        places_[k].kept = keep;
    }

    template <typename Do>
    void each_reached(int k, Do todo) const {
        const auto& layer = diagram_->layers()[k];
        for (std::size_t at = 0; at < layer.size(); at += 64) {
            const std::size_t word = first_words_[k] + at / 64;
            for (auto bits = reached_[word]; bits != 0; bits &= bits - 1) {
                todo(layer[at + std::countr_zero(bits)], word, bits & -bits);
            }
        }
    }

    // Whether what was found of a layer differs from what was known.
    bool take(int layer, std::vector<std::uint64_t>& known) {
        bool differs = false;
        for (std::size_t word = first_words_[layer]; word < first_words_[layer + 1]; ++word) {
            differs |= known[word] != found_[word];
            known[word] = found_[word];
        }
        return differs;
    }

    std::shared_ptr<const Diagram> diagram_;
    std::vector<Place> places_;
    std::vector<std::size_t> first_words_;  // [layer], in those below; and the end
    std::vector<std::uint64_t> reached_;    // a bit for each node: from the start,
    std::vector<std::uint64_t> alive_;      // and with a way to the end too
    std::vector<std::uint64_t> found_;      // of the layer that is looked at
};

}  // namespace ninefold::general
