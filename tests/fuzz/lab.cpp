// Any board without rules: every algorithm of the laboratory, with small limits.
#include "any_problem.h"
#include "lab/algorithm.h"
#include "require.h"

using namespace ninefold;
using namespace ninefold::lab;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes in(data, size);
    const Algorithm& algorithm = algorithms()[in.byte() % algorithms().size()];
    const Limits limits{static_cast<std::uint64_t>(in.byte()) * 10, static_cast<std::uint64_t>(in.byte()), in.flag(),
                        static_cast<std::size_t>(in.byte())};
    const Problem problem = fuzz::AnyProblem(in).board();
    if (!fault(problem).empty()) return 0;
    Stop stop(0.005);
    const Outcome outcome = algorithm.run(problem, limits, stop);
    REQUIRE(outcome.tree.size() <= limits.tree);
    REQUIRE((outcome.verdict == Verdict::solved) == !outcome.solution.empty());
    return 0;
}
