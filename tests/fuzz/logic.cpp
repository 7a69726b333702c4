// Any grid with any candidates taken away: every finder, whole paths, and the scale of Sudoku Explainer.
#include "any_nine.h"
#include "logic/explainer/rater.h"
#include "logic/nine/path.h"
#include "logic/tariff.h"
#include "rate/rates.h"
#include "require.h"

using namespace ninefold;
using namespace ninefold::logic;

namespace {

constexpr double kSeconds = 0.005;

void explain(const Grid& grid) {
    namespace ex = ninefold::logic::explainer;
    Stop stop(kSeconds);
    const auto rater = std::make_unique<ex::Rater>();
    ex::Finding finding;
    const ex::Board board = ex::Board::of(grid);
    if (!board.broken()) rater->next(board, true, stop, finding);
    rater->walk(board, true, stop, [](const ex::Finding& found) { REQUIRE(found.tenths() > 0); });
}

// All numbers at once, twice: as they were, and on threads.
void rate_all(const fuzz::Nine& digits, const Options& options) {
    rate::Plan plan;
    plan.path = options;
    plan.techniques = plan.explainer = true;
    plan.tiers = {options, Options()};
    plan.work.emplace();
    plan.work->options = options;
    plan.work->points.fill(1);
    plan.work->per_assumption = 10;
    std::vector<std::uint8_t> twice(digits.begin(), digits.end());
    twice.insert(twice.end(), digits.begin(), digits.end());
    Stop stop(kSeconds);
    const auto rates = rate::rate_batch(twice.data(), 2, plan, false, 2, fast9::engines().front(), stop);
    if (!rates[0].done || !rates[1].done) return;
    REQUIRE(rates[0].solutions == rates[1].solutions && rates[0].score == rates[1].score);
    REQUIRE(rates[0].tier == rates[1].tier && rates[0].work == rates[1].work);
    REQUIRE(rates[0].explained.er == rates[1].explained.er);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes in(data, size);
    const int what = in.byte();
    const Options options = fuzz::any_options(in);
    const auto digits = fuzz::any_nine(in);
    if (!digits) return 0;
    CellSet placed;
    for (int n = in.upto(20); n > 0; --n) placed.add(in.upto(80));
    Grid grid = Grid::from_digits(digits->data(), placed);
    for (int n = in.byte(); n > 0 && !in.done(); --n) {
        const int cell = in.upto(80);
        grid.eliminate(cell, in.upto(8) + 1);
    }
    Stop stop(kSeconds);
    if (what % 8 == 0) return rate_all(*digits, options), 0;
    Workspace workspace;
    if (what % 4 == 0) return explain(grid), 0;
    if (what % 4 == 1) {
        all_steps(grid, options, workspace, stop);
        return 0;
    }
    if (what % 4 == 2) {
        next_step(grid, options, workspace, stop);
        return 0;
    }
    Tally tally;
    const Tariff tariff = default_tariff();
    walk(grid, options, workspace, stop, [&](const Step& step) { tally.add(step.technique, tariff); });
    tally.capped(tariff);
    return 0;
}
