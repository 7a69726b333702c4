// Counts of what was counted before, by 128 bits of hash of what it was: of ten million of them the chance that any two
// meet is 10^-24. In buckets of four; where a bucket is full and may not grow, one of the four is forgotten.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "general/exact_count.h"

namespace ninefold::general {

struct RestKey {
    std::uint64_t a = 0x243f6a8885a308d3, b = 0x13198a2e03707344;

    // Two hashes with multipliers of their own; each step is a bijection of what was there before.
    void add(std::uint64_t value) {
        a = std::rotl((a ^ value) * 0x9e3779b97f4a7c15, 29) * 0xbf58476d1ce4e5b9;
        b = std::rotl((b + value) * 0xc2b2ae3d27d4eb4f, 31) * 0x94d049bb133111eb;
        a ^= a >> 32;
        b ^= b >> 29;
    }
    friend bool operator==(const RestKey&, const RestKey&) = default;
};

class RememberedCounts {
  public:
    explicit RememberedCounts(std::size_t most)
        : most_(std::max<std::size_t>(std::bit_floor(most), kFirst)), slots_(kFirst) {}

    const Number* find(const RestKey& key) const {
        const Slot* const slot = at(key);
        return slot ? &slot->count : nullptr;
    }
    void add(const RestKey& key, Number count) {
        if (find(key)) return;
        while (!put({key, count})) {
            if (slots_.size() < most_) {
                grow();
                continue;
            }
            slots_[bucket(key) + (turn_++ & (kBucket - 1))] = {key, count};
            return;
        }
    }
    void forget(const RestKey& key) {
        if (Slot* const slot = const_cast<Slot*>(at(key))) *slot = {};
    }
    void forget_all() { std::fill(slots_.begin(), slots_.end(), Slot{}); }

  private:
    static constexpr std::size_t kBucket = 4, kFirst = 1 << 12;

    struct Slot {
        RestKey key{0, 0};  // nothing is here
        Number count = 0;
        bool used() const { return !(key == RestKey{0, 0}); }
    };

    std::size_t bucket(const RestKey& key) const { return (key.a ^ key.b >> 7) & (slots_.size() - 1) & ~(kBucket - 1); }
    const Slot* at(const RestKey& key) const {
        const Slot* const first = &slots_[bucket(key)];
        for (std::size_t k = 0; k < kBucket; ++k) {
            if (first[k].key == key) return first + k;
        }
        return nullptr;
    }
    bool put(const Slot& slot) {
        Slot* const first = &slots_[bucket(slot.key)];
        for (std::size_t k = 0; k < kBucket; ++k) {
            if (first[k].used()) continue;
            first[k] = slot;
            return true;
        }
        return false;
    }
    void grow() {
        std::vector<Slot> before(slots_.size() * 2);
        before.swap(slots_);
        for (const Slot& slot : before) {
            if (slot.used()) put(slot);  // at most four come from a bucket, and there are two for them now
        }
    }

    std::size_t most_;
    std::vector<Slot> slots_;
    std::size_t turn_ = 0;
};

}  // namespace ninefold::general
