// States of a search that are known to lead nowhere, with how many variables they were given.
#pragma once

#include <cstdint>
#include <vector>

namespace ninefold::logic::expert {

// Forgets rather than grows: a full neighbourhood is written over. So it bounds the memory, never the answer.
class Memory {
  public:
    Memory() : slots_(kSlots) {}

    // A new search: everything is forgotten, at no cost.
    void clear() { ++generation_; }
    bool hopeless(std::uint64_t state, int length) const {
        for (unsigned i = 0; i < kProbes; ++i) {
            const Slot& slot = slots_[(state + i) & (kSlots - 1)];
            if (slot.generation != generation_) return false;
            if (slot.state == state) return slot.length >= length;
        }
        return false;
    }
    void keep(std::uint64_t state, int length) {
        for (unsigned i = 0; i < kProbes; ++i) {
            Slot& slot = slots_[(state + i) & (kSlots - 1)];
            if (slot.generation == generation_ && slot.state != state && i + 1 < kProbes) continue;
            slot = {state, generation_, length};
            return;
        }
    }

  private:
    static constexpr std::size_t kSlots = 1 << 14;
    static constexpr unsigned kProbes = 8;
    struct Slot {
        std::uint64_t state = 0;
        std::uint32_t generation = 0;
        std::int32_t length = 0;
    };
    std::vector<Slot> slots_;
    std::uint32_t generation_ = 1;
};

// A number for a node (or for a group by its variable); the sum over a set stands for the set.
constexpr std::uint64_t scattered(std::uint64_t n) {
    n = (n + 1) * 0x9E3779B97F4A7C15ULL;
    n = (n ^ n >> 30) * 0xBF58476D1CE4E5B9ULL;
    n = (n ^ n >> 27) * 0x94D049BB133111EBULL;
    return n ^ n >> 31;
}

}  // namespace ninefold::logic::expert
