// Runs every test, or those whose rule contains the first argument.
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

int main(int argc, char** argv) {
    int passed = 0, failed = 0;
    for (const auto& test : check::tests()) {
        if (argc > 1 && test.rule.find(argv[1]) == std::string::npos) continue;
        const int before = check::failures;
        test.body();
        const bool ok = check::failures == before;
        if (!ok) std::cerr << "FAILED: " << test.rule << "\n";
        ++(ok ? passed : failed);
    }
    std::cout << passed << " passed, " << failed << " failed\n";
    return failed == 0 && passed > 0 ? 0 : 1;
}
