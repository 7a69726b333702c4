#include "logic/explainer/batch.h"

#include <algorithm>
#include <atomic>

#include "core/workers.h"

namespace ninefold::logic::explainer {

std::vector<Ratings> rate_batch(const std::uint8_t* digits, std::size_t count, unsigned threads, Stop& stop) {
    std::vector<Ratings> rated(count, Ratings{.end = RatingEnd::stopped});
    std::atomic<std::size_t> next{0};
    const auto workers = static_cast<unsigned>(std::min<std::size_t>(std::max(1u, threads), count));
    run_workers(workers, stop, [&](Stop& mine) {
        const auto rater = std::make_unique<Rater>();
        for (std::size_t i = next++; i < count && !mine.stopped(); i = next++)
            rated[i] = rater->walk(Board::of(digits + i * kCells), false, mine, [](const Finding&) {});
    });
    return rated;
}

}  // namespace ninefold::logic::explainer
