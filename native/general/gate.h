// The one place where a problem is judged before anything is built from it. What passes indexes nothing outside,
// overflows no sum and fills no memory, whoever made it: propagators and builders check nothing again.
#pragma once

#include <cstdint>
#include <string>

#include "general/problem.h"

namespace ninefold::general {

// How much a problem may hold: at least what a puzzle may (ninefold/model/bounds.py).
namespace bound {

constexpr std::int64_t kExtraCells = 1'000;         // beside size × size
constexpr std::int64_t kHouses = 500'000;           //
constexpr std::int64_t kPeers = 50'000'000;         // pairs of cells in one house, for all houses
constexpr std::int64_t kRules = 250'000;            // those inside of alternatives too
constexpr std::int64_t kAlternatives = 500'000;     //
constexpr std::int64_t kRuleCells = 4'000'000;      // of all rules
constexpr std::int64_t kRuleNumbers = 8'000'000;    // of all rules
constexpr std::int64_t kCells = 20'000;             // of one rule
constexpr std::int64_t kTogether = 2'048;           // of a sum, a cage or cells that differ: they cost the square
constexpr std::int64_t kRegionCells = 1'024;        // of a board that falls into regions
constexpr std::int64_t kRegionBoards = 8;           // such boards
constexpr std::int64_t kArmCells = 61;              // of a rule that counts along arms: a number is a bit of a word
constexpr std::int64_t kTables = 10'000;            //
constexpr std::int64_t kTableNumbers = 16'777'216;  // of all tables: 64 MiB
constexpr std::int64_t kStates = 20'000;            // of an automaton
constexpr std::int64_t kReading = 1 << 30;          // states × cells × digits of one: about a second
constexpr std::int64_t kNumber = 1 << 28;           // a total; and weights times digits, added up
constexpr int kDepth = 8;                           // alternatives inside of alternatives

}  // namespace bound

// Why the problem is refused, in one sentence that names the rule ("rule 12 (automaton): state 3 leads to state 70, but
// there are 4 states"); nothing if it is sound. Rules count from 1; one inside of alternatives is told by the outermost.
std::string fault(const Problem& problem);

}  // namespace ninefold::general
