// Any wish and any plan: what is found has one solution and lies where the plan lets it.
#include "any_nine.h"
#include "fast9/one.h"
#include "generate/check.h"
#include "generate/search.h"
#include "require.h"

using namespace ninefold;
using namespace ninefold::generate;

namespace {

Plan any_plan(fuzz::Bytes& in) {
    Plan plan;
    plan.least = in.number();
    plan.fill = in.flag() ? Fill::root : Fill::solved;
    CellSet free = CellSet::all();
    if (in.flag()) return plan.units = plan_of_cells().units, plan;
    for (int n = in.upto(80) + 1; n > 0 && !free.empty(); --n) {
        CellSet unit;
        for (int k = in.upto(7) + 1; k > 0; --k) {
            const int cell = in.flag() ? in.upto(80) : free.first();
            if (free.has(cell)) unit.add(cell);
            free.remove(cell);
            if (free.empty()) break;
        }
        if (!unit.empty()) plan.units.push_back(unit);
    }
    if (plan.units.empty()) plan.units.push_back(CellSet::only(0));
    return plan;
}

Wish any_wish(fuzz::Bytes& in) {
    Wish wish;
    wish.options = fuzz::any_options(in);
    const auto bounds = [&](int most) {
        const int least = in.number();
        return Bounds{std::clamp(least, 0, most), std::clamp(in.number(), 0, most)};
    };
    if (in.flag()) wish.level = static_cast<logic::Level>(in.upto(4));
    if (in.flag()) wish.score = bounds(Bounds().most);
    if (in.flag()) wish.givens = bounds(1'000);
    const auto techniques = [&](logic::TechniqueSet& set) {
        for (int n = in.upto(2); n > 0; --n) set.set(in.byte() % logic::kTechniques);
    };
    techniques(wish.required);
    techniques(wish.forbidden);
    wish.training = in.upto(3) == 0;
    wish.minimal = in.upto(3) == 0;
    if (in.upto(3) == 0) wish.solves = fuzz::any_options(in).ladder;
    if (in.upto(3) == 0) wish.fails = fuzz::any_options(in).ladder;
    return wish;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes in(data, size);
    const Wish wish = any_wish(in);
    const Plan plan = any_plan(in);
    CellSet cells;
    for (const CellSet& unit : plan.units) cells |= unit;
    const auto& engine = fast9::engines()[in.byte() % fast9::engines().size()];
    const auto attempts = static_cast<std::uint64_t>(in.upto(7));
    const auto threads = static_cast<unsigned>(in.upto(2));
    const auto seed = static_cast<std::uint64_t>(in.byte());
    Stop stop(0.01);
    const Found found = search(wish, plan, seed, seed % 3 == 0 ? ~0ULL : 0, attempts, 3, threads, engine, stop);
    REQUIRE(found.attempts <= attempts && found.hits.size() <= 3);
    for (const Hit& hit : found.hits) {
        need_solution(hit.solution.data(), hit.puzzle.data());
        for (int cell = 0; cell < 81; ++cell) REQUIRE(hit.puzzle[cell] == 0 || cells.has(cell));
        Stop soon(0.05);
        const auto tally = fast9::solve_one(hit.puzzle.data(), 2, engine, soon);
        REQUIRE(tally.stopped || tally.solutions == 1);
        const auto fault = check(&hit.puzzle, &hit.solution, 1, wish.minimal, 1, engine, soon).front();
        REQUIRE(fault == Fault::none || fault == Fault::stopped);
    }
    return 0;
}
