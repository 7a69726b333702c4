#include "generate/shrink.h"

#include <algorithm>
#include <utility>

#include "fast9/one.h"

namespace ninefold::generate {
namespace {

constexpr int kSteps = 1'000;  // exchanges with as many givens; a walk that takes longer goes in circles
// Solutions to look through, at first and at most.
constexpr std::uint64_t kFewSolutions = 1'000, kManySolutions = 8'000;
// Most givens leave far more, which a small part of the tree tells: counting ends when it promises so many times more.
constexpr std::uint64_t kSurely = 4;

class Walk {
  public:
    Walk(Dug& dug, Random random, const fast9::Engine& engine, Stop& stop)
        : dug_(dug), random_(random), engine_(engine), stop_(stop), puzzle_(dug.puzzle) {
        for (int cell = 0; cell < kCells; ++cell)
            if (puzzle_[cell] != 0) givens_.add(cell);
    }

    bool run(int most) {
        while (givens_.count() > most)
            if (!drop_one() || !settle()) return false;
        return true;
    }

  private:
    // Without the given that leaves the fewest solutions; false if all leave too many.
    bool drop_one() {
        left_ = kManySolutions;
        int least = -1;
        for (const int cell : givens_) {
            Digits puzzle = puzzle_;
            puzzle[cell] = 0;
            const auto tally = fast9::solve_one(puzzle.data(), left_, engine_, stop_, nullptr, kSurely * left_);
            if (tally.stopped) return false;
            if (!tally.many && tally.solutions < left_) left_ = tally.solutions, least = cell;
        }
        if (least < 0) return false;
        puzzle_[least] = 0;
        givens_.remove(least);
        newest_ = {};
        return true;
    }

    // Exchanges givens until one solution is left. Where a given leaves few solutions, looking through them is quick
    // and a digit that only one of them has is likely: others are tried when these are used up.
    bool settle() {
        std::uint64_t most = kFewSolutions;
        CellSet used;  // givens that leave more, and the newest: without it all is as it was
        for (int step = 0; step < kSteps && left_ > 1; ++step) {
            CellSet cells = givens_ - used;
            if (stop_.look() || (cells.empty() && most >= kManySolutions)) return false;
            if (cells.empty()) {
                most = std::min(4 * most, kManySolutions);
                used = newest_;
                continue;
            }
            for (auto skip = random_.below(static_cast<std::uint32_t>(cells.count())); skip > 0; --skip) cells.pop();
            used.add(cells.first());
            if (!exchange(cells.first(), most)) continue;
            most = kFewSolutions;
            used = newest_;
        }
        return left_ == 1;
    }

    // Another digit for a given that leaves fewer solutions than `most`.
    bool exchange(int out, std::uint64_t most) {
        Digits puzzle = puzzle_;
        puzzle[out] = 0;
        solutions_.clear();
        const auto tally = fast9::solve_one(puzzle.data(), most, engine_, stop_, &solutions_, kSurely * most);
        if (tally.solutions == most || tally.many || tally.stopped) return false;
        count_digits();
        const auto [cell, digit] = draw(puzzle);
        puzzle[cell] = static_cast<std::uint8_t>(digit);
        givens_.remove(out);
        givens_.add(cell);
        newest_ = CellSet::only(cell);
        puzzle_ = puzzle;
        left_ = times_[cell][digit];
        if (left_ == 1) keep(cell, digit);
        return true;
    }

    // How many solutions have each digit in each cell.
    void count_digits() {
        for (auto& times : times_) times.fill(0);
        for (std::size_t at = 0; at < solutions_.size(); at += kCells)
            for (int cell = 0; cell < kCells; ++cell) ++times_[cell][solutions_[at + cell] - '0'];
    }

    // A digit to give, drawn by the squares of the solutions that it leaves; if some leave one, one of those. Numbers
    // without a fraction: every machine draws the same.
    std::pair<int, int> draw(const Digits& puzzle) {
        const auto each = [&](auto visit) {
            for (int cell = 0; cell < kCells; ++cell)
                for (int digit = 1; digit <= kSize && puzzle[cell] == 0; ++digit)
                    if (const std::uint64_t times = times_[cell][digit]) visit(cell, digit, times);
        };
        std::uint64_t total = 0, alone = 0;
        const auto weight = [](std::uint64_t times) { return (std::uint64_t{1} << 40) / (times * times); };
        each([&](int, int, std::uint64_t times) {
            total += weight(times);
            alone += times == 1;
        });
        std::uint64_t drawn = random_.next() % (alone ? alone : total);
        std::pair<int, int> chosen{-1, 0};
        each([&](int cell, int digit, std::uint64_t times) {
            const std::uint64_t mine = alone ? times == 1 : weight(times);
            if (chosen.first < 0 && drawn < mine) chosen = {cell, digit};
            drawn -= chosen.first < 0 ? mine : 0;
        });
        return chosen;
    }

    // The puzzle has one solution again: the one with this digit.
    void keep(int cell, int digit) {
        dug_.puzzle = puzzle_;
        for (std::size_t at = 0; at < solutions_.size(); at += kCells) {
            if (solutions_[at + cell] != '0' + digit) continue;
            for (int i = 0; i < kCells; ++i) dug_.solution[i] = static_cast<std::uint8_t>(solutions_[at + i] - '0');
        }
    }

    Dug& dug_;
    Random random_;
    const fast9::Engine& engine_;
    Stop& stop_;
    Digits puzzle_;
    CellSet givens_, newest_;
    std::uint64_t left_ = 1;  // solutions of the puzzle
    std::array<std::array<std::uint16_t, 10>, kCells> times_;
    std::vector<std::uint8_t> solutions_;
};

}  // namespace

bool shrink(Dug& dug, int most, Random random, const fast9::Engine& engine, Stop& stop) {
    return Walk(dug, random, engine, stop).run(most);
}

}  // namespace ninefold::generate
