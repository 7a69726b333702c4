// What every algorithm of the laboratory is given besides a problem, and what it gives back.
#pragma once

#include <cstdint>
#include <vector>

#include "general/problem.h"

namespace ninefold::lab {

using general::Digits;
using general::Problem;

struct Limits {
    std::uint64_t states = 1'000'000;  // positions kept at once
    std::uint64_t seed = 1;            // of what is random
    bool whole = false;                // goes on after the first solution, until the tree is done
    std::size_t tree = 0;              // nodes of the search tree to write down
};

// A run that ends without a correct solution is `err`, a run that a limit ends is `inf`.
enum class Verdict { solved, err, inf };
enum class Cut { none, time, memory, stopped };

// A point of a search tree: the digit that was tried in a cell of its parent. The root has no parent and no cell.
// `made` and `visited` tell the whole search again: after the n-th visit there are the nodes with made <= n, those with
// visited <= n were taken up, and the others wait.
struct TreeNode {
    int parent = -1;
    int cell = -1;
    int digit = 0;
    bool expanded = false;  // its children, if it has any, were made
    bool solution = false;
    std::uint64_t made = 0;     // how many nodes had been visited when it was made
    std::uint64_t visited = 0;  // its number among the visited, from 1; 0 if it never was
};

struct Outcome {
    Verdict verdict = Verdict::err;
    Cut cut = Cut::none;
    Digits solution;                // empty unless solved
    double seconds = 0;             // of processor time
    std::uint64_t nodes = 0;        // points of the search tree; for brute force the fillings
    std::uint64_t placements = 0;   // digits written into cells, those taken back included
    std::uint64_t checks = 0;       // looks whether a digit, a cell, a house or a filling is right
    std::uint64_t max_depth = 0;    // guesses on the longest branch
    std::uint64_t peak_states = 0;  // positions kept at once, at most
    std::uint64_t generated = 0;    // nodes that were made, whether they were visited or not
    std::uint64_t inner = 0;        // visited nodes that have successors
    std::uint64_t dead_ends = 0;    // nodes without a successor that are no solution
    std::uint64_t peak_open = 0;    // positions that wait at once, at most
    std::uint64_t peak_closed = 0;  // positions kept though they are done with, at most
    std::uint64_t state_bytes = 0;  // what one kept position takes, the overhead of its container not counted
    std::uint64_t first_visit = 0;  // nodes visited when the first solution was found
    int first_depth = -1;           // of the first solution
    int least_depth = -1;           // of the solution nearest to the root
    std::uint64_t solutions = 0;    // found; more than one only when asked to go on
    int hardest = 0;                // the highest rung of its ladder that a logical algorithm needed
    std::vector<TreeNode> tree;
};

}  // namespace ninefold::lab
