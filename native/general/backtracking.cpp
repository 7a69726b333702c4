// Plain backtracking: empty cells in reading order, digits ascending, a digit fits if no house of the cell has it.
#include "general/counted_stop.h"
#include "general/solver.h"

namespace ninefold::general {
namespace {

class Backtracking final : public Solver {
  public:
    Backtracking(const Problem& problem, Stop& stop)
        : counted_(stop),
          size_(problem.size),
          digits_(problem.givens),
          out_(problem.givens.size() * (problem.size + 1)),
          houses_of_(problem.givens.size()),
          used_(problem.houses.size() * (problem.size + 1)) {
        for (std::size_t house = 0; house < problem.houses.size(); ++house) {
            counted_.go_on(problem.houses[house].size());
            for (const int cell : problem.houses[house]) houses_of_[cell].push_back(static_cast<int>(house));
        }
        for (const auto& [cell, digit] : problem.removed) out_[cell * (size_ + 1) + digit] = true;
        for (std::size_t cell = 0; cell < digits_.size(); ++cell) {
            const int digit = digits_[cell];
            counted_.go_on(houses_of_[cell].size());
            if (digit == 0) {
                empty_.push_back(static_cast<int>(cell));
            } else if (fits(static_cast<int>(cell), digit)) {
                mark(static_cast<int>(cell), digit, true);
            } else {
                contradiction_ = true;
            }
        }
    }

    Answer next(Digits& solution, Stop& stop) override {
        if (contradiction_) return Answer::none;
        counted_.under(stop);
        // After a solution, or at the start of the search, `at_` stands on the cell whose digit must grow.
        while (true) {
            if (stop.stopped() || counted_.must_end(looked_)) return Answer::stopped;
            looked_ = kNode;
            if (at_ == empty_.size()) {
                if (!emitted_) {
                    emitted_ = true;
                    solution = digits_;
                    return Answer::found;
                }
                emitted_ = false;
                if (at_ == 0) contradiction_ = true;
                if (at_-- == 0) return Answer::none;
            }
            const int cell = empty_[at_];
            int digit = digits_[cell];
            if (digit != 0) mark(cell, digit, false);
            do ++digit;
            while (digit <= size_ && !fits(cell, digit));
            if (digit <= size_) {
                ++guesses_;
                digits_[cell] = static_cast<std::uint8_t>(digit);
                mark(cell, digit, true);
                ++at_;
            } else {
                digits_[cell] = 0;
                if (at_ == 0) {
                    contradiction_ = true;
                    return Answer::none;
                }
                --at_;
            }
        }
    }

    bool done() const override { return contradiction_; }
    std::uint64_t guesses() const override { return guesses_; }

  private:
    bool fits(int cell, int digit) {
        if (out_[cell * (size_ + 1) + digit]) return false;
        for (const int house : houses_of_[cell]) {
            ++looked_;
            if (used_[house * (size_ + 1) + digit]) return false;
        }
        return true;
    }
    void mark(int cell, int digit, bool on) {
        looked_ += houses_of_[cell].size();
        for (const int house : houses_of_[cell]) used_[house * (size_ + 1) + digit] = on;
    }

    static constexpr std::uint64_t kNode = 10;

    CountedStop counted_;
    std::uint64_t looked_ = 0;  // steps of the last node
    int size_;
    Digits digits_;
    std::vector<bool> out_;  // [cell][digit]: removed from the start
    std::vector<std::vector<int>> houses_of_;
    std::vector<bool> used_;  // [house][digit]
    std::vector<int> empty_;
    std::size_t at_ = 0;
    bool emitted_ = false;
    bool contradiction_ = false;  // no (more) solutions
    std::uint64_t guesses_ = 0;
};

}  // namespace

std::unique_ptr<Solver> make_backtracking(const Problem& problem, Stop& stop) {
    try {
        return std::make_unique<Backtracking>(problem, stop);
    } catch (const Interrupted&) {
        return nullptr;
    }
}

}  // namespace ninefold::general
