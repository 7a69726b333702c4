#include <set>

#include "logic/nine/lines.h"

using namespace lines;

TEST("every technique has an id and a library code of its own") {
    std::set<std::string_view> ids, codes;
    for (const auto& row : kCatalogue) {
        CHECK(ids.insert(row.id).second);
        if (!row.code.empty()) CHECK(codes.insert(row.code).second);
        CHECK(technique_of_id(row.id) == row.technique);
    }
    CHECK(!technique_of_id("no-such-technique"));
    CHECK(!technique_of_code(""));
}

TEST("the default ladder leaves out what is off and keeps rows of one order on one rung") {
    const Ladder ladder = default_ladder();
    CHECK(has(ladder.front().techniques, Technique::full_house));
    bool together = false;
    for (const auto& rung : ladder) {
        CHECK(!has(rung.techniques, Technique::squirmbag));
        if (has(rung.techniques, Technique::simple_colors_trap))
            together = has(rung.techniques, Technique::simple_colors_wrap);
    }
    CHECK(together);
}

TEST("what the library does not have is on no default ladder of plain 9×9, so that its levels and scores stay") {
    for (const auto& rung : default_ladder())
        for (const auto& row : kCatalogue)
            if (has(rung.techniques, row.technique))
                CHECK(!row.code.empty() || row.technique == Technique::brute_force);
    CHECK(row(Technique::tridagon).code.empty() && row(Technique::unique_loop).code.empty());
}

TEST("a ladder of one's own keeps its own order") {
    const Ladder ladder = ladder_of({Technique::hidden_single, Technique::naked_single});
    CHECK_EQ(ladder.size(), 2u);
    CHECK(has(ladder[0].techniques, Technique::hidden_single));
}

TEST("plain 9×9 and other boards have ladders of their own, in one order") {
    for (const auto& rung : default_ladder())
        for (const auto& row : kCatalogue) CHECK(!has(rung.techniques, row.technique) || row.boards != Boards::other);
    int order = 0;
    for (const auto& rung : default_ladder_of_other_boards()) {
        CHECK(row(rung.first).order > order);
        order = row(rung.first).order;
        for (const auto& row : kCatalogue) {
            if (!has(rung.techniques, row.technique)) continue;
            CHECK(row.boards != Boards::nine);
            CHECK(row.family != Family::uniqueness);
        }
    }
}
