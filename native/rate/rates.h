// The numbers of puzzles: each by itself, or many on several threads.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "fast9/dispatch.h"
#include "logic/explainer/rater.h"
#include "logic/nine/path.h"
#include "logic/tariff.h"
#include "rate/plan.h"

namespace ninefold::rate {

// Of one puzzle; what was not asked is as it is here.
struct Rates {
    std::uint32_t solutions = 0;  // counted up to two; only a puzzle with one has the rest
    bool done = false;            // false: it was stopped before
    logic::End end = logic::End::stuck;
    logic::Level level = logic::Level::easy;
    int score = 0;
    std::optional<logic::Technique> hardest;
    std::vector<std::pair<logic::Technique, int>> techniques;  // with their times, as the path first takes them
    int tier = 0;                                              // as many as there are: none is enough
    int work = 0;
    logic::explainer::Ratings explained;
};

// Rates one puzzle after the other. Not for two threads.
class Rater {
  public:
    explicit Rater(const Plan& plan) : plan_(plan) {}

    // 81 digits with one solution, into what has `solutions` already.
    void operator()(const std::uint8_t* digits, Rates& rates, Stop& stop);

  private:
    void walk(const logic::Grid& start, Rates& rates, Stop& stop);
    int first_tier(const logic::Grid& start, Stop& stop);
    int work_of(const logic::Grid& start, Stop& stop);

    const Plan& plan_;
    const logic::Tariff tariff_ = logic::default_tariff();
    logic::Workspace workspace_;
    logic::TechniqueSet taken_;                           // by the path of the puzzle at hand
    std::unique_ptr<logic::explainer::Rater> explainer_;  // made when first needed
};

// Puzzles of 81 digits each, one after the other in memory; their rates in the same order. What a stop leaves undone
// is not `done`. `counted`: it is known that each has one solution.
std::vector<Rates> rate_batch(const std::uint8_t* digits, std::size_t count, const Plan& plan, bool counted,
                              unsigned threads, const fast9::Engine& engine, Stop& stop);

}  // namespace ninefold::rate
