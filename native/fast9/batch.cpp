#include "fast9/batch.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <thread>
#include <vector>

namespace ninefold::fast9 {
namespace {

constexpr std::size_t kCells = 81;

struct Shared {
    std::size_t size, chunk;
    Stop& stop;
    std::atomic<std::size_t> cursor{0};
    std::mutex mutex;
    std::condition_variable through;
    std::size_t running = 0;
};

Range more(void* context) {
    auto& shared = *static_cast<Shared*>(context);
    const std::size_t begin = std::min(shared.cursor.fetch_add(shared.chunk), shared.size);
    return {begin, std::min(begin + shared.chunk, shared.size)};
}

// Only the caller's own thread may look at the clock and at signals; the others listen to its word.
bool look(void* context) { return static_cast<Shared*>(context)->stop.look(); }
bool listen(void* context) { return static_cast<Shared*>(context)->stop.stopped(); }

Tally work(const Batch& batch, const Engine& engine, Shared& shared, bool (*stop)(void*)) {
    return engine.run({batch.text, batch.starts, batch.limit, batch.counts, batch.solutions, more, stop, &shared});
}

}  // namespace

Tally solve_batch(const Batch& batch, const Engine& engine, unsigned threads, Stop& stop) {
    // A thread costs some 20 µs to start: not worth it for a handful of puzzles. Small chunks, because the last ones
    // decide how long the slowest thread keeps the others waiting.
    const std::size_t useful = std::max<std::size_t>(1, std::min<std::size_t>(threads, batch.size / 64));
    Shared shared{batch.size, std::clamp<std::size_t>(batch.size / (useful * 16), 16, 512), stop};
    std::vector<Tally> tallies(useful);
    std::vector<std::thread> others;
    shared.running = useful - 1;
    for (std::size_t i = 1; i < useful; ++i) {
        others.emplace_back([&, i] {
            tallies[i] = work(batch, engine, shared, listen);
            const std::lock_guard lock(shared.mutex);
            if (--shared.running == 0) shared.through.notify_one();
        });
    }
    if (stop.look()) {
        tallies[0].stopped = true;
    } else {
        tallies[0] = work(batch, engine, shared, look);
    }
    // Woken by the last of the others; until then it keeps looking at the clock and at signals for them.
    for (std::unique_lock lock(shared.mutex); shared.running != 0;) {
        shared.through.wait_for(lock, std::chrono::milliseconds(1));
        stop.look();
    }
    for (auto& thread : others) thread.join();

    Tally total;
    for (const auto& tally : tallies) {
        total.guesses += tally.guesses;
        total.sweeps += tally.sweeps;
        total.stopped |= tally.stopped;
    }
    if (batch.solutions && !total.stopped) {
        for (std::size_t i = 0; i < batch.size; ++i) {
            if (batch.counts[i] == 0) std::memset(batch.solutions + kCells * i, '.', kCells);
        }
    }
    return total;
}

// FNV-1a over 64-bit words: the count, then the 81 characters in ten words and one byte.
std::uint64_t answers_hash(const std::uint32_t* counts, const std::uint8_t* solutions, std::size_t size) {
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    const auto mix = [&hash](std::uint64_t word) {
        hash = (hash ^ word) * 0x100000001B3ULL;
        hash ^= hash >> 32;
    };
    for (std::size_t i = 0; i < size; ++i) {
        mix(counts[i]);
        if (!solutions) continue;
        const std::uint8_t* row = solutions + kCells * i;
        for (int k = 0; k < 10; ++k) {
            std::uint64_t word = 0;
            for (int byte = 0; byte < 8; ++byte) word |= static_cast<std::uint64_t>(row[8 * k + byte]) << (8 * byte);
            mix(word);
        }
        mix(row[80]);
    }
    return hash;
}

}  // namespace ninefold::fast9
