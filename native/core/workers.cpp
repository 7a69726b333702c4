#include "core/workers.h"

#include <algorithm>
#include <condition_variable>
#include <cstdlib>
#include <exception>
#include <memory>
#include <mutex>
#include <new>
#include <system_error>
#include <vector>

namespace ninefold {
namespace {

// What the workers tell the caller.
class Word {
  public:
    void failed(std::exception_ptr error) {
        const std::lock_guard lock(mutex_);
        if (!error_) error_ = std::move(error);
    }
    void begins() {
        const std::lock_guard lock(mutex_);
        ++running_;
    }
    // The others begin when all are started.
    void all_are_there() {
        const std::lock_guard lock(mutex_);
        all_there_ = true;
        beginning_.notify_all();
    }
    void wait_for_all() {
        std::unique_lock lock(mutex_);
        beginning_.wait(lock, [this] { return all_there_; });
    }
    void ends(bool stopped) {
        const std::lock_guard lock(mutex_);
        stopped_ |= stopped;
        if (--running_ == 0) through_.notify_one();
    }

    // Woken by the last of the others; until then it keeps looking for them.
    void wait(Stop& stop) {
        std::unique_lock lock(mutex_);
        while (running_ != 0) {
            through_.wait_for(lock, std::chrono::milliseconds(1));
            lock.unlock();
            stop.look();
            lock.lock();
        }
    }

    // For when all are through.
    const std::exception_ptr& error() const { return error_; }
    bool stopped() const { return stopped_; }

  private:
    std::mutex mutex_;
    std::condition_variable through_;
    std::condition_variable beginning_;
    bool all_there_ = false;
    std::size_t running_ = 0;
    bool stopped_ = false;
    std::exception_ptr error_;
};

// Memory that is kept free while threads are started: where there is little, their stacks would take all of it and
// leave nothing to work with. More than 32 MiB, so that malloc maps it apart and does not change its ways when it is
// freed.
class Room {
  public:
    Room() : bytes_(std::malloc(std::size_t{33} << 20), &std::free) {
        if (bytes_) *static_cast<volatile char*>(bytes_.get()) = 0;  // or the compiler would leave it out
    }
    void leave() { bytes_.reset(); }

  private:
    std::unique_ptr<void, decltype(&std::free)> bytes_;
};

}  // namespace

std::thread start_thread(std::function<void()> body) { return std::thread(std::move(body)); }

void work_together(std::size_t threads, Stop& stop, const std::function<void(std::size_t worker, Stop& stop)>& work,
                   const Starter& start) {
    const std::size_t wanted = std::clamp<std::size_t>(threads, 1, kMostThreads);
    if (wanted == 1) return work(0, stop);
    Word word;
    const auto guarded = [&](std::size_t worker, Stop& mine) {
        try {
            work(worker, mine);
        } catch (...) {
            word.failed(std::current_exception());
            stop.stop();
        }
    };
    std::vector<std::thread> others;
    others.reserve(wanted - 1);
    Room room;
    // From here on nothing may be thrown past the threads before they are joined.
    for (std::size_t worker = 1; worker < wanted; ++worker) {
        word.begins();
        try {
            others.push_back(start([&, worker] {
                word.wait_for_all();
                auto mine = Stop::under(stop);
                guarded(worker, mine);
                word.ends(mine.stopped());
            }));
        } catch (const std::system_error&) {
            word.ends(false);
            break;
        } catch (const std::bad_alloc&) {
            word.ends(false);
            break;
        }
    }
    room.leave();
    word.all_are_there();
    guarded(0, stop);
    word.wait(stop);
    for (auto& thread : others) thread.join();
    if (word.error()) std::rethrow_exception(word.error());
    if (word.stopped()) stop.look();  // a worker may have seen the end of the time before the caller
}

}  // namespace ninefold
