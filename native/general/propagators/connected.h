// Cells in rows: those that hold one of some digits form one connected region, by sides, of a given number of cells or
// of any. A cell is surely in it (all its candidates are of these digits), may be, or cannot be. What is not connected
// to a sure cell through cells that may be in it is out; where a sure cell, or cells that the number needs, can be
// reached through one cell alone, that cell is in.
#pragma once

#include "general/space.h"

namespace ninefold::general {

template <int Words>
class Connected final : public Propagator<Words> {
  public:
    using Set = DigitSet<Words>;

    // count 0: any number of cells, but one at least
    Connected(std::vector<int> cells, int columns, int count, const std::vector<int>& digits)
        : Propagator<Words>(std::move(cells)), count_(count), near_(this->watched().size()), states_(near_.size()) {
        const int n = static_cast<int>(near_.size());
        for (int k = 0; k < n; ++k) {
            if (k % columns + 1 < columns && k + 1 < n) join(k, k + 1);
            if (k + columns < n) join(k, k + columns);
        }
        for (const int digit : digits) digits_.add(digit);
    }
    Price price() const override { return Price::line; }

    bool propagate(Space<Words>& space) override {
        int sure = 0, possible = 0, start = -1;
        for (std::size_t k = 0; k < states_.size(); ++k) {
            const Set& here = space[this->watched()[k]];
            states_[k] = !here.intersects(digits_) ? State::out : digits_.contains(here) ? State::in : State::open;
            possible += states_[k] != State::out;
            sure += states_[k] == State::in;
            if (states_[k] == State::in) start = static_cast<int>(k);
        }
        // Most changes are about other digits. Where nothing followed from the same states before, nothing does now.
        if (states_ == settled_) return true;
        changed_ = false;
        if (!follow(space, start, sure, possible)) return false;
        if (!changed_ && !space.paused()) settled_ = states_;
        return true;
    }

  private:
    enum class State : char { out, open, in };

    bool follow(Space<Words>& space, int start, int sure, int possible) {
        if (possible == 0 || possible < count_ || (count_ > 0 && sure > count_)) return false;
        if (sure == 0) return possible == 1 ? all_in(space) : count_ == 0 || drop_small(space);
        if (!connect(space, start, sure)) return false;
        if (count_ == 0) return true;
        if (sure == count_) return no_more(space);
        return reached_ == count_ ? all_in(space) : drop_far(space, count_ - sure);
    }

    void join(int a, int b) {
        near_[a].push_back(b);
        near_[b].push_back(a);
    }

    bool set_in(Space<Words>& space, int k) {
        states_[k] = State::in;
        changed_ = true;
        return space.keep(this->watched()[k], digits_);
    }
    bool set_out(Space<Words>& space, int k) {
        states_[k] = State::out;
        changed_ = true;
        return space.remove(this->watched()[k], digits_);
    }

    bool all_in(Space<Words>& space) {
        for (std::size_t k = 0; k < states_.size(); ++k) {
            if (states_[k] == State::open && !set_in(space, static_cast<int>(k))) return false;
        }
        return true;
    }
    bool no_more(Space<Words>& space) {
        for (std::size_t k = 0; k < states_.size(); ++k) {
            if (states_[k] == State::open && !set_out(space, static_cast<int>(k))) return false;
        }
        return true;
    }

    // Nothing is sure yet: pieces with too few cells are out.
    bool drop_small(Space<Words>& space) {
        std::vector<int> piece;
        std::vector<char> seen(states_.size());
        bool any = false;
        for (std::size_t first = 0; first < states_.size(); ++first) {
            if (seen[first] || states_[first] == State::out) continue;
            piece.assign(1, static_cast<int>(first));
            seen[first] = 1;
            for (std::size_t at = 0; at < piece.size(); ++at) {
                for (const int next : near_[piece[at]]) {
                    if (seen[next] || states_[next] == State::out) continue;
                    seen[next] = 1;
                    piece.push_back(next);
                }
            }
            if (static_cast<int>(piece.size()) >= count_) {
                any = true;
                continue;
            }
            for (const int k : piece) {
                if (!set_out(space, k)) return false;
            }
        }
        return any;
    }

