// One algorithm, several instruction sets: which are there, which is best, and the engine of each.
#pragma once

#include <cstddef>
#include <vector>

#include "fast9/task.h"

namespace ninefold::fast9 {

struct QuestTask;  // quest.h
struct QuestTally;

struct Engine {
    const char* name;                     // "avx2", "sse42", "portable"
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
Tally run_avx2(const Task& task);
Tally run_sse42(const Task& task);
Tally run_portable(const Task& task);
OneTally one_avx2(const One& one);
OneTally one_sse42(const One& one);
OneTally one_portable(const One& one);
Walk walk_avx2();
Walk walk_sse42();
Walk walk_portable();
QuestTally ask_avx2(const QuestTask& task);
QuestTally ask_sse42(const QuestTask& task);
QuestTally ask_portable(const QuestTask& task);

}  // namespace ninefold::fast9
