// Knuth's Algorithm X with dancing links. Sudoku as an exact cover:
//   items     every empty cell; every digit that a full house still lacks. Each must be covered exactly once.
//             Digits of houses with fewer cells than digits are covered at most once.
//   options   a candidate: its cell, and its digit in each house of the cell
//
// Nodes lie in rings, left-right over the items that wait and up-down over the options of an item:
//
//      root <-> [cell] <-> [row 1: 3] <-> [box 2: 7] <-> …
//                 ^            ^
//                 v            v
//               node <-> … the nodes of an option stand side by side in memory, from `first` to `last`
#include "lab/algorithm.h"
#include "lab/measured.h"

namespace ninefold::lab {
namespace {

struct Node {
    int up, down;
    int item;
};
struct Item {
    int left, right;
    int size;
};
struct Option {
    int cell, digit;
    int first, last;  // its nodes
};

template <int Words>
class Cover {
  public:
    Cover(const Layout<Words>& layout, Meter& meter)
        : meter_(meter), digits_(layout.givens), empty_(layout.empty.size()) {
        add_items(layout);
        for (const int cell : layout.empty) {
            for (int digit = layout.open[cell].first(); digit != 0; digit = layout.open[cell].after(digit)) {
                add_option(layout, cell, digit);
            }
        }
    }

    void run() {
        meter_.store(1);
        meter_.state_bytes = digits_.size() + items_.size() * sizeof(Item) +
                             nodes_.size() * (sizeof(Node) + sizeof(int)) + options_.size() * sizeof(Option);
        search(0, meter_.root());
    }

  private:
    void add_items(const Layout<Words>& layout) {
        items_.push_back({0, 0, 0});
        nodes_.push_back({0, 0, 0});
        item_of_cell_.assign(layout.cells, 0);
        item_of_digit_.assign(layout.house_count * (layout.size + 1), 0);
        for (const int cell : layout.empty) item_of_cell_[cell] = new_item(true);
        for (int house = 0; house < layout.house_count; ++house) {
            DigitSet<Words> there;
            for (const int cell : layout.houses.of(house)) {
                if (layout.givens[cell] != 0) there.add(layout.givens[cell]);
            }
            const bool must = static_cast<int>(layout.houses.of(house).size()) == layout.size;
            for (int digit = 1; digit <= layout.size; ++digit) {
                if (!there.has(digit)) item_of_digit_[house * (layout.size + 1) + digit] = new_item(must);
            }
        }
        options_of_.assign(items_.size(), -1);  // the headers of the items belong to no option
    }

    // An item that must be covered joins the ring of the root; one that may be covered has a ring of its own.
    int new_item(bool must) {
        const int item = static_cast<int>(items_.size());
        items_.push_back({item, item, 0});
        nodes_.push_back({item, item, item});
        if (must) {
            items_[item] = {items_[0].left, 0, 0};
            items_[items_[0].left].right = item;
            items_[0].left = item;
        }
        return item;
    }

    void add_option(const Layout<Words>& layout, int cell, int digit) {
        const int option = static_cast<int>(options_.size());
        const int first = static_cast<int>(nodes_.size());
        add_node(item_of_cell_[cell], option);
        for (const int house : layout.houses_of.of(cell))
            add_node(item_of_digit_[house * (layout.size + 1) + digit], option);
        options_.push_back({cell, digit, first, static_cast<int>(nodes_.size()) - 1});
    }

    void add_node(int item, int option) {
        const int node = static_cast<int>(nodes_.size());
        nodes_.push_back({nodes_[item].up, item, item});
        nodes_[nodes_[item].up].down = node;
        nodes_[item].up = node;
        ++items_[item].size;
        options_of_.push_back(option);
    }

    template <typename Visit>
    void others(int node, Visit visit) {
        const Option& option = options_[options_of_[node]];
        for (int other = option.first; other <= option.last; ++other) {
            if (other != node) visit(other);
        }
    }

    void cover(int item) {
        items_[items_[item].left].right = items_[item].right;
        items_[items_[item].right].left = items_[item].left;
        for (int node = nodes_[item].down; node != item; node = nodes_[node].down) {
            others(node, [&](int other) {
                nodes_[nodes_[other].up].down = nodes_[other].down;
                nodes_[nodes_[other].down].up = nodes_[other].up;
                --items_[nodes_[other].item].size;
            });
        }
    }

    void uncover(int item) {
        for (int node = nodes_[item].up; node != item; node = nodes_[node].up) {
            const Option& option = options_[options_of_[node]];
            for (int other = option.last; other >= option.first; --other) {
                if (other == node) continue;
                nodes_[nodes_[other].up].down = other;
                nodes_[nodes_[other].down].up = other;
                ++items_[nodes_[other].item].size;
            }
        }
        items_[items_[item].left].right = item;
        items_[items_[item].right].left = item;
    }

    // The item with the fewest options: a cell with one candidate and a digit with one place come first by themselves.
    int choose() const {
        int best = 0;
        for (int item = items_[0].right; item != 0; item = items_[item].right) {
            if (best == 0 || items_[item].size < items_[best].size) best = item;
            if (items_[best].size <= 1) break;
        }
        return best;
    }

    // True: done, by a solution or by a limit.
    bool search(std::size_t depth, int tree) {
        if (!meter_.node(depth, tree)) return true;
        if (depth == empty_) return meter_.found(digits_, tree);
        meter_.expanded(tree);
        ++meter_.checks;
        const int item = choose();
        if (item == 0 || items_[item].size == 0) meter_.barren();
        if (item == 0) return false;
        cover(item);
        bool done = false;
        for (int node = nodes_[item].down; node != item && !done; node = nodes_[node].down) {
            const Option& option = options_[options_of_[node]];
            ++meter_.placements;
            digits_[option.cell] = static_cast<std::uint8_t>(option.digit);
            others(node, [&](int other) { cover(nodes_[other].item); });
            done = search(depth + 1, meter_.plant(tree, option.cell, option.digit));
            for (int other = option.last; other >= option.first; --other) {
                if (other != node) uncover(nodes_[other].item);
            }
        }
        uncover(item);
        return done;
    }

    Meter& meter_;
    Digits digits_;
    std::size_t empty_;
    std::vector<Item> items_;
    std::vector<Node> nodes_;
    std::vector<int> options_of_;  // the option of each node
    std::vector<Option> options_;
    std::vector<int> item_of_cell_, item_of_digit_;
};

}  // namespace

Outcome run_dlx(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        if (!layout.clash) Cover<Words>(layout, meter).run();
    });
}

}  // namespace ninefold::lab
