#include "generate/check.h"

#include <atomic>
#include <cstring>
#include <memory>

#include "core/nine_digits.h"
#include "core/workers.h"
#include "fast9/quest.h"
#include "generate/digger.h"
#include "generate/simple_sets.h"

namespace ninefold::generate {
namespace {

constexpr std::size_t kChecksPerThread = 256;  // puzzles that are worth a thread

// Givens that some simple set needs: it has no other.
CellSet surely_needed(const Digits& solution, CellSet givens) {
    CellSet needed;
    visit_simple_sets(solution, [&](CellSet set) {
        const CellSet given = set & givens;
        if (given.single()) needed |= given;
    });
    return needed;
}

// Looks at one puzzle, a question at a time: is there another solution? Then of each given: is there one with another
// digit here?
class Check {
  public:
    // Both say whether there is a question in `quest` now; if not, the fault is known.
    bool begin(const Digits& puzzle, const Digits& solution, bool minimal, fast9::Quest& quest) {
        if (!is_solution(solution.data(), puzzle.data())) return finish(Fault::wrong_solution);
        solution_ = &solution;
        asked_ = -1;
        left_ = {};
        CellSet givens;
        for (int cell = 0; cell < kCells; ++cell) {
            quest.from.cells[cell] = puzzle[cell] == 0 ? kAllDigits : bit(puzzle[cell]);
            quest.known.cells[cell] = bit(solution[cell]);
            if (puzzle[cell] != 0) givens.add(cell);
        }
        quest.random = 0;
        if (minimal) left_ = givens - surely_needed(solution, givens);
        return true;
    }

    bool answer(bool found, fast9::Quest& quest) {
        if (asked_ < 0 && found) return finish(Fault::more_solutions);
        if (asked_ >= 0 && !found) return finish(Fault::not_minimal);
        if (asked_ >= 0) quest.from.cells[asked_] = bit((*solution_)[asked_]);
        if (left_.empty()) return finish(Fault::none);
        asked_ = left_.pop();
        quest.from.cells[asked_] = static_cast<Mask>(kAllDigits & ~bit((*solution_)[asked_]));
        return true;
    }

    Fault fault() const { return fault_; }

  private:
    bool finish(Fault fault) {
        fault_ = fault;
        return false;
    }

    const Digits* solution_ = nullptr;
    int asked_ = -1;  // the given of the last question; -1: it was about the whole puzzle
    CellSet left_;    // givens nobody has asked about
    Fault fault_ = Fault::none;
};

struct Checking {
    const Digits* puzzles;
    const Digits* solutions;
    std::size_t size;
    bool minimal;
    std::vector<Fault>& faults;
    std::atomic<std::size_t>& next;  // all threads take from it
    Stop& stop;
    std::array<std::size_t, kMostLanes> mine{};
    std::array<Check, kMostLanes> checks{};

    bool begin(int lane, fast9::Quest& quest) {
        for (std::size_t number = next++; number < size; number = next++) {
            mine[lane] = number;
            if (checks[lane].begin(puzzles[number], solutions[number], minimal, quest)) return true;
            faults[number] = checks[lane].fault();
        }
        return false;
    }

    static bool serve(void* context, int lane, bool first, const fast9::Position* answer, fast9::Quest& quest) {
        auto& work = *static_cast<Checking*>(context);
        if (!first) {
            if (work.checks[lane].answer(answer != nullptr, quest)) return true;
            work.faults[work.mine[lane]] = work.checks[lane].fault();
        }
        return work.begin(lane, quest);
    }
    static bool look(void* context) { return static_cast<Checking*>(context)->stop.look(); }
};

}  // namespace

std::vector<Fault> check(const Digits* puzzles, const Digits* solutions, std::size_t size, bool minimal,
                         unsigned threads, const fast9::Engine& engine, Stop& stop) {
    std::vector<Fault> faults(size, Fault::stopped);
    std::atomic<std::size_t> next{0};
    work_together(std::min<std::size_t>(threads, size / kChecksPerThread + 1), stop, [&](std::size_t, Stop& mine) {
        if (mine.look()) return;
        const auto work =
            std::unique_ptr<Checking>(new Checking{puzzles, solutions, size, minimal, faults, next, mine});
        engine.ask({Checking::serve, Checking::look, work.get()});
    });
    return faults;
}

}  // namespace ninefold::generate
