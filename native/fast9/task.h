// What the batch engines are given and what they give back. Plain data: this header is shared by files compiled for
// different instruction sets, so it holds no inline function that a linker could take from the wrong one.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ninefold::fast9 {

struct Range {
    std::size_t begin, end;
};

struct Task {
    const std::uint8_t* text;     // each cell '1'..'9' or 1..9; anything else is an empty cell
    const std::uint64_t* starts;  // where in `text` each puzzle's 81 cells begin
    std::uint32_t limit;          // at least 1
    std::uint32_t* counts;        // solutions found, at most `limit`
    std::uint8_t* solutions;      // 81 characters each; null if nobody wants them
    // The next puzzles to solve, an empty range when there are no more; asked again only by who got some.
    Range (*more)(void* context);
    bool (*stop)(void* context);
    void* context;
};

struct Tally {
    std::uint64_t guesses = 0;
    std::uint64_t sweeps = 0;
    bool stopped = false;
};

// One puzzle for the single path.
struct One {
    const std::uint8_t* text;                                  // 81 cells as above
    std::uint64_t limit;                                       // at least 1
    void (*found)(void* context, const std::uint8_t* digits);  // 81 characters; null if nobody wants them
    bool (*stop)(void* context);
    void* context;
    std::uint64_t patience = 0;  // guesses without a solution after which it gives up; 0: never
    std::uint64_t likely = 0;    // gives up when, by the part of the tree that is done, there will be more; 0: never
};

struct OneTally {
    std::uint64_t solutions = 0;
    std::uint64_t guesses = 0;
    bool stopped = false;
    bool stalled = false;  // out of patience
    bool many = false;     // more than likely
};

// The single path with a rest after each `limit` solutions: what it holds is known to its own instruction set alone.
struct Walk {
    void* (*begin)(const std::uint8_t* text);
    OneTally (*go_on)(void* walk, const One& one);  // behind the last solution; `one.text` is not read again
    void (*end)(void* walk);
};

}  // namespace ninefold::fast9
