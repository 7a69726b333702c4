#include "generate/minimize.h"

#include <algorithm>
#include <atomic>
#include <memory>

#include "core/workers.h"
#include "generate/digger.h"

namespace ninefold::generate {
namespace {

constexpr std::size_t kThinningsPerThread = 64;  // puzzles that are worth a thread

struct Thinning {
    Digits* puzzles;
    const Digits* solutions;
    std::size_t size;
    std::uint64_t seed;
    std::atomic<std::size_t>& next;  // all threads take from it
    Stop& stop;
    std::array<std::size_t, kMostLanes> mine{};
    std::array<Plan, kMostLanes> plans{};
    std::array<Digger, kMostLanes> diggers{};

    bool begin(int lane, fast9::Quest& quest) {
        for (std::size_t number = next++; number < size; number = next++) {
            mine[lane] = number;
            CellSet givens;
            for (int cell = 0; cell < kCells; ++cell)
                if (puzzles[number][cell] != 0) givens.add(cell);
            plans[lane] = plan_of_cells(givens);
            if (diggers[lane].begin(plans[lane], Random(seed, 0), solutions[number], quest)) return true;
            take(lane);
        }
        return false;
    }
    void take(int lane) {
        if (diggers[lane].dug().unique) puzzles[mine[lane]] = diggers[lane].dug().puzzle;
    }

    static bool serve(void* context, int lane, bool first, const fast9::Position* answer, fast9::Quest& quest) {
        auto& work = *static_cast<Thinning*>(context);
        if (!first) {
            if (work.diggers[lane].answer(answer, quest)) return true;
            work.take(lane);
        }
        return work.begin(lane, quest);
    }
    static bool look(void* context) { return static_cast<Thinning*>(context)->stop.look(); }
};

}  // namespace

bool minimize(Digits* puzzles, const Digits* solutions, std::size_t size, std::uint64_t seed, unsigned threads,
              const fast9::Engine& engine, Stop& stop) {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> stopped{false};
    work_together(std::min<std::size_t>(threads, size / kThinningsPerThread + 1), stop, [&](std::size_t, Stop& mine) {
        const auto work = std::unique_ptr<Thinning>(new Thinning{puzzles, solutions, size, seed, next, mine});
        if (engine.ask({Thinning::serve, Thinning::look, work.get()}).stopped) stopped = true;
    });
    return !stopped;
}

}  // namespace ninefold::generate
