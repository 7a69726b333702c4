#include <cmath>
#include <random>

#include "general/build.h"
#include "general/solver.h"

namespace ninefold::general {
namespace {

template <int Words>
double descend(Space<Words>& space, std::mt19937_64& random) {
    double product = 1;
    while (space.open() > 0 && space.size() > 1) {
        int best = -1, fewest = kMaxSize + 1;
        for (int cell = 0; cell < space.cells(); ++cell) {
            const int count = space[cell].count();
            if (count > 1 && count < fewest) best = cell, fewest = count;
        }
        product *= fewest;
        int digit = space[best].first();
        for (auto skip = random() % static_cast<std::uint64_t>(fewest); skip > 0; --skip)
            digit = space[best].after(digit);
        if (!space.place(best, digit) || !space.propagate()) return 0;
        if (space.paused()) throw Interrupted{};
    }
    return product;
}

template <int Words>
Estimate run(const Problem& problem, std::uint64_t samples, std::uint64_t seed, Stop& stop) {
    Estimate result;
    const auto space = build<Words>(problem, true, stop);
    if (!start(*space, problem)) {
        result.samples = samples;
        return result;
    }
    space->forget();
    std::mt19937_64 random(seed);
    double squares = 0;
    while (result.samples < samples && !stop.look()) {
        double value = 0;
        try {
            value = descend(*space, random);
        } catch (const Interrupted&) {
            break;
        }
        space->undo(0);
        ++result.samples;
        const double off = value - result.mean;  // Welford: the values differ by many orders of magnitude
        result.mean += off / static_cast<double>(result.samples);
        squares += off * (value - result.mean);
    }
    const auto n = static_cast<double>(result.samples);
    if (n > 1) result.error = std::sqrt(squares / (n - 1) / n);
    return result;
}

}  // namespace

Estimate estimate(const Problem& problem, std::uint64_t samples, std::uint64_t seed, Stop& stop) {
    try {
        return problem.size <= 64 ? run<1>(problem, samples, seed, stop) : run<2>(problem, samples, seed, stop);
    } catch (const Interrupted&) {
        return {};
    }
}

}  // namespace ninefold::general
