#include "check.h"
#include "logic/nine/fruitless.h"
#include "logic/nine/lines.h"

using namespace ninefold;
using namespace ninefold::logic;

namespace {

const std::vector<Technique> kSearches = {
    Technique::naked_pair,       Technique::locked_pair,    Technique::naked_triple,
    Technique::naked_quadruple,  Technique::hidden_pair,    Technique::hidden_triple,
    Technique::hidden_quadruple, Technique::x_wing,         Technique::swordfish,
    Technique::finned_swordfish, Technique::sashimi_x_wing, Technique::finned_jellyfish,
    Technique::franken_x_wing,   Technique::sue_de_coq,     Technique::finned_franken_x_wing};

void compare(const std::vector<Step>& one, const std::vector<Step>& two) {
    CHECK_EQ(one.size(), two.size());
    for (std::size_t i = 0; i < one.size() && i < two.size(); ++i) {
        CHECK(one[i].technique == two[i].technique);
        CHECK(one[i].eliminations == two[i].eliminations);
    }
}

// Every search with what is known from before, and by one that knows nothing.
void compare(const Grid& grid, Workspace& workspace, const Options& options) {
    Stop stop;
    for (const Technique technique : kSearches) {
        const auto wanted = ladder_of({technique}).front().techniques;
        Workspace once, twice;
        compare(find_all(grid, wanted, options, workspace, stop), find_all(grid, wanted, options, once, stop));
        const auto known = find_first(grid, wanted, options, workspace, stop);
        const auto anew = find_first(grid, wanted, options, twice, stop);
        CHECK_EQ(known.has_value(), anew.has_value());
        if (known && anew) compare({*known}, {*anew});
    }
}

}  // namespace

TEST("what was searched in vain and has not changed is searched in vain") {
    Workspace workspace;  // one for all puzzles, as a rater has
    Stop stop;
    for (const char* puzzle : {"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
                               "....4.5..54.....6..91.2......89.76.1...61...7........8..6..4.8....1...3...9.....6",
                               "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                               "..9.....4...36.......8.5..7.3.5.6...7.5.34..8......5..1....7.6...2.......9.....82"}) {
        Grid grid = lines::grid(puzzle);
        for (bool more = true; more && !grid.solved();) {
            workspace.next_moment();
            compare(grid, workspace, {});
            Workspace apart;
            const auto step = next_step(grid, {}, apart, stop);
            more = step.has_value();
            if (!more) continue;
            apply(*step, grid);
            grid.forget_stale_singles();
        }
    }
}

TEST("fish that had too many fins are found when more are allowed") {
    Workspace workspace;
    const Grid grid = lines::grid("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    for (const int fins : {0, 1, 5, 2}) {
        Options options;
        options.max_fins = fins;
        compare(grid, workspace, options);
    }
}
