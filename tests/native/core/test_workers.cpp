#include <atomic>
#include <new>
#include <stdexcept>
#include <system_error>

#include "check.h"
#include "core/workers.h"

using namespace ninefold;

namespace {

// A system that has so many threads to give, and no more.
Starter giving(int threads) {
    return [left = threads](std::function<void()> body) mutable {
        if (left-- == 0) throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
        return start_thread(std::move(body));
    };
}

// How many of `pieces` are done when `threads` of them are asked for and `given` can be had besides the caller's.
int done(int pieces, std::size_t threads, int given) {
    std::atomic<int> next{0}, count{0};
    Stop stop;
    work_together(
        threads, stop,
        [&](std::size_t, Stop&) {
            while (next++ < pieces) ++count;
        },
        giving(given));
    return count;
}

}  // namespace

TEST("workers: all work is done, whether all, some or none of the threads start") {
    for (const int given : {0, 1, 3, 7}) CHECK_EQ(done(10'000, 8, given), 10'000);
}

TEST("workers: no memory for a thread is as no thread") {
    std::atomic<int> workers{0};
    Stop stop;
    work_together(
        4, stop, [&](std::size_t, Stop&) { ++workers; },
        [](std::function<void()>) -> std::thread { throw std::bad_alloc(); });
    CHECK_EQ(workers.load(), 1);
}

TEST("workers: none is as one, and there is an end to how many are started") {
    for (const std::size_t threads : {std::size_t{0}, std::size_t{1}, std::size_t{9}, ~std::size_t{0}}) {
        std::atomic<std::size_t> workers{0};
        Stop stop;
        work_together(threads, stop, [&](std::size_t, Stop&) { ++workers; });
        CHECK_EQ(workers.load(), std::min(std::max<std::size_t>(threads, 1), kMostThreads));
    }
}

TEST("workers: what one throws stops the others, and is thrown when all have ended") {
    for (const std::size_t thrower : {0, 1, 2}) {
        std::atomic<int> running{0};
        std::string told;
        Stop stop;
        try {
            work_together(3, stop, [&](std::size_t worker, Stop& mine) {
                ++running;
                while (worker != thrower && !mine.look()) std::this_thread::yield();
                --running;
                if (worker == thrower) throw std::runtime_error("no more");
            });
        } catch (const std::runtime_error& error) {
            told = error.what();
        }
        CHECK_EQ(told, "no more");
        CHECK_EQ(running.load(), 0);
    }
}

TEST("workers: the caller's stop stops them all, and so does the time") {
    Stop told, limited(0.01);
    for (Stop* stop : {&told, &limited}) {
        std::atomic<int> stopped{0};
        work_together(3, *stop, [&](std::size_t worker, Stop& mine) {
            if (stop == &told && worker == 1) told.stop();
            while (!mine.look()) std::this_thread::yield();
            ++stopped;
        });
        CHECK_EQ(stopped.load(), 3);
        CHECK_EQ(stop->timed_out(), stop == &limited);
    }
}

TEST("workers: the caller who is done looks at its signals until the others are") {
    Stop stop;
    std::atomic<bool> asked{false};
    stop.poll_with([&] { return asked.exchange(true); });
    work_together(2, stop, [&](std::size_t worker, Stop& mine) {
        while (worker == 1 && !mine.look()) std::this_thread::yield();
    });
    CHECK(stop.stopped());
}
