// Runs every test, or those whose rule contains the first argument; `--list` prints the rules, a rule per line, and
// `--only RULE` runs the one.
#include "check.h"

namespace check {

static int failures = 0;

std::vector<Test>& tests() {
    static std::vector<Test> all;
    return all;
}

void fail(const char* file, int line, const std::string& what) {
    ++failures;
    std::cerr << file << ":" << line << ": " << what << "\n";
}

}  // namespace check

static bool wanted(const std::string& rule, int argc, char** argv) {
    if (argc == 3 && std::string(argv[1]) == "--only") return rule == argv[2];
    return argc < 2 || rule.find(argv[1]) != std::string::npos;
}

int main(int argc, char** argv) {
    if (argc == 2 && std::string(argv[1]) == "--list") {
        for (const auto& test : check::tests()) std::cout << test.rule << "\n";
        return 0;
    }
    int passed = 0, failed = 0;
    for (const auto& test : check::tests()) {
        if (!wanted(test.rule, argc, argv)) continue;
        const int before = check::failures;
        test.body();
        const bool ok = check::failures == before;
        if (!ok) std::cerr << "FAILED: " << test.rule << "\n";
        ++(ok ? passed : failed);
    }
    std::cout << passed << " passed, " << failed << " failed\n";
    return failed == 0 && passed > 0 ? 0 : 1;
}
