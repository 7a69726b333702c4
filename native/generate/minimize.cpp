#include "generate/minimize.h"

#include <memory>

#include "generate/digger.h"

namespace ninefold::generate {
namespace {

constexpr int kMostLanes = 32;

struct Work {
    Digits* puzzles;
    const Digits* solutions;
    std::size_t size;
    std::uint64_t seed;
    Stop& stop;
    std::size_t next = 0;
    std::array<std::size_t, kMostLanes> mine{};
    std::array<Plan, kMostLanes> plans{};
    std::array<Digger, kMostLanes> diggers{};

    bool begin(int lane, fast9::Quest& quest) {
        for (; next < size; take(lane)) {
            const std::size_t number = mine[lane] = next++;
            CellSet givens;
            for (int cell = 0; cell < kCells; ++cell)
                if (puzzles[number][cell] != 0) givens.add(cell);
            plans[lane] = plan_of_cells(givens);
            if (diggers[lane].begin(plans[lane], Random(seed, number), solutions[number], quest)) return true;
        }
        return false;
    }
    void take(int lane) {
        if (diggers[lane].dug().unique) puzzles[mine[lane]] = diggers[lane].dug().puzzle;
    }
};

bool serve(void* context, int lane, bool first, const fast9::Position* answer, fast9::Quest& quest) {
    auto& work = *static_cast<Work*>(context);
    if (!first) {
        if (work.diggers[lane].answer(answer, quest)) return true;
        work.take(lane);
    }
    return work.begin(lane, quest);
}

bool look(void* context) { return static_cast<Work*>(context)->stop.look(); }

}  // namespace

bool minimize(Digits* puzzles, const Digits* solutions, std::size_t size, std::uint64_t seed,
              const fast9::Engine& engine, Stop& stop) {
    const auto work = std::unique_ptr<Work>(new Work{puzzles, solutions, size, seed, stop});
    return !engine.ask({serve, look, work.get()}).stopped;
}

}  // namespace ninefold::generate
