#include "logic/nine/lines.h"
#include "logic/tariff.h"

using namespace lines;

namespace {

const char* const kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

End walked(const std::string& text, const Options& options, Tally& tally) {
    Grid grid = lines::grid(text);
    Workspace workspace;
    Stop stop;
    const Tariff tariff = default_tariff();
    return walk(grid, options, workspace, stop, [&](const Step& step) { tally.add(step.technique, tariff); });
}

}  // namespace

TEST("a path of singles ends solved, with a step per empty cell") {
    Tally tally;
    CHECK(walked(kEasy, {}, tally) == End::solved);
    CHECK_EQ(tally.steps, 51);
    CHECK(tally.capped(default_tariff()) == Level::easy);
    CHECK(tally.hardest == Technique::hidden_single || tally.hardest == Technique::naked_single);
}

TEST("a path whose ladder is too short ends stuck") {
    Options options;
    options.ladder = ladder_of({Technique::full_house});
    Tally tally;
    CHECK(walked(kEasy, options, tally) == End::stuck);
}

TEST("a grid that contradicts itself ends broken") {
    Tally tally;
    CHECK(walked("55" + std::string(79, '.'), {}, tally) == End::broken);
}

TEST("a cell without candidates ends all steps, also those that would try them one by one") {
    Grid grid = lines::grid(std::string(81, '.'));
    for (int digit = 1; digit <= 9; ++digit) grid.eliminate(40, digit);
    Options options;
    options.ladder = ladder_of({Technique::forcing_chain_verity, Technique::forcing_net_verity});
    Workspace workspace;
    Stop stop;
    CHECK(!next_step(grid, options, workspace, stop));
    CHECK(all_steps(grid, options, workspace, stop).empty());
}

TEST("a stopped walk says so") {
    Grid grid = lines::grid(kEasy);
    Workspace workspace;
    Stop stop;
    stop.stop();
    CHECK(walk(grid, {}, workspace, stop, [](const Step&) {}) == End::stopped);
}

TEST("the level rises while the score is above its cap") {
    const Tariff tariff = default_tariff();
    Tally tally;
    tally.add(Technique::naked_single, tariff);
    CHECK(tally.capped(tariff) == Level::easy);
    tally.score = 801;
    CHECK(tally.capped(tariff) == Level::medium);
    tally.score = 1700;
    CHECK(tally.capped(tariff) == Level::unfair);
}

TEST("the hardest technique is of the highest level, then of the highest score") {
    const Tariff tariff = default_tariff();
    Tally tally;
    for (const auto technique : {Technique::hidden_single, Technique::skyscraper, Technique::xyz_wing,
                                 Technique::x_wing, Technique::naked_single})
        tally.add(technique, tariff);
    CHECK(tally.hardest == Technique::xyz_wing);
}

TEST("full houses come before naked singles, naked before hidden ones") {
    Grid grid = lines::grid(kEasy);
    Workspace workspace;
    Stop stop;
    walk(grid, {}, workspace, stop, [&](const Step& step) {
        Workspace fresh;
        if (step.technique != Technique::full_house)
            CHECK(!find_first(grid, only(Technique::full_house), {}, fresh, stop));
        if (step.technique == Technique::hidden_single)
            CHECK(!find_first(grid, only(Technique::naked_single), {}, fresh, stop));
    });
}

TEST("eliminations are applied as listed, and queue singles in that order") {
    Grid grid = lines::grid("1234567.." + std::string(72, '.'));
    Step step(Technique::naked_pair, 0);
    step.eliminate(8, CellSet::only(8));
    step.eliminate(9, CellSet::only(7));
    apply(step, grid);
    CHECK_EQ(int(grid.naked()[0].cell), 8);
    CHECK_EQ(int(grid.naked()[1].cell), 7);
}
