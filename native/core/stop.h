// When long work must give up: a time limit, another thread's word, or the caller's own signals.
//
// `stop` and `stopped` are for every thread. Looking is for one: threads that work under the same limit have a stop of
// their own each, under the one that they share.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <limits>
#include <optional>

namespace ninefold {

class Stop {
  public:
    using Clock = std::chrono::steady_clock;

    Stop() = default;
    // After so many seconds; and when `shared` ends, if that is sooner.
    explicit Stop(double seconds, const Stop* shared = nullptr) : shared_(shared) {
        if (shared) deadline_ = shared->deadline_;
        // A limit beyond a century is no limit, and would overflow the clock.
        if (seconds < 3e9) {
            const auto own = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                                std::chrono::duration<double>(seconds < 0 ? 0 : seconds));
            deadline_ = deadline_ ? std::min(*deadline_, own) : own;
        }
    }

    // Ends when `shared` does, at the latest.
    static Stop under(const Stop& shared) { return Stop(std::numeric_limits<double>::infinity(), &shared); }

    // Any thread may call this, at any time.
    void stop() { stopped_.store(true, std::memory_order_relaxed); }
    bool stopped() const { return stopped_.load(std::memory_order_relaxed); }

    // The caller's own reason to stop (Ctrl-C, say). Asked from the working thread, about every 20 ms.
    void poll_with(std::function<bool()> poll) { poll_ = std::move(poll); }

    // Cheap enough for every node of a search: looks at the clock once in 1024 calls.
    bool now() {
        if ((++calls_ & 1023) != 0) return stopped();
        return look();
    }

    // Looks at everything at once.
    bool look() {
        if (stopped()) return true;
        for (const Stop* above = shared_; above; above = above->shared_) follow(*above);
        if (stopped()) return true;
        const auto time = Clock::now();
        if (deadline_ && time >= *deadline_) {
            end(true);
        } else if (poll_ && time - polled_ >= std::chrono::milliseconds(20)) {
            polled_ = time;
            if (poll_()) stop();
        }
        return stopped();
    }

    // Whether it was the time limit that ended the work.
    bool timed_out() const { return timed_out_.load(std::memory_order_relaxed); }

    // Stops for the same reason as another, if that has stopped.
    void follow(const Stop& other) {
        if (other.stopped()) end(other.timed_out());
    }

  private:
    void end(bool by_time) {
        if (by_time) timed_out_.store(true, std::memory_order_relaxed);
        stop();
    }

    std::atomic<bool> stopped_{false};
    std::atomic<bool> timed_out_{false};
    std::optional<Clock::time_point> deadline_;
    const Stop* shared_ = nullptr;
    std::function<bool()> poll_;
    Clock::time_point polled_ = Clock::now();
    unsigned calls_ = 0;
};

}  // namespace ninefold
