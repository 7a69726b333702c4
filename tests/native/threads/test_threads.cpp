// Everything that runs on several threads, for the thread sanitizer: the answers are those of one thread, and a stop
// that several share ends them all.
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "check.h"
#include "core/symmetry.h"
#include "fast9/batch.h"
#include "fast9/one.h"
#include "fast9/parse.h"
#include "generate/check.h"
#include "generate/minimize.h"
#include "generate/search.h"
#include "logic/expert/rater.h"
#include "rate/rates.h"

using namespace ninefold;

namespace {

const std::string kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const std::uint8_t* bytes(const std::string& text) { return reinterpret_cast<const std::uint8_t*>(text.data()); }

std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

// The digits of so many puzzles, 0 for an empty cell.
std::vector<std::uint8_t> digits(int puzzles) {
    std::vector<std::uint8_t> all;
    for (const char c : repeated(kPuzzle, puzzles)) all.push_back(c == '.' ? 0 : static_cast<std::uint8_t>(c - '0'));
    return all;
}

struct Answers {
    std::vector<std::uint32_t> counts;
    bool stopped;
};

Answers solve(const std::string& text, unsigned threads, std::uint32_t limit, Stop& stop) {
    const auto lines = fast9::parse_lines(bytes(text), text.size(), 1, threads);
    std::vector<std::uint32_t> counts(lines.starts.size());
    const auto tally =
        fast9::solve_batch({bytes(text), lines.starts.data(), counts.size(), limit, counts.data(), nullptr},
                           fast9::engines().front(), threads, stop);
    return {counts, tally.stopped};
}

rate::Plan everything() {
    rate::Plan plan;
    plan.path.emplace();
    plan.explainer = true;
    return plan;
}

}  // namespace

TEST("threads: lines are read and solved as by one") {
    const std::string text = repeated(kPuzzle + "\n" + std::string(81, '.') + " # empty\n12..\n", 4000);
    Stop stop;
    CHECK(solve(text, 3, 2, stop).counts == solve(text, 1, 2, stop).counts);
}

TEST("threads: puzzles are generated as by one") {
    generate::Wish wish;
    wish.level = logic::Level::medium;
    const auto plan = generate::plan_of_cells();
    Stop stop;
    const auto found = [&](unsigned threads) {
        return generate::search(wish, plan, 3, 0, 600, 20, threads, fast9::engines().front(), stop);
    };
    const auto one = found(1), three = found(3);
    CHECK_EQ(one.hits.size(), three.hits.size());
    CHECK_EQ(one.attempts, three.attempts);
    for (std::size_t i = 0; i < std::min(one.hits.size(), three.hits.size()); ++i)
        CHECK(one.hits[i].puzzle == three.hits[i].puzzle);
}

TEST("threads: puzzles are rated as by one") {
    const auto puzzles = digits(40);
    const rate::Plan plan = everything();
    Stop stop;
    const auto rated = [&](unsigned threads) {
        return rate::rate_batch(puzzles.data(), 40, plan, false, threads, fast9::engines().front(), stop);
    };
    const auto one = rated(1), three = rated(3);
    for (std::size_t i = 0; i < one.size(); ++i) {
        CHECK(three[i].done && one[i].done);
        CHECK_EQ(three[i].score, one[i].score);
        CHECK_EQ(three[i].explained.er, one[i].explained.er);
    }
}

TEST("threads: expert ratings are those of one") {
    const auto puzzles = digits(12);
    Stop stop;
    const auto rated = [&](unsigned threads) {
        return logic::expert::rate_batch(puzzles.data(), 12, 63, threads, stop);
    };
    const auto one = rated(1), three = rated(3);
    for (std::size_t i = 0; i < one.size(); ++i) {
        CHECK(!three[i].stopped);
        CHECK(three[i].values == one[i].values);
    }
}

TEST("threads: canonical forms and minimal puzzles are those of one") {
    const auto rows = digits(1'000);
    std::vector<Digits> puzzles(1'000), solutions(1'000);
    std::memcpy(puzzles.data(), rows.data(), rows.size());
    Stop stop;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        std::vector<std::uint8_t> found;
        fast9::solve_one(puzzles[i].data(), 1, fast9::engines().front(), stop, &found);
        for (int cell = 0; cell < kCells; ++cell) solutions[i][cell] = static_cast<std::uint8_t>(found[cell] - '0');
    }
    auto forms = puzzles, smaller = solutions, alone = solutions;
    CHECK_EQ(canonical_batch(forms.data(), forms.size(), 3, stop), forms.size());
    for (std::size_t i = 0; i < forms.size(); ++i) CHECK(forms[i] == canonical(puzzles[i]));
    CHECK(generate::minimize(smaller.data(), solutions.data(), smaller.size(), 5, 3, fast9::engines().front(), stop));
    for (std::size_t i = 0; i < alone.size(); ++i) {
        generate::minimize(&alone[i], &solutions[i], 1, 5, 1, fast9::engines().front(), stop);
        CHECK(alone[i] == smaller[i]);
    }
    const auto faults =
        generate::check(smaller.data(), solutions.data(), 1'000, true, 3, fast9::engines().front(), stop);
    for (const auto fault : faults) CHECK(fault == generate::Fault::none);
}

TEST("threads: several callers under one limit, each with threads of its own, all end when a word is given") {
    const std::string endless = repeated(std::string(81, '.') + "\n", 1000);
    Stop shared;
    std::vector<std::thread> callers;
    std::array<bool, 3> stopped{};
    for (int caller = 0; caller < 3; ++caller) {
        callers.emplace_back([&, caller] {
            auto mine = Stop::under(shared);
            stopped[caller] = solve(endless, 2, ~0U, mine).stopped;
        });
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    shared.stop();
    for (auto& caller : callers) caller.join();
    for (const bool each : stopped) CHECK(each);
}

TEST("threads: a time limit ends rating and generating too") {
    const auto puzzles = digits(100'000);
    Stop rating(0.05), generating(0.05);
    const rate::Plan plan = everything();
    const auto rated = rate::rate_batch(puzzles.data(), 100'000, plan, true, 3, fast9::engines().front(), rating);
    CHECK(!rated.back().done);
    CHECK(rating.timed_out());

    generate::Wish wish;
    wish.givens = {0, 10};  // which no puzzle has
    generate::search(wish, generate::plan_of_cells(), 1, 0, 1 << 16, 1, 3, fast9::engines().front(), generating);
    CHECK(generating.timed_out());
}
