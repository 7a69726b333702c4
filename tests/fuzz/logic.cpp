// Any grid with any candidates taken away: every finder, whole paths, and the scale of Sudoku Explainer.
#include "any_nine.h"
#include "logic/explainer/batch.h"
#include "logic/nine/path.h"
#include "logic/tariff.h"
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
