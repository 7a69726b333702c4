#include <algorithm>
#include <array>

#include "general/gate.h"
#include "lab/algorithm.h"
#include "lab/layout.h"

namespace ninefold::lab {
namespace {

constexpr std::array kAlgorithms = {
    Algorithm{"bf", run_bf},
    Algorithm{"bff", run_bff},
    Algorithm{"bt", run_bt},
    Algorithm{"btf", run_btf},
    Algorithm{"ns", run_ns},
    Algorithm{"nsbt", run_nsbt},
    Algorithm{"hs", run_hs},
    Algorithm{"hsbt", run_hsbt},
    Algorithm{"mc", run_mc},
    Algorithm{"recursive", run_recursive},
    Algorithm{"bfs", run_bfs},
    Algorithm{"dfs", run_dfs},
    Algorithm{"best-first", run_best_first},
    Algorithm{"logic", run_logic},
    Algorithm{"guess", run_guess},
    Algorithm{"combined", run_combined},
    Algorithm{"levels", run_levels},
    Algorithm{"dlx", run_dlx},
    Algorithm{"annealing", run_annealing},
    Algorithm{"search", run_search},
};

}  // namespace

std::string fault(const Problem& problem) {
    if (!problem.rules.empty()) return "the algorithms know houses alone, no rules";
    if (problem.houses.size() > kMostHouses)
        return "expected at most " + std::to_string(kMostHouses) + " houses, got " +
               std::to_string(problem.houses.size());
    return general::fault(problem);
}

std::span<const Algorithm> algorithms() { return kAlgorithms; }

const Algorithm* algorithm_named(std::string_view name) {
    const auto found = std::find_if(kAlgorithms.begin(), kAlgorithms.end(),
                                    [&](const Algorithm& algorithm) { return algorithm.name == name; });
    return found == kAlgorithms.end() ? nullptr : &*found;
}

}  // namespace ninefold::lab
