// Solves the lines of a file with one instruction set (or `none`), in lanes and one by one, and tells what came out:
// instruction_sets ISA FILE; without arguments the instruction sets that are here. See instruction_sets.py.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "fast9/batch.h"
#include "fast9/parse.h"

using namespace ninefold;
using namespace ninefold::fast9;

int main(int count, char** words) {
    if (count < 3) {
        for (const auto& engine : engines()) std::printf("%s\n", engine.name);
        return 0;
    }
    std::ifstream file(words[2], std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const Lines lines = parse_lines(bytes, text.size());
    const std::size_t size = lines.starts.size();
    const Engine* engine = find_engine(words[1]);
    if (engine == nullptr) return 0;
    std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
    const auto mix = [&hash](std::uint64_t value) { hash = (hash ^ value) * 0x100000001b3; };
    std::vector<std::uint32_t> counts(size);
    std::string solutions(81 * size, '.');
    Stop stop;
    const Tally tally = solve_batch(
        {bytes, lines.starts.data(), size, 2, counts.data(), reinterpret_cast<std::uint8_t*>(solutions.data())},
        *engine, 1, stop);
    for (const auto found : counts) mix(found);
    for (const char digit : solutions) mix(static_cast<unsigned char>(digit));
    std::uint64_t guesses = 0;
    for (const auto start : lines.starts) {
        const OneTally one = engine->one({bytes + start, 2, nullptr, [](void*) { return false; }, nullptr});
        mix(one.solutions);
        guesses += one.guesses;
    }
    std::printf("%zu puzzles, %llu and %llu guesses, %016llx\n", size, static_cast<unsigned long long>(tally.guesses),
                static_cast<unsigned long long>(guesses), static_cast<unsigned long long>(hash));
}
