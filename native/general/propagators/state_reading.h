// Reads a line state by state, on boards of any size by automata of any size.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

#include "general/automaton_table.h"
#include "general/space.h"

namespace ninefold::general {

template <int Words>
class StateReading {
  public:
    using Set = DigitSet<Words>;

    // `scratch` may be shared by all that never read at the same time: with many states it is large.
    StateReading(std::vector<int> line, int start, AutomatonTable table,
                 std::shared_ptr<std::vector<std::uint64_t>> scratch = {})
        : line_(std::move(line)),
          start_(start),
          table_(std::move(table)),
          words_((table_.states() + 63) / 64),
          scratch_(scratch ? std::move(scratch) : std::make_shared<std::vector<std::uint64_t>>()) {
        scratch_->resize(std::max(scratch_->size(), (line_.size() + 1) * words_));
    }

    bool propagate(Space<Words>& space) {
        const int n = static_cast<int>(line_.size());
        layers_ = scratch_->data();
        std::fill(layers_, layers_ + (line_.size() + 1) * words_, 0);
        add(0, start_);
        for (int k = 0; k < n; ++k) {
            const Set here = space[line_[k]];
            if (space.must_pause(reached_ * here.count())) return true;
            reached_ = 0;
            each_state(k, [&](int state) {
                ++reached_;
                for (int d = here.first(); d != 0; d = here.after(d)) {
                    const int next = table_.next(state, d);
                    if (next >= 0) add(k + 1, next);
                }
            });
        }
        each_state(n, [&](int state) {
            if (!table_.accepts(state)) drop(n, state);
        });
        for (int k = n - 1; k >= 0; --k) {
            const Set here = space[line_[k]];
            if (space.must_pause(reached_ * here.count())) return true;
            reached_ = 0;
            Set keep;
            each_state(k, [&](int state) {
                ++reached_;
                bool alive = false;
                for (int d = here.first(); d != 0; d = here.after(d)) {
                    const int next = table_.next(state, d);
                    if (next < 0 || !has(k + 1, next)) continue;
                    alive = true;
                    keep.add(d);
                }
                if (!alive) drop(k, state);
            });
            if (!space.keep(line_[k], keep)) return false;
        }
        return true;
    }

    const std::vector<int>& line() const { return line_; }

  private:
    void add(int layer, int state) { layers_[layer * words_ + (state >> 6)] |= 1ULL << (state & 63); }
    void drop(int layer, int state) { layers_[layer * words_ + (state >> 6)] &= ~(1ULL << (state & 63)); }
    bool has(int layer, int state) const { return layers_[layer * words_ + (state >> 6)] >> (state & 63) & 1; }
    template <typename Do>
    void each_state(int layer, Do todo) {
        for (std::size_t word = 0; word < words_; ++word) {
            for (auto bits = layers_[layer * words_ + word]; bits != 0; bits &= bits - 1) {
                todo(static_cast<int>(64 * word) + std::countr_zero(bits));
            }
        }
    }

    std::vector<int> line_;
    int start_;
    AutomatonTable table_;
    std::size_t words_;
    std::shared_ptr<std::vector<std::uint64_t>> scratch_;
    std::uint64_t* layers_ = nullptr;  // in it while we read: [layer][state / 64]
    std::uint64_t reached_ = 0;        // states of the layer before
};

}  // namespace ninefold::general
