// One algorithm, several instruction sets: which are there, which is best, and the engine of each.
#pragma once

#include <cstddef>
#include <vector>

#include "fast9/task.h"

namespace ninefold::fast9 {

struct QuestTask;  // quest.h
struct QuestTally;

struct Engine {
    const char* name;                     // "avx512", "avx2", "sse42", "neon", "simd128", "portable"
    Tally (*run)(const Task&);            // the batch path; one call per thread
    OneTally (*one)(const One&);          // the single path
    Walk walk;                            // the same, resting between solutions
    QuestTally (*ask)(const QuestTask&);  // questions in lanes; one call per thread
};

// What was built and this machine can run, best first. Never empty: "portable" runs everywhere.
const std::vector<Engine>& engines();

// By name; null if there is none of that name here.
const Engine* find_engine(const char* name);

// Each in a file of its own, compiled for that instruction set.
#define NINEFOLD_ENGINE(isa)        \
    Tally run_##isa(const Task&);   \
    OneTally one_##isa(const One&); \
    Walk walk_##isa();              \
    QuestTally ask_##isa(const QuestTask&);
NINEFOLD_ENGINE(avx512)
NINEFOLD_ENGINE(avx2)
NINEFOLD_ENGINE(sse42)
NINEFOLD_ENGINE(neon)
NINEFOLD_ENGINE(simd128)
NINEFOLD_ENGINE(portable)
#undef NINEFOLD_ENGINE

}  // namespace ninefold::fast9
