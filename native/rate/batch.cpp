#include "fast9/batch.h"

#include <algorithm>
#include <atomic>

#include "core/workers.h"
#include "rate/rates.h"

namespace ninefold::rate {
namespace {

// How many solutions each has, up to two.
bool count_all(const std::uint8_t* digits, std::vector<Rates>& rates, unsigned threads, const fast9::Engine& engine,
               Stop& stop) {
    const std::size_t size = rates.size();
    std::vector<std::uint64_t> starts(size);
    std::vector<std::uint32_t> counts(size);
    for (std::size_t i = 0; i < size; ++i) starts[i] = i * kCells;
    if (fast9::solve_batch({digits, starts.data(), size, 2, counts.data(), nullptr}, engine, threads, stop).stopped)
        return false;
    for (std::size_t i = 0; i < size; ++i) rates[i].solutions = counts[i];
    return true;
}

}  // namespace

std::vector<Rates> rate_batch(const std::uint8_t* digits, std::size_t count, const Plan& plan, bool counted,
                              unsigned threads, const fast9::Engine& engine, Stop& stop) {
    std::vector<Rates> rates(count);
    if (counted)
        for (Rates& one : rates) one.solutions = 1;
    else if (!count_all(digits, rates, threads, engine, stop))
        return rates;
    std::atomic<std::size_t> next{0};
    work_together(std::min<std::size_t>(threads, count), stop, [&](std::size_t, Stop& mine) {
        Rater rater(plan);
        for (std::size_t i = next++; i < count && !mine.now(); i = next++) {
            if (rates[i].solutions == 1)
                rater(digits + i * kCells, rates[i], mine);
            else
                rates[i].done = true;
        }
    });
    return rates;
}

}  // namespace ninefold::rate
