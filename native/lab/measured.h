// Runs the body of an algorithm on a problem of any size: clock, counters, and the proof of its answer are the same for
// all of them. The clock starts before the tables of the board are made: every algorithm pays for what it uses.
#pragma once

#include "lab/cpu_time.h"
#include "lab/layout.h"
#include "lab/meter.h"

namespace ninefold::lab {

inline bool is_right(const Problem& problem, const Digits& digits) {
    if (digits.size() != problem.givens.size()) return false;
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        if (digits[cell] == 0 || digits[cell] > problem.size) return false;
        if (problem.givens[cell] != 0 && problem.givens[cell] != digits[cell]) return false;
    }
    for (const auto& [cell, digit] : problem.removed) {
        if (digits[cell] == digit) return false;
    }
    for (const auto& house : problem.houses) {
        std::vector<bool> used(problem.size + 1);
        for (const int cell : house) {
            if (used[digits[cell]]) return false;
            used[digits[cell]] = true;
        }
    }
    return true;
}

// `body(board, meter)` tells its solutions to the meter.
template <typename Body>
Outcome measured(const Problem& problem, const Limits& limits, Stop& stop, Body body) {
    const double began = cpu_seconds();
    Meter meter(limits, stop);
    if (problem.size <= DigitSet<1>::kMaxDigit) {
        body(Layout<1>(problem), meter);
    } else {
        body(Layout<2>(problem), meter);
    }
    const double seconds = cpu_seconds() - began;
    Outcome outcome = std::move(meter).outcome();
    outcome.seconds = seconds;
    if (outcome.verdict == Verdict::solved && !is_right(problem, outcome.solution)) {
        outcome.verdict = Verdict::err;
        outcome.solution.clear();
    }
    return outcome;
}

}  // namespace ninefold::lab
