#include "generate/minimize.h"

#include <memory>

#include "generate/digger.h"

namespace ninefold::generate {
namespace {

struct Thinning {
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

bool minimize(Digits* puzzles, const Digits* solutions, std::size_t size, std::uint64_t seed,
              const fast9::Engine& engine, Stop& stop) {
    const auto work = std::unique_ptr<Thinning>(new Thinning{puzzles, solutions, size, seed, stop});
    return !engine.ask({Thinning::serve, Thinning::look, work.get()}).stopped;
}

}  // namespace ninefold::generate
