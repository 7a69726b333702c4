// Cells read in order by a finite automaton that must end in an accepting state. Keeps exactly the candidates that
// lie on some accepted reading: layer by layer forward the states that can be reached, then backward those that can
// still be accepted.
#pragma once

#include "general/space.h"

namespace ninefold::general {

// table: a row per state: 1 if it accepts, then for each digit the next state or -1.
class AutomatonTable {
  public:
    AutomatonTable(int size, const std::vector<int>& table)
        : size_(size), states_(static_cast<int>(table.size()) / (size + 1)), table_(table) {}
    int states() const { return states_; }
    bool accepts(int state) const { return table_[state * (size_ + 1)] != 0; }
    int next(int state, int digit) const { return table_[state * (size_ + 1) + digit]; }

  private:
    int size_;
    int states_;
    const std::vector<int>& table_;
};

template <int Words>
class Automaton final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    Automaton(std::vector<int> cells, int size, int start, std::vector<int> table)
        : Propagator<Words>(unique(cells)),
          line_(std::move(cells)),
          start_(start),
          memory_(std::move(table)),
          table_(size, memory_),
          words_((table_.states() + 63) / 64),
          layers_((line_.size() + 1) * words_) {}
    Automaton(const Automaton&) = delete;
    Price price() const override { return Price::automaton; }

    bool propagate(Space<Words>& space) override {
        const int n = static_cast<int>(line_.size());
        std::fill(layers_.begin(), layers_.end(), 0);
        add(0, start_);
        for (int k = 0; k < n; ++k) {
            const Set here = space[line_[k]];
            each_state(k, [&](int state) {
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
            Set keep;
            each_state(k, [&](int state) {
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

  private:
    static std::vector<int> unique(std::vector<int> cells) {
        std::sort(cells.begin(), cells.end());
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return cells;
    }
    void add(int layer, int state) { layers_[layer * words_ + (state >> 6)] |= 1ULL << (state & 63); }
    void drop(int layer, int state) { layers_[layer * words_ + (state >> 6)] &= ~(1ULL << (state & 63)); }
    bool has(int layer, int state) const { return layers_[layer * words_ + (state >> 6)] >> (state & 63) & 1; }
    template <typename Do>
    void each_state(int layer, Do todo) {
        for (int word = 0; word < words_; ++word) {
            for (auto bits = layers_[layer * words_ + word]; bits != 0; bits &= bits - 1) {
                todo(64 * word + std::countr_zero(bits));
            }
        }
    }

    std::vector<int> line_;
    int start_;
    std::vector<int> memory_;
    AutomatonTable table_;
    int words_;
    std::vector<std::uint64_t> layers_;  // [layer][state / 64]
};

}  // namespace ninefold::general
