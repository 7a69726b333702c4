// Cells read in order by a finite automaton that must end in an accepting state. Keeps exactly the candidates that
// lie on some accepted reading: layer by layer forward the states that can be reached, then backward those that can
// still be accepted.
#pragma once

#include "general/automaton_table.h"
#include "general/propagators/diagram.h"
#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Automaton final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    // `diagram`: of different cells, shared by all the lines that it serves; nothing for other cells.
    Automaton(std::vector<int> cells, int start, AutomatonTable table, std::shared_ptr<Diagram<Words>> diagram)
        : Propagator<Words>(each_once(cells)),
          line_(std::move(cells)),
          start_(start),
          table_(std::move(table)),
          diagram_(std::move(diagram)),
          words_((table_.states() + 63) / 64),
          layers_((line_.size() + 1) * words_) {}
    Price price() const override { return Price::automaton; }

    bool propagate(Space<Words>& space) override {
        if (diagram_ && diagram_->is_made()) return diagram_->propagate(space, line_);
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
    AutomatonTable table_;
    std::shared_ptr<Diagram<Words>> diagram_;
    int words_;
    std::vector<std::uint64_t> layers_;  // [layer][state / 64]
};

}  // namespace ninefold::general
