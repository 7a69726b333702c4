#include "logic/nine/lines.h"

using namespace lines;

namespace {

// Row 1 lacks 8 and 9; r1c8 cannot be 9, so it is 8, and nothing else follows at once.
const std::string kBoard = "1234567.." + std::string(72, '.');

}  // namespace

TEST("a case passes if the step is found and is the only one with its digits") {
    CHECK_EQ(judged(":0003:8:" + kBoard + ":918::818:"), "");
}

TEST("a case fails if the step does something else") {
    CHECK_EQ(judged(":0003:8:" + kBoard + ":918::819:"), "another step places 818, not 819");
}

TEST("a case fails if nothing is found") { CHECK_EQ(judged(":0003:1:" + kBoard + ":::118:"), "not found"); }

TEST("a negative case passes only if nothing is found") {
    CHECK_EQ(judged(":0003-x:1:" + kBoard + "::::"), "");
    CHECK_EQ(judged(":0003-x:8:" + kBoard + ":918:::"), "found, though it must not be");
}

TEST("a line that is no case is told in one sentence with the line") {
    CHECK_EQ(judged("hello"), "library line: expected 7 fields after ':': hello");
    CHECK(judged(":9999:1:" + kBoard + ":::118:").find("unknown code '9999'") != std::string::npos);
    CHECK(judged(":0003:1:12:::118:").find("expected 81 cells") != std::string::npos);
    CHECK(judged(":0003:1:" + kBoard + ":::11:").find("digit, row, column") != std::string::npos);
    CHECK(judged(":0003:0:" + kBoard + ":::118:").find("digits must be 1 to 9") != std::string::npos);
    CHECK(judged(":0003:1:" + kBoard + ":::118:x").find("length must be a number") != std::string::npos);
}

TEST("five digits of code ask for the siamese form, a variant selects options") {
    const auto read = read_library_line(":03111:5:" + kBoard + "::551::");
    CHECK(std::get<LibraryCase>(read).siamese);
    CHECK(std::get<LibraryCase>(read).technique == Technique::finned_swordfish);
    const auto strict = read_library_line(":0600-1:89:" + kBoard + "::851::");
    CHECK(!options_for(std::get<LibraryCase>(strict)).uniqueness_missing_candidates);
}
