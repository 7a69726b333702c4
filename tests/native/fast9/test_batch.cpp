#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "check.h"
#include "fast9/batch.h"
#include "fast9/parse.h"
#include "general/solver.h"
#include "random_puzzles.h"

using namespace ninefold;
using namespace ninefold::fast9;

namespace {

struct Result {
    std::vector<std::uint32_t> counts;
    std::string solutions;
    Tally tally;
};

Result solve(const std::string& text, std::uint32_t limit, const Engine& engine, unsigned threads = 1) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const Lines lines = parse_lines(bytes, text.size());
    const std::size_t size = lines.starts.size();
    Result result{std::vector<std::uint32_t>(size, 99), std::string(81 * size, '?'), {}};
    Stop stop;
    result.tally = solve_batch({bytes, lines.starts.data(), size, limit, result.counts.data(),
                                reinterpret_cast<std::uint8_t*>(result.solutions.data())},
                               engine, threads, stop);
    return result;
}

std::vector<std::vector<int>> houses() {
    std::vector<std::vector<int>> all(27);
    for (int cell = 0; cell < 81; ++cell) {
        all[cell / 9].push_back(cell);
        all[9 + cell % 9].push_back(cell);
        all[18 + cell / 27 * 3 + cell % 9 / 3].push_back(cell);
    }
    return all;
}

std::uint64_t slow_count(const std::string& puzzle, std::uint64_t limit) {
    general::Problem problem{9, houses(), {}, {}};
    for (const char c : puzzle) problem.givens.push_back(c == '.' ? 0 : static_cast<std::uint8_t>(c - '0'));
    Stop stop;
    return general::count(*general::make_search(problem), limit, stop).solutions;
}

bool solves(const std::string& solution, const std::string& puzzle) {
    for (int i = 0; i < 81; ++i) {
        if (puzzle[i] != '.' && puzzle[i] != solution[i]) return false;
    }
    for (const auto& house : houses()) {
        int seen = 0;
        for (const int cell : house) seen |= 1 << (solution[cell] - '1');
        if (seen != 0x1FF) return false;
    }
    return true;
}

std::string random_lines(int count, unsigned seed, int fewest = 22) {
    std::mt19937 random(seed);
    std::string text;
    for (int i = 0; i < count; ++i) text += random_puzzle(random, fewest + static_cast<int>(random() % 14)) + "\n";
    return text;
}

const std::string kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kEasySolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

}  // namespace

TEST("fast9: every engine finds the one solution of an easy puzzle") {
    for (const auto& engine : engines()) {
        const Result result = solve(kEasy, 2, engine);
        CHECK_EQ(result.counts[0], 1U);
        CHECK_EQ(result.solutions, kEasySolution);
    }
}

TEST("fast9: every engine counts like the general solver, up to any limit") {
    constexpr std::uint32_t most = 500;
    const std::string text = random_lines(400, 1);
    std::vector<std::uint32_t> counts;
    for (std::size_t i = 0; i < 400; ++i) {
        counts.push_back(static_cast<std::uint32_t>(slow_count(text.substr(82 * i, 81), most)));
    }
    for (const auto& engine : engines()) {
        for (const std::uint32_t limit : {1U, 2U, most}) {
            const Result result = solve(text, limit, engine);
            CHECK_EQ(result.counts.size(), counts.size());
            for (std::size_t i = 0; i < result.counts.size(); ++i) {
                const std::string puzzle = text.substr(82 * i, 81), solution = result.solutions.substr(81 * i, 81);
                CHECK_EQ(result.counts[i], std::min(counts[i], limit));
                if (result.counts[i] > 0) CHECK(solves(solution, puzzle));
                if (result.counts[i] == 0) CHECK_EQ(solution, std::string(81, '.'));
            }
        }
    }
}

TEST("fast9: the answers and guesses are the same for every engine and number of threads") {
    const std::string text = random_lines(1000, 2, 20);
    const Result first = solve(text, 3, engines()[0]);
    for (const auto& engine : engines()) {
        for (const unsigned threads : {1U, 3U}) {
            const Result other = solve(text, 3, engine, threads);
            CHECK(other.counts == first.counts);
            CHECK(other.solutions == first.solutions);
            CHECK_EQ(other.tally.guesses, first.tally.guesses);
        }
    }
}

TEST("fast9: a puzzle whose givens clash has no solution") {
    const std::string in_segment = "55" + std::string(79, '.'), in_row = "5......5." + std::string(72, '.');
    const std::string in_column = "5" + std::string(71, '.') + "5........";
    std::string in_box = std::string(81, '.'), full = kEasySolution;
    in_box[0] = in_box[10] = '7';
    full[80] = '1';
    std::string swapped = kEasySolution;  // two digits of a row change places: rows stay complete
    std::swap(swapped[0], swapped[1]);
    for (const auto& engine : engines()) {
        for (const auto& puzzle : {in_segment, in_row, in_column, in_box, full, swapped}) {
            CHECK_EQ(solve(puzzle, 2, engine).counts[0], 0U);
        }
    }
}

TEST("fast9: a full grid is its own solution") {
    for (const auto& engine : engines()) {
        const Result result = solve(kEasySolution, 2, engine);
        CHECK_EQ(result.counts[0], 1U);
        CHECK_EQ(result.solutions, kEasySolution);
    }
}

TEST("fast9: the empty grid has as many solutions as one asks for") {
    for (const auto& engine : engines()) CHECK_EQ(solve(std::string(81, '.'), 20000, engine).counts[0], 20000U);
}

TEST("fast9: no puzzles, no answers") {
    for (const auto& engine : engines()) CHECK_EQ(solve("", 2, engine).counts.size(), 0U);
}

TEST("fast9: a stopped batch says so") {
    const std::string text(81, '.');
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const std::uint64_t start = 0;
    std::uint32_t count = 0;
    for (const auto& engine : engines()) {
        Stop stop(0.05);
        CHECK(solve_batch({bytes, &start, 1, 0xFFFFFFFF, &count, nullptr}, engine, 1, stop).stopped);
        CHECK(stop.timed_out());
    }
}

TEST("fast9: the hash of answers tells answers apart") {
    const Result one = solve(kEasy, 2, engines()[0]);
    const auto hash = [](const Result& result) {
        return answers_hash(result.counts.data(), reinterpret_cast<const std::uint8_t*>(result.solutions.data()), 1);
    };
    Result other = one;
    CHECK_EQ(hash(one), hash(other));
    other.solutions[80] = '1';
    CHECK(hash(one) != hash(other));
    other = one;
    other.counts[0] = 2;
    CHECK(hash(one) != hash(other));
}
