#include "check.h"
#include "sketch.h"

using namespace sketch;

namespace {

// 1 and 2 go round through r1c1, r1c4, r2c4, r2c7, r3c7; r3c1 is open.
std::string round(bool given) {
    std::string text(81, '.');
    const auto put = [&](int at, char digit) { text[at] = digit; };
    put(0, '1'), put(3, '2'), put(12, '1'), put(15, '2'), put(24, '1');
    std::string told;
    for (int at = 0; at < 81; ++at) {
        if (text[at] != '.' && !(given && at == 12)) told += '+';
        told += text[at];
    }
    return told;
}

}  // namespace

TEST("two digits that could change places in cells without a given keep the last of them open for others") {
    const auto found = steps(*read_grid(round(false)), Technique::reverse_bug);
    CHECK(find(found, "r3c1<>2") != nullptr);
    CHECK_EQ(found[0].evidence.cells.size(), 6u);
    CHECK(steps(*read_grid(round(true)), Technique::reverse_bug).empty());
}
