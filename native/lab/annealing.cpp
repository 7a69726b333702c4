// Simulated annealing, the stochastic one. Every box (or row, where there are no boxes) is filled with the digits it
// lacks; a move swaps two cells of it; the cost is how many digits the other houses miss. Worse moves are taken with
// probability exp(-rise / temperature); the temperature falls by a constant factor and jumps up again when the board
// is frozen. It has no way to see that there is no solution: then only a limit ends it.
#include <cmath>
#include <random>

#include "lab/algorithm.h"
#include "lab/measured.h"

namespace ninefold::lab {
namespace {

constexpr double kHot = 1.0, kCold = 0.08, kCooling = 0.985;

template <int Words>
class Annealing {
  public:
    Annealing(const Layout<Words>& layout, Meter& meter)
        : layout_(layout), meter_(meter), random_(meter.seed()), counts_(layout.house_count * (layout.size + 1)) {
        pick_groups();
    }

    void run() {
        if (!fill()) return;
        const int root = meter_.root();
        if (!meter_.node(0)) return;
        const std::size_t chain = 4 * layout_.empty.size();  // moves per temperature
        double temperature = kHot;
        while (cost_ > 0) {
            if (movable_.empty()) return;
            for (std::size_t move = 0; move < chain && cost_ > 0; ++move) {
                if (!meter_.node(0)) return;
                step(temperature);
            }
            temperature = temperature < kCold ? kHot : temperature * kCooling;
        }
        meter_.found(digits_, root);
    }

  private:
    // Houses that share no cell and fill the board: boxes if they do, else rows.
    void pick_groups() {
        for (const HouseKind kind : {HouseKind::other, HouseKind::row}) {
            groups_.clear();
            std::vector<bool> taken(layout_.cells);
            std::size_t covered = 0;
            for (const int house : layout_.full_houses) {
                const auto cells = layout_.houses.of(house);
                if (layout_.kinds[house] != kind) continue;
                if (std::any_of(cells.begin(), cells.end(), [&](int cell) { return taken[cell]; })) continue;
                for (const int cell : cells) taken[cell] = true;
                covered += cells.size();
                groups_.push_back(house);
            }
            if (covered == static_cast<std::size_t>(layout_.cells)) return;
        }
    }

    bool fill() {
        digits_ = layout_.givens;
        for (const int house : groups_) {
            auto missing = layout_.all;
            std::vector<int> cells;
            for (const int cell : layout_.houses.of(house)) {
                if (digits_[cell] != 0)
                    missing.remove(digits_[cell]);
                else
                    cells.push_back(cell);
            }
            int digit = missing.first();
            for (const int cell : cells) {
                if (digit == 0) return false;  // a given stands twice in the house
                digits_[cell] = static_cast<std::uint8_t>(digit);
                digit = missing.after(digit);
            }
            if (cells.size() > 1) movable_.push_back(std::move(cells));
        }
        for (int cell = 0; cell < layout_.cells; ++cell) {
            if (digits_[cell] == 0) return false;
            add(cell, digits_[cell]);
        }
        return true;
    }

    // The cost is how many digits stand where one of their kind already does, and where they are not allowed.
    void add(int cell, int digit) {
        for (const int house : layout_.houses_of.of(cell)) cost_ += counts_[house * (layout_.size + 1) + digit]++ > 0;
        cost_ += !layout_.allowed[cell].has(digit);
    }
    void take(int cell, int digit) {
        for (const int house : layout_.houses_of.of(cell)) cost_ -= --counts_[house * (layout_.size + 1) + digit] > 0;
        cost_ -= !layout_.allowed[cell].has(digit);
    }
    void swap(int a, int b) {
        take(a, digits_[a]);
        take(b, digits_[b]);
        std::swap(digits_[a], digits_[b]);
        add(a, digits_[a]);
        add(b, digits_[b]);
        meter_.placements += 2;
    }

    void step(double temperature) {
        const auto& cells = movable_[random_() % movable_.size()];
        const std::size_t first = random_() % cells.size();
        const std::size_t second = (first + 1 + random_() % (cells.size() - 1)) % cells.size();
        const long before = cost_;
        swap(cells[first], cells[second]);
        ++meter_.checks;
        if (cost_ <= before) return;
        const double chance = static_cast<double>(random_() >> 11) * 0x1p-53;
        if (chance >= std::exp(static_cast<double>(before - cost_) / temperature)) swap(cells[first], cells[second]);
    }

    const Layout<Words>& layout_;
    Meter& meter_;
    std::mt19937_64 random_;
    Digits digits_;
    std::vector<int> groups_;
    std::vector<std::vector<int>> movable_;  // the empty cells of each group
    std::vector<int> counts_;                // [house][digit]
    long cost_ = 0;
};

}  // namespace

Outcome run_annealing(const Problem& problem, const Limits& limits, Stop& stop) {
    return measured(problem, limits, stop, []<int Words>(const Layout<Words>& layout, Meter& meter) {
        if (!layout.clash) Annealing<Words>(layout, meter).run();
    });
}

}  // namespace ninefold::lab
