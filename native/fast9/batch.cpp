#include "fast9/batch.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <vector>

#include "core/nine.h"
#include "core/workers.h"

namespace ninefold::fast9 {
namespace {

struct Shared {
    std::size_t size, chunk;
    std::atomic<std::size_t> cursor{0};
};

// What one worker's engine calls back with.
struct Context {
    Shared& shared;
    Stop& stop;
};

Range more(void* context) {
    auto& shared = static_cast<Context*>(context)->shared;
    const std::size_t begin = std::min(shared.cursor.fetch_add(shared.chunk), shared.size);
    return {begin, std::min(begin + shared.chunk, shared.size)};
}

bool look(void* context) { return static_cast<Context*>(context)->stop.look(); }

}  // namespace

Tally solve_batch(const Batch& batch, const Engine& engine, unsigned threads, Stop& stop) {
    // A thread costs some 20 µs to start: not worth it for a handful of puzzles. Small chunks, because the last ones
    // decide how long the slowest thread keeps the others waiting.
    const std::size_t wanted = std::min<std::size_t>(threads, kMostThreads);
    const std::size_t useful = std::max<std::size_t>(1, std::min(wanted, batch.size / 64));
    Shared shared{batch.size, std::clamp<std::size_t>(batch.size / (useful * 16), 16, 512)};
    std::vector<Tally> tallies(useful);
    work_together(useful, stop, [&](std::size_t worker, Stop& mine) {
        Context context{shared, mine};
        Tally& tally = tallies[worker];
        if (mine.look()) {
            tally.stopped = true;
        } else {
            tally = engine.run(
                {batch.text, batch.starts, batch.limit, batch.counts, batch.solutions, more, look, &context});
        }
    });

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
