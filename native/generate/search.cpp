#include "generate/search.h"

#include <algorithm>
#include <mutex>

#include "core/workers.h"
#include "generate/check.h"
#include "generate/dig.h"
#include "generate/guided.h"
#include "generate/shrink.h"

namespace ninefold::generate {
namespace {

constexpr int kFew = 21;  // givens that digging alone seldom comes down to

constexpr std::uint64_t kGuiding = 0x5851F42D4C957F2DULL;  // sets these random numbers apart from those of filling

bool is_few(const Wish& wish, const Plan& plan) { return wish.givens.most <= kFew && plan.units.size() == kCells; }

// Digging cell by cell as far as it goes leaves no given that is not needed.
bool is_minimal_as_dug(const Wish& wish, const Plan& plan) {
    return plan.least <= 0 && !is_few(wish, plan) && !is_guided(wish) &&
           std::all_of(plan.units.begin(), plan.units.end(), [](CellSet unit) { return unit.single(); });
}

// Attempts that a thread takes at a time: enough to keep the lanes full, few enough to stop early. Walks to few givens
// take a tenth of a second each, and go one by one.
std::uint64_t chunk_of(const Wish& wish, const Plan& plan) { return is_few(wish, plan) ? 1 : 128; }

struct Chunk {
    std::vector<Hit> hits;
    std::optional<Hit> nearest;
    bool done = false;

    void add(const Hit& hit) {
        if (hit.distance == 0)
            hits.push_back(hit);
        else if (!nearest || hit.distance < nearest->distance)
            nearest = hit;
    }
};

class Shared {
  public:
    Shared(std::uint64_t size, std::uint64_t per_chunk, std::size_t most)
        : chunk_size(per_chunk), chunks_((size + per_chunk - 1) / per_chunk), most_(most) {}

    // The number of the next chunk, none when all are taken or the hits are enough.
    std::optional<std::size_t> take() {
        const std::lock_guard lock(mutex_);
        if (next_ == chunks_.size() || enough_) return {};
        return next_++;
    }
    void give(std::size_t number, Chunk&& chunk) {
        const std::lock_guard lock(mutex_);
        chunks_[number] = std::move(chunk);
        while (whole_ < chunks_.size() && chunks_[whole_].done) hits_ += chunks_[whole_++].hits.size();
        enough_ = hits_ >= most_;
    }

    // A chunk that was stopped has no hits to give, but may have come near.
    void leave(const Chunk& chunk) {
        const std::lock_guard lock(mutex_);
        if (chunk.nearest && (!left_ || chunk.nearest->distance < left_->distance)) left_ = chunk.nearest;
    }

    // What all chunks before the first missing one found.
    Found found(std::uint64_t size) {
        Found result;
        result.nearest = left_;
        for (std::size_t i = 0; i < whole_; ++i) {
            for (const Hit& hit : chunks_[i].hits) {
                result.hits.push_back(hit);
                if (result.hits.size() < most_) continue;
                result.attempts = i * chunk_size + (hit.attempt - first_of(i)) + 1;
                return result;
            }
            const auto& nearest = chunks_[i].nearest;
            if (nearest && (!result.nearest || nearest->distance < result.nearest->distance)) result.nearest = nearest;
        }
        result.attempts = std::min<std::uint64_t>(size, whole_ * chunk_size);
        return result;
    }
    std::uint64_t first_of(std::size_t chunk) const { return first + chunk * chunk_size; }

    std::uint64_t first = 0;
    const std::uint64_t chunk_size;

  private:
    std::vector<Chunk> chunks_;
    std::optional<Hit> left_;
    std::size_t most_, next_ = 0, whole_ = 0, hits_ = 0;
    bool enough_ = false;
    std::mutex mutex_;
};

struct Order {
    const Wish& wish;
    const Plan& plan;
    std::uint64_t seed, size;
    const fast9::Engine& engine;
};

void keep_minimal(Chunk& chunk, const fast9::Engine& engine, Stop& stop) {
    std::vector<Digits> puzzles, solutions;
    for (const Hit& hit : chunk.hits) {
        puzzles.push_back(hit.puzzle);
        solutions.push_back(hit.solution);
    }
    const auto faults = check(puzzles.data(), solutions.data(), puzzles.size(), true, 1, engine, stop);
    const auto hits = std::move(chunk.hits);
    chunk.hits.clear();
    for (std::size_t i = 0; i < hits.size(); ++i) {
        Hit hit = hits[i];
        hit.distance = faults[i] == Fault::none ? 0 : 1;
        chunk.add(hit);
    }
}

Chunk attempt_all(const Order& order, std::uint64_t first, std::uint64_t size, Judge& judge, Stop& stop) {
    Chunk chunk;
    std::vector<Dug> dug(size);
    if (!dig(order.plan, order.seed, first, size, dug.data(), order.engine, stop, true)) return chunk;
    const bool guide = is_guided(order.wish);
    for (std::uint64_t i = 0; i < size && !stop.now(); ++i) {
        if (!dug[i].unique) continue;
        const Random random(order.seed ^ kGuiding, first + i);
        if (is_few(order.wish, order.plan)) shrink(dug[i], order.wish.givens.most, random, order.engine, stop);
        Hit hit{first + i, dug[i].puzzle, dug[i].solution};
        std::optional<Digits> near;
        if (guide) near = guided(dug[i], order.plan, judge, random, order.engine, stop);
        if (near) {
            hit.puzzle = *near;
        } else if (!guide) {
            hit.distance = judge(hit.puzzle, stop).distance;
        } else {
            // One of each chunk is enough to tell the nearest. A path that comes to the technique after something
            // harder is no hit here either: what is one must not depend on how attempts are cut into chunks.
            hit.distance = i == 0 ? judge(hit.puzzle, stop).distance : 0;
            if (hit.distance == 0) continue;
        }
        chunk.add(hit);
    }
    if (order.wish.minimal && !is_minimal_as_dug(order.wish, order.plan)) keep_minimal(chunk, order.engine, stop);
    chunk.done = !stop.stopped();
    return chunk;
}

void work(const Order& order, Shared& shared, Stop& stop) {
    Judge judge(order.wish);
    while (const auto number = shared.take()) {
        if (stop.look()) return;
        const std::uint64_t offset = *number * shared.chunk_size;
        const std::uint64_t size = std::min(shared.chunk_size, order.size - offset);
        Chunk chunk = attempt_all(order, shared.first + offset, size, judge, stop);
        if (!chunk.done) return shared.leave(chunk);
        shared.give(*number, std::move(chunk));
    }
}

}  // namespace

Found search(const Wish& wish, const Plan& plan, std::uint64_t seed, std::uint64_t first, std::uint64_t size,
             std::size_t most, unsigned threads, const fast9::Engine& engine, Stop& stop) {
    Plan roomy = plan;
    if (is_guided(wish)) roomy.room = room_for(wish);
    const Order order{wish, roomy, seed, size, engine};
    Shared shared(size, chunk_of(wish, plan), most);
    shared.first = first;
    const std::uint64_t chunks = (size + shared.chunk_size - 1) / shared.chunk_size;
    work_together(std::min<std::uint64_t>(threads, chunks), stop,
                  [&](std::size_t, Stop& mine) { work(order, shared, mine); });
    return shared.found(size);
}

}  // namespace ninefold::generate
