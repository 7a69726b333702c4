// Our single path, as a competitor of run.py: one puzzle after the other, limit 2. Build it with
//     c++ -std=c++20 -O3 -I native bench/solve/one.cpp .build/native/native/libninefold_native.a -pthread -o one
#include "fast9/one.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>

#include "fast9/parse.h"

using namespace ninefold;
using namespace ninefold::fast9;

int main(int count, char** names) {
    for (int i = 1; i < count; ++i) {
        std::ifstream file(names[i], std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
        const Lines lines = parse_lines(bytes, text.size());
        double best = 1e9;
        std::uint64_t guesses = 0, solutions = 0;
        for (int repeat = 0; repeat < 3; ++repeat) {
            const std::clock_t start = std::clock();
            guesses = solutions = 0;
            Stop stop;
            for (const auto at : lines.starts) {
                const OneTally tally = solve_one(bytes + at, 2, engines()[0], stop);
                guesses += tally.guesses;
                solutions += tally.solutions;
            }
            best = std::min(best, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
        }
        std::printf("{\"microseconds\": %.4f, \"signature\": \"%llu-%llu\"}\n",
                    best * 1e6 / static_cast<double>(lines.starts.size()), static_cast<unsigned long long>(guesses),
                    static_cast<unsigned long long>(solutions));
    }
}
