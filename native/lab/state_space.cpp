// The state space searched with a list OPEN of states that wait. A state is a grid, its children fill the first
// empty cell with every digit that fits. What differs is which state leaves OPEN next:
//   breadth-first   the oldest; CLOSED remembers every state that was expanded
//   depth-first     the youngest; no CLOSED, it would cost the small memory that is its merit
//   best-first      the one with the least freedom left: the sum of candidates beyond the first, over the empty cells
#include <deque>
#include <queue>
#include <string>
#include <unordered_map>

#include "lab/algorithm.h"
#include "lab/measured.h"

namespace ninefold::lab {
namespace {

using State = std::string;  // a digit per cell; strings because they hash

struct Place {
    int depth;
    int tree;
};

// A state with what belongs to it; a text of up to 15 characters lies inside of its string.
std::size_t bytes_of(std::size_t entry, std::size_t cells) { return entry + (cells > 15 ? cells + 1 : 0); }

Digits digits_of(const State& state) { return {state.begin(), state.end()}; }

template <int Words>
DigitSet<Words> fitting(const Layout<Words>& layout, const State& state, int cell) {
    DigitSet<Words> taken;
    for (const int peer : layout.peers.of(cell)) {
        if (state[peer] != 0) taken.add(static_cast<std::uint8_t>(state[peer]));
    }
    return layout.open[cell].without(taken);
}

// Gives every child of a state to `keep(child, tree node)`.
template <int Words, typename Keep>
void expand(const Layout<Words>& layout, const State& state, Place place, Meter& meter, Keep keep) {
    meter.expanded(place.tree);
    const int cell = layout.empty[place.depth];
    const auto digits = fitting(layout, state, cell);
    meter.checks += layout.size;
    if (digits.empty()) meter.barren();
    for (int digit = digits.first(); digit != 0; digit = digits.after(digit)) {
        State child = state;
        child[cell] = static_cast<char>(digit);
        ++meter.placements;
        keep(std::move(child), Place{place.depth + 1, meter.plant(place.tree, cell, digit)});
    }
}

template <int Words>
void breadth_first(const Layout<Words>& layout, Meter& meter) {
    // One map is OPEN and CLOSED together, a child in either is not taken again; the queue says who is still open.
    std::unordered_map<State, Place> seen;
    std::deque<const std::pair<const State, Place>*> open;
    const auto keep = [&](State state, Place place) {
        const auto [entry, is_new] = seen.emplace(std::move(state), place);
        if (is_new) open.push_back(&*entry);
    };
    keep(State(layout.givens.begin(), layout.givens.end()), {0, meter.root()});
    meter.state_bytes = bytes_of(sizeof(*open.front()), layout.givens.size());
    while (!open.empty()) {
        const auto& [state, place] = *open.front();
        if (!meter.node(place.depth, place.tree) || !meter.store(open.size(), seen.size() - open.size())) return;
        open.pop_front();
        if (place.depth == static_cast<int>(layout.empty.size())) {
            if (meter.found(digits_of(state), place.tree)) return;
        } else {
            expand(layout, state, place, meter, keep);
        }
    }
}

template <int Words>
void depth_first(const Layout<Words>& layout, Meter& meter) {
    std::vector<std::pair<State, Place>> open, children;
    open.emplace_back(State(layout.givens.begin(), layout.givens.end()), Place{0, meter.root()});
    meter.state_bytes = bytes_of(sizeof(open.front()), layout.givens.size());
    while (!open.empty()) {
        const auto [state, place] = std::move(open.back());
        if (!meter.node(place.depth, place.tree) || !meter.store(open.size())) return;
        open.pop_back();
        if (place.depth == static_cast<int>(layout.empty.size())) {
            if (meter.found(digits_of(state), place.tree)) return;
            continue;
        }
        children.clear();
        expand(layout, state, place, meter,
               [&](State child, Place at) { children.emplace_back(std::move(child), at); });
        // Turned round, so that the smallest digit lies on top.
        for (auto child = children.rbegin(); child != children.rend(); ++child) open.push_back(std::move(*child));
    }
}

template <int Words>
int freedom(const Layout<Words>& layout, const State& state) {
    int sum = 0;
    for (const int cell : layout.empty) {
        if (state[cell] != 0) continue;
        const int count = fitting(layout, state, cell).count();
        if (count == 0) return -1;
        sum += count - 1;
    }
    return sum;
}

template <int Words>
void best_first(const Layout<Words>& layout, Meter& meter) {
    struct Waiting {
        int freedom;
        std::uint64_t age;
        State state;
        Place place;
        // The queue's top is the greatest: least freedom, then the deepest, then the oldest.
        bool operator<(const Waiting& other) const {
            if (freedom != other.freedom) return freedom > other.freedom;
            if (place.depth != other.place.depth) return place.depth < other.place.depth;
            return age > other.age;
        }
    };
    std::priority_queue<Waiting> open;
    std::uint64_t age = 0;
    const auto keep = [&](State state, Place place) {
        if (!meter.go_on()) return;  // all children of one state of a large board take long
        ++meter.checks;
        const int left = freedom(layout, state);
        if (left >= 0) {
            open.push({left, age++, std::move(state), place});
        } else {
            meter.dropped(place.tree);  // a cell has no candidate
        }
    };
    keep(State(layout.givens.begin(), layout.givens.end()), {0, meter.root()});
    meter.state_bytes = bytes_of(sizeof(Waiting), layout.givens.size());
    while (!open.empty()) {
        const Waiting best = open.top();
        if (!meter.node(best.place.depth, best.place.tree) || !meter.store(open.size())) return;
        open.pop();
        if (best.place.depth == static_cast<int>(layout.empty.size())) {
            if (meter.found(digits_of(best.state), best.place.tree)) return;
        } else {
            expand(layout, best.state, best.place, meter, keep);
        }
    }
}

}  // namespace

Outcome run_bfs(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        if (!layout.clash) breadth_first(layout, meter);
    });
}

Outcome run_dfs(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        if (!layout.clash) depth_first(layout, meter);
    });
}

Outcome run_best_first(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        if (!layout.clash) best_first(layout, meter);
    });
}

}  // namespace ninefold::lab