    // One walk from a sure cell: what it does not reach, and the cells that it cannot do without.
    bool connect(Space<Words>& space, int start, int sure) {
        order_.assign(states_.size(), 0);
        low_.assign(states_.size(), 0);
        needed_.clear();
        reached_ = 0;
        clock_ = 0;
        const Extent all = walk(start);
        if (all.sure != sure || all.cells < count_) return false;
        reached_ = all.cells;
        for (std::size_t k = 0; k < states_.size(); ++k) {
            if (order_[k] == 0 && states_[k] == State::open && !set_out(space, static_cast<int>(k))) return false;
        }
        for (const auto& [k, behind] : needed_) {
            const bool must = behind.sure > 0 || (count_ > 0 && all.cells - behind.cells < count_);
            if (must && states_[k] == State::open && !set_in(space, k)) return false;
        }
        return true;
    }

    struct Extent {
        int cells = 0, sure = 0;

        void add(const Extent& other) {
            cells += other.cells;
            sure += other.sure;
        }
    };
    struct Visit {
        int cell;
        std::size_t sides;  // that were looked at
        Extent part;        // what was found from here on
        Extent behind;      // and what of it hangs on this cell alone
    };

    // Depth first, without recursion: a board may have thousands of cells. `low_` is the earliest cell that a part can
    // reach around its own way (Tarjan's articulation points).
    Extent walk(int start) {
        come_to(start);
        while (true) {
            Visit& here = way_.back();
            if (here.sides < near_[here.cell].size()) {
                const int next = near_[here.cell][here.sides++];
                if (states_[next] == State::out) continue;
                if (order_[next] == 0) {
                    come_to(next);
                } else {
                    low_[here.cell] = std::min(low_[here.cell], order_[next]);
                }
                continue;
            }
            const Visit done = here;
            way_.pop_back();
            if (states_[done.cell] == State::open && done.behind.cells > 0) {
                needed_.push_back({done.cell, {done.behind.cells + 1, done.behind.sure}});
            }
            if (way_.empty()) return done.part;
            Visit& before = way_.back();
            low_[before.cell] = std::min(low_[before.cell], low_[done.cell]);
            before.part.add(done.part);
            if (low_[done.cell] >= order_[before.cell]) before.behind.add(done.part);
        }
    }
    void come_to(int cell) {
        order_[cell] = low_[cell] = ++clock_;
        way_.push_back({cell, 0, {1, states_[cell] == State::in}, {}});
    }

    // With so many cells to come: a cell that is further than that from one of the pieces that are sure is out, and two
    // pieces cannot be as far from each other.
    bool drop_far(Space<Words>& space, int more) {
        const int n = static_cast<int>(states_.size());
        seen_.assign(n, 0);
        for (int k = 0; k < n; ++k) {
            if (states_[k] != State::in || seen_[k]) continue;
            if (space.must_pause(4 * states_.size())) return true;
            reach(k, more);
            for (int cell = 0; cell < n; ++cell) {
                if (steps_[cell] != kFar || states_[cell] == State::out) continue;
                if (states_[cell] == State::in || !set_out(space, cell)) return false;
            }
        }
        return true;
    }

    // Steps from the piece that this cell is in, which is marked as seen; a way through sure cells costs nothing.
    void reach(int start, int more) {
        steps_.assign(states_.size(), kFar);
        if (static_cast<int>(rings_.size()) <= more) rings_.resize(more + 1);
        for (int step = 0; step <= more; ++step) rings_[step].clear();
        steps_[start] = 0;
        rings_[0].push_back(start);
        for (int step = 0; step <= more; ++step) {
            for (std::size_t at = 0; at < rings_[step].size(); ++at) {
                const int here = rings_[step][at];
                if (steps_[here] != step) continue;
                if (step == 0) seen_[here] = 1;
                for (const int next : near_[here]) {
                    if (states_[next] == State::out) continue;
                    const int then = states_[next] == State::in ? step : step + 1;
                    if (then > more || steps_[next] <= then) continue;
                    steps_[next] = then;
                    rings_[then].push_back(next);
                }
            }
        }
    }

    int count_;
    Set digits_;
    std::vector<std::vector<int>> near_;
    std::vector<State> states_, settled_;
    bool changed_ = false;
    std::vector<int> order_, low_;  // when the walk came to a cell, from 1
    std::vector<Visit> way_;
    std::vector<std::pair<int, Extent>> needed_;
    int clock_ = 0, reached_ = 0;
    static constexpr int kFar = 1 << 30;
    std::vector<int> steps_;               // to each cell
    std::vector<std::vector<int>> rings_;  // cells so many steps away
    std::vector<char> seen_;
};

}  // namespace ninefold::general
