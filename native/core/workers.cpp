#include "core/workers.h"

#include <thread>
#include <vector>

namespace ninefold {

void run_workers(unsigned workers, Stop& stop, const std::function<void(Stop&)>& work) {
    if (workers <= 1) return work(stop);
    std::vector<Stop> words(workers);
    std::vector<std::thread> pool;
    std::atomic<unsigned> working{workers};
    for (Stop& word : words)
        pool.emplace_back([&work, &working, &word] {
            work(word);
            --working;
        });
    while (working > 0) {
        if (stop.look())
            for (Stop& word : words) word.stop();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    for (auto& thread : pool) thread.join();
}

}  // namespace ninefold
