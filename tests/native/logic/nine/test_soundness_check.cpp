#include "logic/nine/lines.h"
#include "logic/nine/soundness.h"

using namespace lines;

TEST("a step that contradicts the one solution is told apart from one that does not") {
    const Grid grid = lines::grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    const Soundness soundness(grid);
    Step right(Technique::naked_single, bit(4)), wrong(Technique::naked_single, bit(1));
    right.place(2, 4);
    wrong.place(2, 1);
    CHECK(soundness.agrees(right));
    CHECK(!soundness.agrees(wrong));
    Step removes(Technique::naked_pair, 0);
    removes.eliminate(4, CellSet::only(2));
    CHECK(!soundness.agrees(removes));
}

TEST("a grid with many solutions cannot contradict a step") {
    Step step(Technique::naked_single, bit(1));
    step.place(0, 1);
    CHECK(Soundness(lines::grid(std::string(81, '.'))).agrees(step));
}
