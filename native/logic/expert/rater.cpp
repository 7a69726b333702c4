#include "logic/expert/rater.h"

#include <algorithm>
#include <atomic>

#include "core/workers.h"

namespace ninefold::logic::expert {
namespace {

constexpr unsigned bit(Scale scale) { return 1u << static_cast<unsigned>(scale); }

}  // namespace

Ratings Rater::rate(const std::uint8_t* digits, unsigned wanted, Stop& stop) {
    Ratings ratings;
    Position start = Position::of(digits);
    start.settle();
    const auto solution = solution_of(start, stop);
    if (!solution) {
        ratings.stopped = stop.stopped();
        return ratings;
    }
    const auto keep = [&](Scale scale, std::optional<int> value) {
        if (wanted & bit(scale) && value) ratings.values[static_cast<int>(scale)] = static_cast<std::int8_t>(*value);
    };
    // The depth is had in no time, and says which of the others there are: braids solve just what trials of depth 1 do.
    const auto depth = trial_.depth(start, *solution, stop);
    keep(Scale::te, depth);
    if (depth && *depth <= 1) rate_chains(start, *solution, false, wanted, ratings, stop);
    if (depth) rate_chains(start, *solution, true, wanted, ratings, stop);
    if (depth && *depth <= 2 && wanted & bit(Scale::bxb)) {
        if (!nested_) nested_ = std::make_unique<NestedBraids>();
        keep(Scale::bxb, *depth < 2 ? 0 : nested_->rate(start, *solution, stop));
    }
    ratings.stopped = stop.stopped();
    return ratings;
}

void Rater::rate_chains(const Position& start, const Solution& solution, bool groups, unsigned wanted, Ratings& ratings,
                        Stop& stop) {
    const Scale whip = groups ? Scale::gw : Scale::w, braid = groups ? Scale::gb : Scale::b;
    const bool whips = wanted & bit(whip), braids = wanted & bit(braid);
    if (!whips && !braids) return;
    auto& search = levels_[groups];
    if (!search) search = std::make_unique<LevelSearch>(groups);
    const Levels levels = search->rate(start, solution, whips, braids, stop);
    ratings.values[static_cast<int>(whip)] = static_cast<std::int8_t>(levels.whips.value_or(-1));
    ratings.values[static_cast<int>(braid)] = static_cast<std::int8_t>(levels.braids.value_or(-1));
}

std::vector<Ratings> rate_batch(const std::uint8_t* digits, std::size_t count, unsigned wanted, unsigned threads,
                                Stop& stop) {
    std::vector<Ratings> rated(count);
    std::atomic<std::size_t> next{0};
    work_together(std::min<std::size_t>(threads, count), stop, [&](std::size_t, Stop& mine) {
        const auto rater = std::make_unique<Rater>();
        for (std::size_t i = next++; i < count && !mine.stopped(); i = next++)
            rated[i] = rater->rate(digits + kCells * i, wanted, mine);
    });
    return rated;
}

}  // namespace ninefold::logic::expert
