#include "generate/shrink.h"

#include "fast9/one.h"

namespace ninefold::generate {
namespace {

// Of one walk. Down to 19 many short walks are quickest; 18 and 17 want long ones.
constexpr int steps_to(int most) { return most >= 19 ? 300 : 20'000; }
constexpr std::uint64_t kMany = 3'000;  // solutions to look through at most

class Walk {
  public:
    Walk(Dug& dug, Random random, const fast9::Engine& engine, Stop& stop)
        : dug_(dug), random_(random), engine_(engine), stop_(stop) {
        for (int cell = 0; cell < kCells; ++cell)
            if (dug.puzzle[cell] != 0) givens_.add(cell);
    }

    bool run(int most) {
        for (int step = 0; step < steps_to(most) && givens_.count() > most && !stop_.look(); ++step)
            if (!replace(2)) replace(1);
        return givens_.count() <= most;
    }

  private:
    // So many random givens out, one in; false if no digit makes the solution the only one.
    bool replace(int out) {
        Digits puzzle = dug_.puzzle;
        CellSet left = givens_;
        for (int i = 0; i < out; ++i) {
            CellSet cells = left;
            for (auto skip = random_.below(static_cast<std::uint32_t>(cells.count())); skip > 0; --skip) cells.pop();
            left.remove(cells.first());
            puzzle[cells.first()] = 0;
        }
        solutions_.clear();
        const auto tally = fast9::solve_one(puzzle.data(), kMany, engine_, stop_, &solutions_);
        if (tally.solutions == kMany || tally.stopped) return false;
        return put_one_in(puzzle, left);
    }

    bool put_one_in(Digits& puzzle, CellSet left) {
        std::array<std::array<std::uint16_t, 10>, kCells> times{};
        const std::size_t count = solutions_.size() / kCells;
        for (std::size_t i = 0; i < count; ++i)
            for (int cell = 0; cell < kCells; ++cell) ++times[cell][solutions_[kCells * i + cell] - '0'];
        int seen = 0, where = -1, what = 0;  // a random one of all, in one go
        for (int cell = 0; cell < kCells; ++cell) {
            for (int digit = 1; digit <= kSize; ++digit) {
                if (times[cell][digit] != 1 || left.has(cell)) continue;
                if (random_.below(static_cast<std::uint32_t>(++seen)) == 0) where = cell, what = digit;
            }
        }
        if (where < 0) return false;
        puzzle[where] = static_cast<std::uint8_t>(what);
        for (std::size_t i = 0; i < count; ++i) {
            if (solutions_[kCells * i + where] != '0' + what) continue;
            for (int cell = 0; cell < kCells; ++cell)
                dug_.solution[cell] = static_cast<std::uint8_t>(solutions_[kCells * i + cell] - '0');
        }
        left.add(where);
        givens_ = left;
        dug_.puzzle = puzzle;
        return true;
    }

    Dug& dug_;
    Random random_;
    const fast9::Engine& engine_;
    Stop& stop_;
    CellSet givens_;
    std::vector<std::uint8_t> solutions_;
};

}  // namespace

bool shrink(Dug& dug, int most, Random random, const fast9::Engine& engine, Stop& stop) {
    return Walk(dug, random, engine, stop).run(most);
}

}  // namespace ninefold::generate
