// Many puzzles on many threads.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/stop.h"
#include "fast9/dispatch.h"

namespace ninefold::fast9 {

struct Batch {
    const std::uint8_t* text;     // see Task
    const std::uint64_t* starts;  // `size` of them
    std::size_t size;
    std::uint32_t limit;      // at least 1
    std::uint32_t* counts;    // `size` of them
    std::uint8_t* solutions;  // 81 characters each, '.' where a puzzle has no solution; null if not wanted
};

// The tally is the same for any engine and number of threads, but for the sweeps. If it was stopped, the counts and
// solutions of puzzles that had no answer yet are worth nothing.
Tally solve_batch(const Batch& batch, const Engine& engine, unsigned threads, Stop& stop);

// A number for all answers: the same answers in the same order, the same number.
std::uint64_t answers_hash(const std::uint32_t* counts, const std::uint8_t* solutions, std::size_t size);

}  // namespace ninefold::fast9
