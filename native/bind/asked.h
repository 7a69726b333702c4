// Something that works on while Python asks, and is asked by one thread at a time.
#pragma once

#include <atomic>
#include <memory>
#include <stdexcept>

// While it works the GIL is free, and another thread might ask, too: that one is refused.
template <typename Worker>
class Asked {
  public:
    explicit Asked(std::unique_ptr<Worker> worker) : worker_(std::move(worker)) {}

    template <typename Do>
    auto with(Do todo) {
        if (busy_.exchange(true)) throw std::runtime_error("this solver is at work in another thread");
        struct Free {
            std::atomic<bool>& busy;
            ~Free() { busy = false; }
        } free{busy_};
        return todo(*worker_);
    }

  private:
    std::unique_ptr<Worker> worker_;
    std::atomic<bool> busy_ = false;
};
