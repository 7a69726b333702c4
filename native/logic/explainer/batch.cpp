#include "logic/explainer/batch.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace ninefold::logic::explainer {

std::vector<Ratings> rate_batch(const std::uint8_t* digits, std::size_t count, unsigned threads, Stop& stop) {
    std::vector<Ratings> rated(count, Ratings{.end = RatingEnd::stopped});
    std::atomic<std::size_t> next{0};
    std::atomic<unsigned> working{0};
    const auto work = [&](Stop& mine) {
        const auto rater = std::make_unique<Rater>();
        for (std::size_t i = next++; i < count && !mine.stopped(); i = next++)
            rated[i] = rater->walk(Board::of(digits + i * kCells), false, mine, [](const Finding&) {});
    };
    const std::size_t workers = std::min<std::size_t>(std::max(1u, threads), count);
    if (workers <= 1) {
        work(stop);
        return rated;
    }
    // Only the caller's thread may look at the clock and at signals. It watches and passes the word on; each worker
    // listens to a word of its own.
    std::vector<Stop> words(workers);
    std::vector<std::thread> pool;
    working = static_cast<unsigned>(workers);
    for (Stop& word : words)
        pool.emplace_back([&work, &working, &word] {
            work(word);
            --working;
        });
    while (working > 0) {
        if (stop.look())
            for (Stop& word : words) word.stop();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    for (auto& thread : pool) thread.join();
    return rated;
}

}  // namespace ninefold::logic::explainer
