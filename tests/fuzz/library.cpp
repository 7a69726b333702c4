// Any text as a line of a regression library: read, and judged if it can be read.
#include <string_view>

#include "bytes.h"
#include "logic/nine/regress.h"
#include "require.h"

using namespace ninefold;
using namespace ninefold::logic;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    const auto read = read_library_line(line);
    Workspace workspace;
    Stop stop(0.005);
    const Verdict verdict = regress(line, workspace, stop);
    REQUIRE(verdict.passed == verdict.reason.empty());
    if (const auto* wrong = std::get_if<std::string>(&read)) REQUIRE(verdict.reason == *wrong);
    return 0;
}
