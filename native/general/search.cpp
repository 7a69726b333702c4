// Search over any houses: naked singles, hidden singles (a full house with one place left for a digit), then a guess
// in a cell with the fewest candidates. One position, one trail of removed candidates to come back by.
#include <algorithm>

#include "core/digit_set.h"
#include "general/solver.h"

namespace ninefold::general {
namespace {

template <int Words>
class Search final : public Solver {
  public:
    Search(const Problem& problem, bool hidden_singles)
        : size_(problem.size),
          cells_(static_cast<int>(problem.givens.size())),
          candidates_(cells_, DigitSet<Words>::all(problem.size)),
          digits_(cells_, 0),
          houses_(problem.houses),
          peers_(cells_),
          full_houses_of_(cells_) {
        for (std::size_t house = 0; house < houses_.size(); ++house) {
            const bool full = hidden_singles && static_cast<int>(houses_[house].size()) == size_;
            for (const int cell : houses_[house]) {
                if (full) full_houses_of_[cell].push_back(static_cast<int>(house));
                for (const int other : houses_[house]) {
                    if (other != cell) peers_[cell].push_back(other);
                }
            }
        }
        for (auto& peers : peers_) {
            std::sort(peers.begin(), peers.end());
            peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
        }
        places_.assign(houses_.size() * (size_ + 1), static_cast<std::uint8_t>(size_));
        unplaced_ = cells_;
        alive_ = start(problem);
        trail_.clear();  // what holds from the start is never undone
        placed_.clear();
    }

    Answer next(Digits& solution, Stop& stop) override {
        while (alive_) {
            if (stop.now()) return Answer::stopped;
            if (unplaced_ == 0) {
                solution = digits_;
                alive_ = back();
                return Answer::found;
            }
            const int cell = fewest_candidates();
            guess(cell, candidates_[cell].first());
        }
        return Answer::none;
    }

    std::uint64_t guesses() const override { return guesses_; }

  private:
    struct Removal {
        int cell;
        int digit;
    };
    struct Guess {  // where we came from: undo to here, then try the next digit of this cell
        int cell;
        int digit;
        std::size_t trail;
        std::size_t placed;
    };

    bool start(const Problem& problem) {
        for (const auto& [cell, digit] : problem.removed) {
            if (!remove(cell, digit)) return false;
        }
        for (int cell = 0; cell < cells_; ++cell) {
            const int digit = problem.givens[cell];
            if (digit == 0 || digits_[cell] == digit) continue;
            if (!place(cell, digit) || !propagate()) return false;
        }
        // Size 1 has its single from the start; nothing was removed that could have shown it.
        for (int cell = 0; size_ == 1 && cell < cells_; ++cell) {
            if (digits_[cell] == 0 && !place(cell, 1)) return false;
        }
        return propagate();
    }

    // Tries `digit` in `cell`, and what must be tried after it when it fails. False: the tree is done.
    void guess(int cell, int digit) {
        ++guesses_;
        guesses_stack_.push_back({cell, digit, trail_.size(), placed_.size()});
        if (!place(cell, digit) || !propagate()) alive_ = back();
    }

    bool back() {
        while (!guesses_stack_.empty()) {
            Guess& last = guesses_stack_.back();
            undo(last.trail, last.placed);
            const int digit = candidates_[last.cell].after(last.digit);
            if (digit == 0) {
                guesses_stack_.pop_back();
                continue;
            }
            ++guesses_;
            last.digit = digit;
            if (place(last.cell, digit) && propagate()) return true;
        }
        return false;
    }

    void undo(std::size_t trail, std::size_t placed) {
        queue_.clear();
        while (placed_.size() > placed) {
            digits_[placed_.back()] = 0;
            ++unplaced_;
            placed_.pop_back();
        }
        while (trail_.size() > trail) {
            const auto [cell, digit] = trail_.back();
            trail_.pop_back();
            candidates_[cell].add(digit);
            for (const int house : full_houses_of_[cell]) ++places_[house * (size_ + 1) + digit];
        }
    }

    bool place(int cell, int digit) {
        if (digits_[cell] != 0) return digits_[cell] == digit;
        if (!candidates_[cell].has(digit)) return false;
        digits_[cell] = static_cast<std::uint8_t>(digit);
        placed_.push_back(cell);
        --unplaced_;
        for (int other = candidates_[cell].first(); other != 0; other = candidates_[cell].after(other)) {
            if (other != digit && !remove(cell, other)) return false;
        }
        for (const int peer : peers_[cell]) {
            if (candidates_[peer].has(digit) && !remove(peer, digit)) return false;
        }
        return true;
    }

    // Takes a candidate out and queues the singles that this leaves. False: contradiction.
    bool remove(int cell, int digit) {
        if (!candidates_[cell].has(digit)) return true;
        candidates_[cell].remove(digit);
        trail_.push_back({cell, digit});
        bool possible = true;
        // Counts go down for every house before anything returns, so that undo can count on them.
        for (const int house : full_houses_of_[cell]) {
            const int places = --places_[house * (size_ + 1) + digit];
            if (places == 0) possible = false;
            if (places == 1) queue_.push_back({-1 - house, digit});
        }
        if (digits_[cell] != 0) return possible;
        const int left = candidates_[cell].count();
        if (left == 0) possible = false;
        if (left == 1) queue_.push_back({cell, candidates_[cell].first()});
        return possible;
    }

    bool propagate() {
        for (std::size_t at = 0; at < queue_.size(); ++at) {
            auto [cell, digit] = queue_[at];
            if (cell < 0) {
                cell = place_left(-1 - cell, digit);
                if (cell < 0) return false;
            }
            if (!place(cell, digit)) return false;
        }
        queue_.clear();
        return true;
    }

    int place_left(int house, int digit) const {
        for (const int cell : houses_[house]) {
            if (candidates_[cell].has(digit)) return cell;
        }
        return -1;
    }

    int fewest_candidates() const {
        int best = -1, fewest = kMaxSize + 1;
        for (int cell = 0; cell < cells_ && fewest > 2; ++cell) {
            if (digits_[cell] != 0) continue;
            const int count = candidates_[cell].count();
            if (count < fewest) {
                fewest = count;
                best = cell;
            }
        }
        return best;
    }

    int size_;
    int cells_;
    std::vector<DigitSet<Words>> candidates_;
    Digits digits_;
    std::vector<std::vector<int>> houses_;
    std::vector<std::vector<int>> peers_;
    std::vector<std::vector<int>> full_houses_of_;
    std::vector<std::uint8_t> places_;  // [house][digit]: cells of the house that still have the digit
    std::vector<Removal> trail_;
    std::vector<int> placed_;
    std::vector<Removal> queue_;  // singles to place; a house is written as -1 - house
    std::vector<Guess> guesses_stack_;
    int unplaced_;
    bool alive_;
    std::uint64_t guesses_ = 0;
};

std::unique_ptr<Solver> make(const Problem& problem, bool hidden_singles) {
    if (problem.size <= 64) return std::make_unique<Search<1>>(problem, hidden_singles);
    return std::make_unique<Search<2>>(problem, hidden_singles);
}

}  // namespace

std::unique_ptr<Solver> make_search(const Problem& problem) { return make(problem, true); }
std::unique_ptr<Solver> make_guessing(const Problem& problem) { return make(problem, false); }

}  // namespace ninefold::general
