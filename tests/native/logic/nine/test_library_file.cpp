// The whole regression library, where it lies beside the repository (or where NINEFOLD_SHARED_DATA says).
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "logic/nine/lines.h"

using namespace lines;

namespace {

std::filesystem::path shared_data() {
    if (const char* given = std::getenv("NINEFOLD_SHARED_DATA")) return given;
    return std::filesystem::path(__FILE__).parent_path() / "../../../../shared/data";
}

}  // namespace

TEST("every library case of a technique that has a finder passes") {
    std::ifstream file(shared_data() / "logic/hodoku_reglib.txt");
    std::string line;
    while (std::getline(file, line)) {
        if (line.empty() || line[0] != ':') continue;
        const auto reason = judged(line);
        if (reason == "no finder") continue;
        if (!reason.empty()) check::fail(__FILE__, __LINE__, reason + ": " + line);
    }
}
