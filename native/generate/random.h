// Random numbers of their own for each attempt: (seed, index) says everything, so neither threads nor lanes nor the
// machine change what comes out. SplitMix64 (Steele, Lea and Flood, 2014).
#pragma once

#include <cstdint>
#include <utility>

namespace ninefold::generate {

class Random {
  public:
    Random() = default;
    Random(std::uint64_t seed, std::uint64_t index) : state_(mixed(seed ^ mixed(index + kGolden))) {}

    std::uint64_t next() { return mixed(state_ += kGolden); }
    // 0 .. bound-1. Lemire's multiplication; the bias is below 2^-32 for the bounds we use.
    std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>((next() >> 32) * static_cast<std::uint64_t>(bound) >> 32);
    }
    template <typename Items>
    void shuffle(Items& items, int size) {
        for (int i = size - 1; i > 0; --i) std::swap(items[i], items[below(static_cast<std::uint32_t>(i + 1))]);
    }

  private:
    static constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15ULL;
    static constexpr std::uint64_t mixed(std::uint64_t x) {
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ULL;
        x = (x ^ x >> 27) * 0x94D049BB133111EBULL;
        return x ^ x >> 31;
    }
    std::uint64_t state_ = 0;
};

}  // namespace ninefold::generate
