#include "generate/dig.h"

#include <algorithm>
#include <memory>

#include "generate/digger.h"

namespace ninefold::generate {
namespace {

struct DigRun {
    const Plan& plan;
    std::uint64_t seed, first;
    std::size_t size;
    Dug* dug;
    Stop& stop;
    std::size_t next = 0;
    std::array<std::size_t, kMostLanes> mine{};  // which puzzle each lane digs
    std::array<Digger, kMostLanes> diggers{};

    // The next puzzle for a lane; some are done before they have a question.
    bool begin(int lane, fast9::Quest& quest) {
        while (next < size) {
            mine[lane] = next++;
            if (diggers[lane].begin(plan, Random(seed, first + mine[lane]), quest)) return true;
            dug[mine[lane]] = diggers[lane].dug();
        }
        return false;
    }
};

bool serve(void* context, int lane, bool begin, const fast9::Position* answer, fast9::Quest& quest) {
    auto& work = *static_cast<DigRun*>(context);
    if (begin) return work.begin(lane, quest);
    if (work.diggers[lane].answer(answer, quest)) return true;
    work.dug[work.mine[lane]] = work.diggers[lane].dug();
    return work.begin(lane, quest);
}

bool look(void* context) { return static_cast<DigRun*>(context)->stop.look(); }
bool listen(void* context) { return static_cast<DigRun*>(context)->stop.stopped(); }

}  // namespace

bool dig(const Plan& plan, std::uint64_t seed, std::uint64_t first, std::size_t size, Dug* dug,
         const fast9::Engine& engine, Stop& stop, bool may_look, fast9::QuestTally* tally) {
    const auto work = std::unique_ptr<DigRun>(new DigRun{plan, seed, first, size, dug, stop});
    const auto result = engine.ask({serve, may_look ? look : listen, work.get()});
    if (tally != nullptr) *tally = result;
    return !result.stopped;
}

// Digging with nothing to drop stops at the filled grid.
bool fill(Fill fill, std::uint64_t seed, std::uint64_t first, std::size_t size, Digits* grids,
          const fast9::Engine& engine, Stop& stop, bool may_look) {
    Plan plan = plan_of_cells();
    plan.fill = fill;
    plan.least = kCells;
    std::vector<Dug> dug(size);
    if (!dig(plan, seed, first, size, dug.data(), engine, stop, may_look)) return false;
    std::transform(dug.begin(), dug.end(), grids, [](const Dug& one) { return one.solution; });
    return true;
}

}  // namespace ninefold::generate
