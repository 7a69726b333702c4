#include "check.h"
#include "logic/nine/lines.h"
#include "sketch.h"

namespace {

using namespace ninefold::logic;

// The first puzzle in which an SK loop was seen.
const char* const kEasterMonster = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

}  // namespace

TEST("the loop of Easter Monster removes thirteen candidates") {
    const auto found = sketch::steps(*read_grid(kEasterMonster), Technique::sk_loop);
    CHECK_EQ(found.size(), 1u);
    CHECK_EQ(found[0].evidence.cells.size(), 16u);
    CHECK_EQ(sketch::effect(found[0]),
             "r1c3<>7 r2c5<>3 r2c5<>8 r2c6<>8 r3c1<>2 r5c2<>4 r5c2<>8 r5c8<>3 r5c8<>9 r7c3<>1 r8c4<>5 r8c5<>4 r9c1<>6");
}

TEST("an open crossing breaks the loop") {
    std::string open = kEasterMonster;
    open[10] = '.';  // r2c2, a crossing
    CHECK(sketch::steps(*read_grid(open), Technique::sk_loop).empty());
}

TEST("four cells of two rows and two columns that need four digits of their lines lock them there") {
    // r1 and r5 need 1 and 2 in columns 2 and 8, which give 3 and 4.
    sketch::Sketch sketch;
    sketch.keep("r1c2", "13").keep("r1c8", "14").keep("r5c2", "23").keep("r5c8", "24");
    const auto found = sketch::steps(sketch.grid(), Technique::multi_sector_locked_set);
    CHECK(!found.empty());
    const auto* step = sketch::find(
        found,
        "r1c1<>1 r1c3<>1 r1c4<>1 r1c5<>1 r1c6<>1 r1c7<>1 r1c9<>1 r2c2<>3 r2c8<>4 r3c2<>3 r3c8<>4 r4c2<>3 r4c8<>4 "
        "r5c1<>2 r5c3<>2 r5c4<>2 r5c5<>2 r5c6<>2 r5c7<>2 r5c9<>2 r6c2<>3 r6c8<>4 r7c2<>3 r7c8<>4 r8c2<>3 r8c8<>4 "
        "r9c2<>3 r9c8<>4");
    CHECK(step != nullptr);
    CHECK(sketch::steps(
              sketch::Sketch().keep("r1c2", "135").keep("r1c8", "14").keep("r5c2", "23").keep("r5c8", "24").grid(),
              Technique::multi_sector_locked_set)
              .empty());
}

TEST("one of the crossings may be left out, if the count is just right without it") {
    // As above, and the lines cross in a cell with other digits, too.
    sketch::Sketch sketch;
    sketch.keep("r1c2", "13").keep("r1c8", "14").keep("r5c2", "23").keep("r5c8", "24");
    sketch.keep("r7c2", "36").keep("r7c8", "456789");
    const auto found = sketch::steps(sketch.grid(), Technique::multi_sector_locked_set);
    const auto without = [](const Step& step) {
        return step.evidence.cells.size() == 5 && step.evidence.cells[4] == sketch::cell("r7c2");
    };
    CHECK(std::any_of(found.begin(), found.end(), without));
}
